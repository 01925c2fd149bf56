/** Renders embeds and attachments of messages without components. */

import { file, safe } from "./components.js";
import { el } from "./nodes.js";
import { gallery, picture } from "./pictures.js";
import { prose } from "./prose.js";
import { moment } from "./times.js";

/**
 * Make an embed.
 *
 * @param {object} raw Discord's
 * @param {object} message
 * @param {object} page
 */
export function embed(raw, message, page) {
  const text = (content) => prose(content, page, message.names);
  const edge = Number.isInteger(raw.color) ? { "--edge": `#${raw.color.toString(16).padStart(6, "0")}` } : {};
  const title = raw.title && (raw.url ? el("a", { href: safe(raw.url), target: "_blank", rel: "noreferrer" }, text(raw.title)) : text(raw.title));
  return el(
    "article.container.edged.embed",
    { style: edge },
    raw.author?.name && el("div.embed-author", {}, raw.author.name),
    title && el("div.embed-title", {}, title),
    raw.description && el("div.prose", {}, text(raw.description)),
    raw.fields?.length && el("dl.fields", {}, raw.fields.map((each) => fieldOf(each, text))),
    raw.thumbnail && el("div.thumbnail", {}, picture(raw.thumbnail, page)),
    raw.image && picture(raw.image, page),
    (raw.footer?.text || raw.timestamp) &&
      el("div.embed-footer", {}, raw.footer?.text, raw.footer?.text && raw.timestamp && " · ", raw.timestamp && moment(raw.timestamp, page.words.locale)),
  );
}

function fieldOf(each, text) {
  return el(`div${each.inline ? ".inline" : ""}`, {}, el("dt", {}, text(each.name)), el("dd", {}, text(each.value)));
}

/**
 * Make the attachments of a message that has no gallery of its own.
 *
 * @param {object[]} list
 * @param {object} page
 * @returns {Node[]}
 */
export function attachments(list, page) {
  const pictures = list.filter((each) => (each.content_type || "").startsWith("image/"));
  const others = list.filter((each) => !pictures.includes(each));
  return [
    ...(pictures.length ? [gallery(pictures, page)] : []),
    ...others.map((each) => file(each.url, each.filename)),
  ];
}
