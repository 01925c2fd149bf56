/** Avatars: a person's initials on a colour derived from the id, or the bot's emblem. */

import { emblem } from "./icons.js";
import { el } from "./nodes.js";

const COLOURS = 7;

/**
 * Make an avatar. It is hidden from screen readers: show the name beside it.
 *
 * @param {{id: string, name: string, bot?: boolean}} person
 * @param {string} [size] a class: "small" or "large"
 * @returns {HTMLElement}
 */
export function avatar(person, size = "") {
  const inside = person.bot ? emblem() : initials(person.name);
  const colour = person.bot ? "bot" : `colour-${Number(BigInt(person.id || 0) % 9973n) % COLOURS}`;
  return el(`span.avatar.${colour}${size && `.${size}`}`, { "aria-hidden": "true" }, inside);
}

/**
 * Return one or two initials of a name.
 *
 * @param {string} name
 * @returns {string}
 */
function initials(name) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...word][0]).join("").toLocaleUpperCase() || "?";
}
