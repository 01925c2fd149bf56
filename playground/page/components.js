/** Renders Discord's components: containers, texts, sections, pictures, rows of controls. */

import { emojiOf } from "./emojis.js";
import { icon } from "./icons.js";
import { button, el } from "./nodes.js";
import { gallery, picture } from "./pictures.js";
import { prose } from "./prose.js";
import { select } from "./selects.js";

const KIND = { row: 1, button: 2, section: 9, text: 10, thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17 };
const SELECTS = [3, 5, 6, 7, 8];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };
const LINK = 5;

/**
 * Make the nodes of a message's components.
 *
 * @param {object[]} list Discord's components
 * @param {object} message the message that has them
 * @param {object} page
 * @returns {Node[]}
 */
export function components(list, message, page) {
  const made = new Components(message, page);
  return list.map((raw) => made.node(raw)).filter(Boolean);
}

class Components {
  constructor(message, page) {
    this.message = message;
    this.page = page;
  }

  node(raw) {
    switch (raw.type) {
      case KIND.row:
        return el("div.row", {}, raw.components.map((each) => this.node(each)));
      case KIND.button:
        return raw.style === LINK ? this.link(raw) : this.button(raw);
      case KIND.text:
        return el("div.prose", {}, prose(raw.content, this.page, this.message.names));
      case KIND.section:
        return this.section(raw);
      case KIND.thumbnail:
        return el("div.thumbnail", {}, picture(media(raw), this.page));
      case KIND.gallery:
        return gallery(raw.items.map(media), this.page);
      case KIND.separator:
        return el(`div.separator${raw.spacing === 2 ? ".wide" : ""}`, {}, raw.divider !== false && el("hr"));
      case KIND.container:
        return this.container(raw);
      case KIND.file:
        return file(raw.file.url, raw.name || raw.file.url.split("/").at(-1));
      default:
        return SELECTS.includes(raw.type) ? this.select(raw) : null;
    }
  }

  container(raw) {
    const known = Number.isInteger(raw.accent_color);
    const edge = known ? { "--edge": `#${raw.accent_color.toString(16).padStart(6, "0")}` } : {};
    const box = el(`div.container${known ? ".edged" : ""}`, { style: edge }, raw.components.map((each) => this.node(each)));
    return raw.spoiler ? veiled(box, this.page) : box;
  }

  section(raw) {
    return el(
      "div.section",
      {},
      el("div.texts", {}, raw.components.map((each) => this.node(each))),
      el("div.accessory", {}, this.node(raw.accessory)),
    );
  }

  button(raw) {
    const name = raw.label || raw.emoji?.name || "";
    return button(
      `.control.${STYLES[raw.style] || "secondary"}`,
      { disabled: Boolean(raw.disabled), data: { key: raw.custom_id || "" }, "aria-label": raw.label ? null : name },
      (event) => this.page.press(this.message, raw, event.currentTarget),
      emojiOf(raw.emoji),
      raw.label && el("span.label", {}, raw.label),
    );
  }

  link(raw) {
    const inside = this.page.inside(raw.url);
    const parts = [emojiOf(raw.emoji), el("span.label", {}, raw.label || raw.url), icon(inside ? "right" : "outside")];
    if (inside) return button(".control.secondary", { disabled: Boolean(raw.disabled) }, inside, ...parts);
    if (raw.disabled) return el("button.control.secondary", { type: "button", disabled: true }, ...parts);
    return el("a.control.secondary", { href: safe(raw.url), target: "_blank", rel: "noreferrer noopener" }, ...parts);
  }

  select(raw) {
    const node = select(raw, this.page, (values) => this.page.choose(this.message, raw, values, node));
    return node;
  }
}

/** Hide a spoiler until it is clicked. */
function veiled(node, page) {
  node.inert = true;
  const veil = button(
    ".veil",
    {},
    () => {
      node.inert = false;
      veil.remove();
    },
    page.words.say("page-spoiler"),
  );
  return el("div.veiled-box", {}, node, veil);
}

function media(item) {
  const { url, width, height } = item.media;
  return { url, width, height, alt: item.description || "", spoiler: item.spoiler };
}

/**
 * Make the line of a file that is not a picture.
 *
 * @param {string} url
 * @param {string} name
 */
export function file(url, name) {
  return el("a.file", { href: safe(url), download: name }, icon("file"), name);
}

/**
 * Return a URL if its scheme is safe for a link, else null.
 *
 * @param {string} url
 * @returns {string|null}
 */
export function safe(url) {
  const found = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  return found && ["http:", "https:"].includes(found.protocol) ? found.href : null;
}
