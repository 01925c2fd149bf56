/** Renders parsed markdown, with people, channels and times by their names. */

import { emojiInText } from "./emojis.js";
import { parse } from "./markdown.js";
import { button, el } from "./nodes.js";
import { stamp } from "./times.js";

const PLAIN = { bold: "strong", italic: "em", underline: "u", strike: "s" };
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}(?<![0-9#*])|\s){1,40}$/u;

/**
 * Make the nodes of a markdown text.
 *
 * @param {string} text
 * @param {object} page
 * @param {Object<string, string>} [names] the names of the mentioned people and channels, by id
 * @returns {HTMLElement[]}
 */
export function prose(text, page, names = {}) {
  const made = new Prose(page, names);
  const large = /\p{Extended_Pictographic}/u.test(text) && ONLY_EMOJI.test(text);
  return parse(text).map((block) => {
    const node = made.block(block);
    if (large) node.classList.add("large");
    return node;
  });
}

/**
 * Return a text as one line without markup, for the quote of a message: letters and emojis.
 *
 * @param {string} text
 * @param {object} page
 * @param {Object<string, string>} names
 * @returns {(string|HTMLImageElement)[]}
 */
export function brief(text, page, names) {
  const made = new Prose(page, names);
  return parse(text).flatMap((block, at) => [
    at ? " " : "",
    ...[...made.block(block).childNodes].flatMap((node) => [...told(node), block.kind === "list" ? " " : ""]),
  ]);
}

/** What a node says, without its markup. */
function told(node) {
  if (node.childNodes.length) return [...node.childNodes].flatMap(told);
  return [node.localName === "img" ? node : node.textContent];
}

class Prose {
  constructor(page, names) {
    this.page = page;
    this.names = names;
  }

  block(block) {
    switch (block.kind) {
      case "heading":
        return el(`div.heading.heading-${block.level}`, { role: "heading", "aria-level": block.level + 2 }, this.all(block));
      case "subtext":
        return el("div.subtext", {}, this.all(block));
      case "quote":
        return el("blockquote", {}, block.inside.map((each) => this.block(each)));
      case "list":
        return this.list(block);
      case "codeblock":
        return el("pre", { tabindex: 0 }, el("code", {}, block.text));
      default:
        return el("div.text", {}, this.all(block));
    }
  }

  list(block) {
    const items = block.items.map((item) => el("li", {}, this.all(item), item.below && this.list(item.below)));
    return block.ordered ? el("ol", { start: block.first }, items) : el("ul", {}, items);
  }

  all(value) {
    return value.inside.map((each) => this.inline(each));
  }

  inline(value) {
    if (value.kind in PLAIN) return el(PLAIN[value.kind], {}, this.all(value));
    switch (value.kind) {
      case "text":
        return value.text;
      case "code":
        return el("code", {}, value.text);
      case "time":
        return stamp(value.at, value.style, this.page.words.locale);
      case "emoji":
        return emojiInText(value);
      case "everyone":
        return el("span.mention", {}, value.text);
      case "role":
        return el("span.mention", {}, `@${this.names[value.id] || value.id}`);
      case "command":
        return button(".mention", {}, () => this.page.beginCommand(value.name), `/${value.name}`);
      case "user":
        return this.user(value.id);
      case "channel":
        return this.channel(value.id);
      case "spoiler":
        return this.spoiler(value);
      case "link":
        return this.link(value);
      default:
        return "";
    }
  }

  user(id) {
    const known = this.page.state.people.find((person) => person.id === id);
    const name = known?.name || this.names[id];
    if (!name) return el("span.mention", {}, `<@${id}>`);
    const mine = id === this.page.state.seat ? ".me" : "";
    if (!known) return el(`span.mention${mine}`, {}, `@${name}`);
    return button(`.mention${mine}`, {}, (event) => this.page.showPerson(known, event.currentTarget), `@${name}`);
  }

  channel(id) {
    const known = this.page.state.places.find((place) => place.id === id);
    const name = known?.name || this.names[id];
    if (!name) return el("span.mention", {}, `#${this.page.words.say("page-unknown")}`);
    return button(".mention", {}, () => this.page.go(id), `#${name}`);
  }

  link(value) {
    const inside = this.page.inside(value.url);
    if (!inside) return el("a", { href: value.url, target: "_blank", rel: "noreferrer noopener" }, this.all(value));
    const bare = value.inside.length === 1 && value.inside[0].text === value.url;
    return (bare && this.placed(place(value.url), inside)) || button(".link", {}, inside, this.all(value));
  }

  /** Make what is shown in place of the bare address of a channel or a message, if its channel is known. */
  placed({ channel, message }, inside) {
    const known = this.page.state.places.find((each) => each.id === channel);
    return known && button(".mention", {}, inside, `#${known.name}${message ? " › 💬" : ""}`);
  }

  spoiler(value) {
    const text = el("span.hidden-text", { inert: true }, this.all(value));
    const shown = el(
      "span.spoiler",
      {
        role: "button",
        tabindex: 0,
        "aria-expanded": "false",
        "aria-label": this.page.words.say("page-spoiler"),
        on: {
          click: () => open(),
          keydown: (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), open()),
        },
      },
      text,
    );
    const open = () => {
      for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) shown.removeAttribute(name);
      shown.classList.add("open");
      text.inert = false;
    };
    return shown;
  }
}

/**
 * Return the channel that a link to Discord names, so that it can open in this page.
 *
 * @param {string} url
 * @returns {{channel: string, message: string|undefined}|null}
 */
export function place(url) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  return found && { channel: found[1], message: found[2] };
}
