/** The composer: plain messages, and slash commands whose options are filled in one by one. */

import { avatar } from "./avatar.js";
import { entries, fitting } from "./command.js";
import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";
import { Picker } from "./picker.js";
import { Slash } from "./slash.js";

const LONGEST = 2000;

/** The composer of the open place. */
export class Composer {
  /** @param {object} page */
  constructor(page) {
    this.page = page;
    this.form = document.getElementById("composer");
    this.input = el("textarea", { id: "message", rows: 1, maxlength: LONGEST, autocapitalize: "sentences", spellcheck: "true" });
    this.pills = el("span.pills");
    this.problem = el("p.problem", { role: "alert", hidden: true });
    this.list = el("div.picker");
    this.picker = new Picker(this.list, this.input);
    this.starter = button(".plain.slash", {}, () => this.startSlash());
    this.sender = el("button.plain.send", { type: "submit" }, icon("send"));
    fill(this.form, this.list, this.problem, el("div.box", {}, this.starter, el("div.entry", {}, this.pills, this.input), this.sender));
    this.form.addEventListener("submit", (event) => (event.preventDefault(), this.enter()));
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("focus", () => this.typed());
    this.form.addEventListener("focusout", (event) => !this.form.contains(event.relatedTarget) && this.picker.hide());
    this.slash = new Slash(page, this);
    this.known = "";
    this.kept = new Map();
    page.state.on("look", () => this.look());
    page.state.on("commands", () => this.look());
  }

  look() {
    const { state, words } = this.page;
    const key = `${state.seat} ${state.channel}`;
    if (key !== this.known) this.change(key);
    fill(this.starter, "/");
    this.starter.setAttribute("aria-label", words.say("page-commands"));
    this.starter.title = words.say("page-commands");
    this.sender.setAttribute("aria-label", words.say("page-send"));
    this.sender.title = words.say("page-send");
    this.draw();
  }

  /** Store the draft of the former seat and channel, and restore that of the present ones. */
  change(key) {
    if (this.known) this.kept.set(this.known, { text: this.input.value, draft: this.slash.draft });
    this.known = key;
    const { text, draft } = this.kept.get(key) || { text: "", draft: null };
    this.slash.draft = draft;
    this.input.value = text;
    this.complain("");
    this.picker.hide();
  }

  /**
   * Start a command as if it had been chosen from the list.
   *
   * @param {string} name its name in this or Discord's own language
   */
  begin(name) {
    const all = entries(this.page.state.commands);
    const found = all.find((entry) => entry.shown === name || entry.name === name);
    this.input.focus();
    if (found) this.slash.begin(found);
  }

  /**
   * Put a person's name into the text.
   *
   * @param {string} name
   */
  mention(name) {
    if (this.slash.draft) this.leave();
    this.input.value += `${this.input.value && !this.input.value.endsWith(" ") ? " " : ""}@${name} `;
    this.draw();
    this.input.focus();
  }

  startSlash() {
    this.leave();
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  leave() {
    this.slash.draft = null;
    this.input.value = "";
    this.picker.hide();
    this.draw();
  }

  // Drafts and lists

  typed() {
    this.complain("");
    if (this.slash.draft) this.slash.offer();
    else this.offerText();
    this.grow();
  }

  offerText() {
    const { words, state } = this.page;
    const text = this.input.value;
    if (/^\/[^\n]*$/.test(text)) {
      const typed = text.slice(1);
      const found = fitting(entries(state.commands), typed, (entry) => [entry.shown, entry.name]);
      this.picker.show(words.say("page-commands"), found.map((entry) => this.commandLine(entry)), true, words.say("page-no-command"));
      return;
    }
    const sought = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, this.input.selectionStart));
    if (!sought) {
      this.picker.hide();
      return;
    }
    const people = fitting(state.people, sought[1], (person) => [person.name]);
    const at = this.input.selectionStart - sought[1].length;
    this.picker.show(words.say("page-people"), people.map((person) => ({
      label: person.name,
      mark: avatar(person, "small"),
      run: () => {
        this.input.setRangeText(`${person.name} `, at, this.input.selectionStart, "end");
        this.typed();
      },
    })), true);
  }

  commandLine(entry) {
    return {
      label: `/${entry.shown}`,
      description: entry.description,
      mark: avatar({ ...this.page.state.bot, bot: true }, "small"),
      run: () => this.slash.begin(entry),
    };
  }

  // Keys

  key(event) {
    if (event.isComposing) return;
    const { picker } = this;
    if (["ArrowDown", "ArrowUp"].includes(event.key) && picker.open) {
      event.preventDefault();
      picker.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (!(picker.open && picker.pick())) this.enter();
    } else if (event.key === "Tab" && !event.shiftKey && picker.at < 0 && this.slash.draft?.active && this.input.value) {
      event.preventDefault();
      this.slash.goOn();
    } else if (event.key === "Tab" && !event.shiftKey && picker.open && picker.items.length) {
      event.preventDefault();
      if (picker.at < 0) picker.move(1);
      picker.pick();
    } else if (event.key === "Escape" && (picker.open || this.slash.draft)) {
      event.preventDefault();
      if (picker.open) picker.hide();
      else this.leave();
    } else if (event.key === "Backspace" && this.slash.draft && !this.input.value) {
      event.preventDefault();
      this.slash.back();
    }
  }

  // Sending

  async enter() {
    if (this.slash.draft) {
      await this.slash.run();
      return;
    }
    const text = this.input.value.trim();
    if (text.startsWith("/") && this.picker.items.length) this.picker.items[0].run();
    else if (text && !this.busy) await this.say(text);
  }

  async say(text) {
    const { known } = this;
    this.busy = true;
    this.form.classList.add("busy");
    if (await this.page.say(this.withMentions(text))) {
      if (known === this.known && this.input.value.trim() === text) this.leave();
      else if (this.kept.get(known)?.text.trim() === text) this.kept.delete(known);
    }
    this.busy = false;
    this.form.classList.remove("busy");
  }

  withMentions(text) {
    const people = [...this.page.state.people].sort((one, other) => other.name.length - one.name.length);
    return people.reduce((made, person) => made.replaceAll(`@${person.name}`, `<@${person.id}>`), text);
  }

  complain(key, values = {}) {
    this.problem.hidden = !key;
    fill(this.problem, key && [icon("warn"), this.page.words.say(key, values)]);
  }

  // Rendering

  draw() {
    const { state, words } = this.page;
    if (!words) return;
    const place = state.place?.kind === "direct" ? state.place.name : `#${state.place?.name || ""}`;
    const { draft } = this.slash;
    fill(this.pills, draft && this.slash.drawn());
    this.form.classList.toggle("command", Boolean(draft));
    const hint = draft ? this.slash.hint() : words.say("page-write-in", { place });
    const option = draft?.active && `${draft.active.shown || draft.active.name}: `;
    this.input.placeholder = hint;
    this.input.setAttribute("aria-label", draft ? `/${draft.entry.shown} ${option || ""}${hint}` : hint);
    this.grow();
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
    this.form.classList.toggle("empty", !this.slash.draft && !this.input.value.trim());
  }
}
