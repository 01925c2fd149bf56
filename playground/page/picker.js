/** The list above the composer: commands, options, choices and people, by arrow keys or touch. */

import { el, fill } from "./nodes.js";

/** A list box that belongs to a text field, which keeps the focus. */
export class Picker {
  /**
   * @param {HTMLElement} node where the list is drawn
   * @param {HTMLTextAreaElement} input the field, whose aria attributes are kept right
   */
  constructor(node, input) {
    this.node = node;
    this.input = input;
    this.items = [];
    this.at = -1;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", "picker-list");
    this.hide();
  }

  /** Whether a list is shown. */
  get open() {
    return !this.node.hidden;
  }

  /**
   * Show a list.
   *
   * @param {string} title
   * @param {{label: string, description?: string, mark?: Node, run: () => void}[]} items
   * @param {boolean} first whether the first line is chosen already
   * @param {string} [empty] what is said where there is nothing
   */
  show(title, items, first, empty = "") {
    this.items = items;
    this.at = first && items.length ? 0 : -1;
    this.node.hidden = !items.length && !empty;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.list = el("div", { role: "listbox", id: "picker-list", "aria-label": title });
    fill(this.node, el("h3", {}, title), this.list, !items.length && el("p.none", {}, empty));
    this.list.append(...items.map((item, at) => this.line(item, at)));
    this.mark();
  }

  /** Take the list away. */
  hide() {
    this.items = [];
    this.at = -1;
    this.node.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /**
   * Move the choice.
   *
   * @param {number} by
   */
  move(by) {
    const count = this.items.length;
    if (!count) return;
    this.at = this.at < 0 ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count;
    this.mark();
  }

  /** Take the chosen line; returns whether there was one. */
  pick() {
    const item = this.items[this.at];
    item?.run();
    return Boolean(item);
  }

  line(item, at) {
    return el(
      "div.line",
      {
        role: "option",
        id: `picker-${at}`,
        on: {
          pointerdown: (event) => event.preventDefault(), // the focus stays in the field
          pointermove: () => this.at !== at && ((this.at = at), this.mark()),
          click: () => item.run(),
        },
      },
      item.mark,
      el("span.what", {}, el("strong", {}, item.label), item.description && el("small", {}, item.description)),
      item.note && el("span.note", {}, item.note),
    );
  }

  mark() {
    [...this.list.children].forEach((line, at) => {
      line.classList.toggle("at", at === this.at);
      line.setAttribute("aria-selected", String(at === this.at));
    });
    if (this.at < 0) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", `picker-${this.at}`);
      this.list.children[this.at].scrollIntoView({ block: "nearest" });
    }
  }
}
