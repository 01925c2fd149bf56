/** Select menus: with descriptions, several values or people, and usable by keyboard. */

import { avatar } from "./avatar.js";
import { emojiOf } from "./emojis.js";
import { icon } from "./icons.js";
import { el, freshId } from "./nodes.js";

const STRINGS = 3;
const USERS = 5;
const MENTIONABLES = 7;
const CHANNELS = 8;

const GAP = 8;

/**
 * Make a select menu.
 *
 * @param {object} raw Discord's component
 * @param {object} page
 * @param {(values: string[]) => void} chosen called when a choice has been made
 * @returns {HTMLElement}
 */
export function select(raw, page, chosen) {
  return new Select(raw, page, chosen).node;
}

class Select {
  constructor(raw, page, chosen) {
    this.raw = raw;
    this.page = page;
    this.chosen = chosen;
    this.options = options(raw, page);
    this.low = raw.min_values ?? 1;
    this.high = raw.max_values ?? 1;
    this.values = this.options.filter((option) => option.default).map((option) => option.value);
    this.at = 0;
    this.typed = "";
    this.name = freshId("select");
    this.list = el("div.options", { role: "listbox", id: this.name, hidden: true, "aria-multiselectable": this.high > 1 });
    this.shown = el("span.shown");
    const label = raw.placeholder || page.words.say("page-select");
    this.box = el(
      "button.select-box",
      {
        type: "button",
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": this.name,
        "aria-label": label,
        disabled: Boolean(raw.disabled),
        data: { key: raw.custom_id },
        on: { click: () => (this.open ? this.close(true) : this.show()), keydown: (event) => this.key(event) },
      },
      this.shown,
      icon("down"),
    );
    this.node = el("div.select", { on: { focusout: (event) => this.left(event) } }, this.box, this.list);
    this.label = label;
    this.draw();
  }

  get open() {
    return !this.list.hidden;
  }

  show() {
    if (this.raw.disabled) return;
    this.before = [...this.values];
    this.at = Math.max(0, this.options.findIndex((option) => this.values.includes(option.value)));
    this.list.hidden = false;
    this.box.setAttribute("aria-expanded", "true");
    this.draw();
    const { top, bottom } = this.box.getBoundingClientRect();
    const around = (this.node.closest("#scroll") || document.body).getBoundingClientRect();
    const [above, below] = [top - around.top, around.bottom - bottom];
    this.list.classList.toggle("above", below < this.list.offsetHeight + GAP && below < above);
  }

  close(send) {
    if (!this.open) return;
    this.list.hidden = true;
    this.box.setAttribute("aria-expanded", "false");
    this.box.removeAttribute("aria-activedescendant");
    const fits = this.values.length >= this.low && this.values.length <= this.high;
    const changed = this.values.join() !== this.before.join();
    if (send && this.high > 1 && changed && fits) this.chosen(this.values);
    else if (this.high > 1 && (!send || !fits)) this.values = this.before;
    this.draw();
  }

  left(event) {
    if (!this.node.contains(event.relatedTarget)) this.close(true);
  }

  pick(at) {
    const { value } = this.options[at];
    this.at = at;
    if (this.high > 1) {
      if (this.values.includes(value)) this.values = this.values.filter((each) => each !== value);
      else if (this.values.length < this.high) this.values = [...this.values, value];
      this.draw();
      return;
    }
    this.values = [value];
    this.close(true);
    this.chosen([value]);
  }

  key(event) {
    const last = this.options.length - 1;
    const steps = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: last, PageDown: this.at + 8, PageUp: this.at - 8 };
    if (event.key === "Escape" && this.open) {
      event.preventDefault(); // otherwise it would also close the surrounding dialog
      event.stopPropagation();
      this.close(false);
    } else if (event.key in steps && last >= 0) {
      event.preventDefault();
      if (!this.open) this.show();
      else this.move(Math.min(Math.max(steps[event.key], 0), last));
    } else if (["Enter", " "].includes(event.key) && this.open) {
      event.preventDefault();
      if (this.options.length) this.pick(this.at);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey && event.key !== " ") {
      this.seek(event.key);
    }
  }

  seek(letter) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ""), 700);
    this.typed += letter.toLocaleLowerCase();
    const found = this.options.findIndex((option) => option.label.toLocaleLowerCase().startsWith(this.typed));
    if (found < 0) return;
    if (!this.open) this.show();
    this.move(found);
  }

  move(at) {
    this.at = at;
    this.draw();
    this.list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  draw() {
    const labels = this.options.filter((option) => this.values.includes(option.value)).map((option) => option.label);
    this.shown.textContent = labels.join(", ") || this.label;
    this.shown.classList.toggle("empty", labels.length === 0);
    this.box.setAttribute("aria-label", labels.length ? `${this.label}: ${labels.join(", ")}` : this.label);
    if (!this.open) return;
    this.list.replaceChildren(...this.options.map((option, at) => this.line(option, at)));
    if (this.options.length) this.box.setAttribute("aria-activedescendant", `${this.name}-${this.at}`);
    else this.list.append(el("p.none", {}, this.page.words.say("page-select-none")));
  }

  line(option, at) {
    const picked = this.values.includes(option.value);
    return el(
      `div.option${at === this.at ? ".at" : ""}`,
      {
        id: `${this.name}-${at}`,
        role: "option",
        "aria-selected": String(picked),
        data: { value: option.value },
        on: {
          pointerdown: (event) => event.preventDefault(), // the focus stays on the box
          click: () => this.pick(at),
        },
      },
      option.person ? avatar(option.person, "small") : emojiOf(option.emoji),
      el("span.what", {}, option.label, option.description && el("small", {}, option.description)),
      this.high > 1 ? el("span.tick", {}, picked && icon("check")) : picked && icon("check"),
    );
  }
}

function options(raw, page) {
  const preset = new Set((raw.default_values || []).map((value) => value.id));
  const people = page.state.people.map((person) => ({ value: person.id, label: person.name, person, default: preset.has(person.id) }));
  if (raw.type === STRINGS) return raw.options || [];
  if (raw.type === USERS || raw.type === MENTIONABLES) return people;
  if (raw.type !== CHANNELS) return [];
  const places = page.state.places.filter((place) => place.kind !== "direct");
  return places.map((place) => ({ value: place.id, label: `#${place.name}`, default: preset.has(place.id) }));
}
