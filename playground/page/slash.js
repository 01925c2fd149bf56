/** A slash command in the composer, whose options are filled in one after the other. */

import { avatar } from "./avatar.js";
import { choices, Draft, fitting, read, takesFile } from "./command.js";
import { button, el } from "./nodes.js";

const PAUSE = 140;

/** The command that is being typed, if any. */
export class Slash {
  /**
   * @param {object} page
   * @param {import("./composer.js").Composer} composer
   */
  constructor(page, composer) {
    this.page = page;
    this.composer = composer;
    this.draft = null;
    this.asked = 0;
  }

  /**
   * Start a command.
   *
   * @param {object} entry one of `entries` of command.js
   */
  begin(entry) {
    this.draft = new Draft(entry);
    this.activate(this.draft.missing || null);
  }

  activate(option, text = "") {
    this.draft.active = option;
    if (option) this.draft.values.delete(option.name);
    this.composer.input.value = text;
    this.composer.draw();
    this.composer.typed();
  }

  /** Show the list of what can come next. */
  offer() {
    const { words } = this.page;
    const option = this.draft.active;
    const typed = this.composer.input.value;
    if (!option) {
      const open = fitting(this.draft.open, typed.replace(/:$/, ""), (each) => [each.shown || each.name, each.name]);
      if (typed.endsWith(":") && open.length) this.activate(open[0]);
      else this.composer.picker.show(words.say("page-options"), open.map((each) => this.optionLine(each)), typed !== "");
      return;
    }
    const title = `${option.shown || option.name} – ${option.description}`;
    if (takesFile(option)) {
      const line = { label: words.say("page-attach"), run: () => this.attach(option) };
      this.composer.picker.show(title, [line], true);
      return;
    }
    if (option.complete) {
      this.offerCompletions(option, title, typed);
      return;
    }
    const all = choices(option, this.page);
    if (!all) {
      this.offerFurther(title, typed);
      return;
    }
    const found = fitting(all, typed, (choice) => [choice.label, ...(choice.person ? [`@${choice.label}`] : [])]);
    this.composer.picker.show(title, found.map((choice) => this.choiceLine(option, choice)), true, words.say("page-need-choice"));
  }

  /** Show where a text that is being written can be followed by further options. */
  offerFurther(title, typed) {
    const { words } = this.page;
    const further = typed ? this.draft.open.map((each) => this.optionLine(each)) : [];
    const shown = further.length ? words.say("page-hint-options") : title;
    this.composer.picker.show(shown, further, false, words.say("page-write"));
  }

  optionLine(option) {
    const note = option.required ? this.page.words.say("page-required") : "";
    return { label: option.shown || option.name, description: option.description, note, run: () => this.goOn(option) };
  }

  /** Keep what was written for the present option, if that can be its value, and go on to another. */
  goOn(option = null) {
    const { active } = this.draft;
    if (!active || this.readActive(active)) this.activate(option || this.draft.missing || null);
  }

  choiceLine(option, choice) {
    return {
      label: choice.label,
      mark: choice.person && avatar(choice.person, "small"),
      run: () => this.settle(option, choice.value, choice.label),
    };
  }

  offerCompletions(option, title, typed) {
    const { words } = this.page;
    if (!this.composer.picker.open) this.composer.picker.show(title, [], false, words.say("page-searching"));
    clearTimeout(this.timer);
    this.asked += 1;
    const asked = this.asked;
    const outdated = () => asked !== this.asked || this.draft?.active !== option;
    this.timer = setTimeout(async () => {
      if (outdated()) return;
      const options = { ...this.draft.options, [option.name]: typed };
      const { choices = [], problem } = await this.page.complete(this.draft.entry.name, options, option.name);
      if (outdated()) return;
      const lines = choices.map((choice) => this.choiceLine(option, { label: choice.name, value: choice.value }));
      this.composer.picker.show(title, lines, typed !== "", problem || words.say("page-nothing-found"));
    }, PAUSE);
  }

  /** Let the person choose a file for an option, and upload it. */
  attach(option) {
    const field = el("input", { type: "file", hidden: true });
    field.addEventListener("change", async () => {
      const [file] = field.files;
      field.remove();
      if (!file) return;
      const { id, problem } = await this.page.upload(file);
      if (this.draft?.active !== option) return;
      if (problem) this.composer.complain("page-need-file");
      else this.settle(option, id, file.name);
    });
    this.composer.form.append(field);
    field.click();
  }

  settle(option, value, shown) {
    this.draft.set(option, value, shown);
    this.activate(this.draft.missing || null);
    this.composer.input.focus();
  }

  /** Go back one step: leave the option, reopen the last one, or leave the command. */
  back() {
    const last = [...this.draft.values.values()].at(-1);
    if (this.draft.active && !this.draft.active.required) this.activate(null);
    else if (last && !this.draft.active) this.activate(last.option, typeof last.value === "string" && last.option.type === 3 ? last.shown : "");
    else {
      const text = `/${this.draft.entry.shown}`;
      this.composer.leave();
      this.composer.input.value = text;
      this.composer.typed();
    }
  }

  /** Send the command, or ask for a missing required option. */
  async run() {
    const { active } = this.draft;
    const typed = this.composer.input.value;
    if (active && typed && !this.readActive(active)) return;
    if (!active && typed.trim()) {
      this.composer.complain("page-no-option", { name: typed.trim().split(":", 1)[0] });
      return;
    }
    const { missing } = this.draft;
    if (missing) {
      this.activate(missing);
      this.composer.complain("page-need", { name: missing.shown || missing.name });
      return;
    }
    const { entry, options } = this.draft;
    this.composer.leave();
    await this.page.command(entry.name, options);
  }

  readActive(option) {
    if (takesFile(option)) {
      this.composer.complain("page-need-file");
      return false;
    }
    const all = choices(option, this.page);
    const text = this.composer.input.value;
    const exact = all?.find((choice) => choice.label.toLocaleLowerCase() === text.trim().toLocaleLowerCase());
    const found = exact ? { value: exact.value } : all ? { problem: "page-need-choice" } : read(option, text);
    if (found.problem) {
      this.composer.complain(found.problem, { n: found.limit ?? "" });
      return false;
    }
    this.draft.set(option, found.value, exact?.label || text);
    return true;
  }

  /** Make the chips before the field: the command, its finished options, and the present one. */
  drawn() {
    const { active, entry, values } = this.draft;
    const pills = [...values.values()].map((given) =>
      button(
        ".pill",
        { "aria-label": this.page.words.say("page-option-change", { name: given.option.shown || given.option.name, value: given.shown }) },
        () => (this.activate(given.option), this.composer.input.focus()),
        el("span.pill-name", {}, given.option.shown || given.option.name),
        el("span.pill-value", {}, given.shown),
      ),
    );
    return [el("span.command-name", {}, `/${entry.shown}`), pills, active && el("span.pill-name.active", {}, active.shown || active.name)];
  }

  /** The placeholder of the field. */
  hint() {
    const { words } = this.page;
    if (this.draft.active) return this.draft.active.description;
    return words.say(this.draft.open.length ? "page-hint-options" : "page-hint-enter");
  }
}
