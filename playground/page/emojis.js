/** Makes emojis: those of the application are pictures, all others are letters. */

import { el } from "./nodes.js";

/**
 * Make the emoji of a button or an option. As on Discord, one of the application is read aloud by
 * its name.
 *
 * @param {object|null|undefined} emoji Discord's
 * @returns {HTMLElement|null}
 */
export function emojiOf(emoji) {
  if (!emoji?.name) return null;
  if (emoji.id) return picture(emoji.id, emoji.name);
  return el("span.emoji", { "aria-hidden": "true" }, emoji.name);
}

/**
 * Make an emoji in a text; where it is no more, its name stands there.
 *
 * @param {{id: string, name: string}} emoji
 * @returns {HTMLElement}
 */
export function emojiInText(emoji) {
  return picture(emoji.id, `:${emoji.name}:`);
}

function picture(id, alt) {
  return el("img.emoji", { src: `/emojis/${id}.png`, alt, draggable: "false" });
}
