/** Messages of the page itself: a banner while it is disconnected, and short notices. */

import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";

const SHOWN = 9000;

/**
 * Show a notice for some seconds.
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
 * Show or hide the banner at the top.
 *
 * @param {string} text hides it if empty
 */
export function banner(text) {
  const node = document.getElementById("banner");
  node.classList.toggle("on", Boolean(text));
  fill(node, text && [el("span.spin", { "aria-hidden": "true" }), text]);
}
