/** The list above the composer, for commands, options, choices and people. */

import { el, fill } from "./nodes.js";

/** A list box that belongs to a text field, which keeps the focus. */
export class Picker {
  /**
   * @param {HTMLElement} node where the list is rendered
   * @param {HTMLTextAreaElement} input the field, whose aria attributes are updated
   */
  constructor(node, input) {
    this.node = node;
    this.input = input;
    this.items = [];
    this.at = -1;
    input.setAttribute("aria-autocomplete", "list"); // a field of several lines cannot be a combobox
    input.setAttribute("aria-haspopup", "listbox");
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
   * @param {boolean} first whether the first line is selected at once
   * @param {string} [empty] the text of an empty list
   */
  show(title, items, first, empty = "") {
    this.items = items;
    this.at = first && items.length ? 0 : -1;
    this.node.hidden = !items.length && !empty;
    this.list = el("div.list", { role: "listbox", id: "picker-list", tabindex: 0, "aria-label": title });
    fill(this.node, el("p.title", { "aria-hidden": "true" }, title), items.length > 0 && this.list, !items.length && el("p.none", { role: "status" }, empty));
    this.list.append(...items.map((item, at) => this.line(item, at)));
    this.mark();
  }

  /** Hide the list. */
  hide() {
    this.items = [];
    this.at = -1;
    this.node.hidden = true;
    this.input.removeAttribute("aria-activedescendant");
  }

  /**
   * Move the selection.
   *
   * @param {number} by
   */
  move(by) {
    const count = this.items.length;
    if (!count) return;
    this.at = this.at < 0 ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count;
    this.mark();
  }

  /** Run the selected line; returns whether there was one. */
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
          pointerdown: (event) => event.preventDefault(), // keeps the focus in the field
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
