/** What the page itself has to say: a banner while the connection is away, and passing notices. */

import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";

const SHOWN = 9000;

/**
 * Say something for a while.
 *
 * @param {object} page
 * @param {string} text
 */
export function notice(page, text) {
  const node = el(
    "div.notice",
    {},
    icon("warn"),
    el("span", {}, text),
    button(".plain", { "aria-label": page.words.say("page-close") }, () => node.remove(), icon("close")),
  );
  document.getElementById("notices").append(node);
  setTimeout(() => node.remove(), SHOWN);
}

/**
 * Show or take away the banner above everything.
 *
 * @param {string} text nothing takes it away
 */
export function banner(text) {
  const node = document.getElementById("banner");
  node.classList.toggle("on", Boolean(text));
  fill(node, text && [el("span.spin", { "aria-hidden": "true" }), text]);
}
