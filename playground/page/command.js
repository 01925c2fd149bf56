/** Slash commands while they are typed: which match, which options remain, how values are read. */

const TYPE = { text: 3, whole: 4, truth: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };
const GROUPS = [1, 2];

/**
 * Return the slash commands with their subcommands, one entry each, as "group sub".
 *
 * @param {object[]} commands
 * @returns {{name: string, shown: string, description: string, options: object[]}[]}
 */
export function entries(commands) {
  return commands.filter((command) => command.kind === "chat").flatMap((command) => unfolded(command, "", ""));
}

function unfolded(each, name, shown) {
  const own = { name: `${name}${each.name}`, shown: `${shown}${each.shown || each.name}` };
  const options = each.options || [];
  if (options.some((option) => GROUPS.includes(option.type)))
    return options.flatMap((option) => unfolded(option, `${own.name} `, `${own.shown} `));
  return [{ ...own, description: each.description, options }];
}

/**
 * Return the entries that match a text: one that equals it first, then those that begin with it.
 *
 * @template T
 * @param {T[]} list
 * @param {string} typed
 * @param {(each: T) => string[]} texts
 * @returns {T[]}
 */
export function fitting(list, typed, texts) {
  const sought = plain(typed);
  const ranked = list.map((each) => {
    const all = texts(each).map(plain);
    if (all.includes(sought)) return [0, each];
    if (all.some((text) => text.startsWith(sought))) return [1, each];
    return [all.some((text) => text.includes(sought)) ? 2 : 3, each];
  });
  return [0, 1, 2].flatMap((rank) => ranked.filter((each) => each[0] === rank).map((each) => each[1]));
}

/**
 * Return whether an option takes a file.
 *
 * @param {object} option
 */
export function takesFile(option) {
  return option.type === TYPE.file;
}

/** Return a text in lower case and without accents. */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** A command whose options are being filled in. */
export class Draft {
  /** @param {object} entry one of `entries` */
  constructor(entry) {
    this.entry = entry;
    this.values = new Map();
    this.active = null;
  }

  /** The options that have no value yet, required ones first. */
  get open() {
    const left = this.entry.options.filter((option) => !this.values.has(option.name) && option !== this.active);
    return [...left.filter((option) => option.required), ...left.filter((option) => !option.required)];
  }

  /** The first required option without a value. */
  get missing() {
    return this.entry.options.find((option) => option.required && !this.values.has(option.name));
  }

  /** The values in the form that the playground expects. */
  get options() {
    return Object.fromEntries([...this.values].map(([name, given]) => [name, given.value]));
  }

  /**
   * Set the value of an option.
   *
   * @param {object} option
   * @param {*} value
   * @param {string} shown
   */
  set(option, value, shown) {
    this.values.set(option.name, { option, value, shown });
    this.active = null;
  }
}

/**
 * Return the values to choose from for an option, or null where any text can be typed.
 *
 * @param {object} option
 * @param {object} page
 * @returns {{label: string, value: *, person?: object}[]|null}
 */
export function choices(option, page) {
  const { state, words } = page;
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  switch (option.type) {
    case TYPE.truth:
      return [
        { label: words.say("page-true"), value: true },
        { label: words.say("page-false"), value: false },
      ];
    case TYPE.user:
    case TYPE.mentionable:
      return state.people.map((person) => ({ label: person.name, value: person.id, person }));
    case TYPE.channel:
      return state.places.filter((place) => place.kind !== "direct").map((place) => ({ label: `#${place.name}`, value: place.id }));
    case TYPE.role:
      return [];
    default:
      return null;
  }
}

/**
 * Parse the text that was typed for an option.
 *
 * @param {object} option
 * @param {string} text
 * @returns {{value: string|number}|{problem: string, limit?: number}} the problem is a key of the sentences
 */
export function read(option, text) {
  const { type, min, max } = option;
  if (type === TYPE.whole || type === TYPE.number) {
    const value = Number(text.trim().replace(",", "."));
    const fits = type === TYPE.whole ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (!text.trim() || !fits) return { problem: type === TYPE.whole ? "page-need-whole" : "page-need-number" };
    if (min !== null && min !== undefined && value < min) return { problem: "page-need-least", limit: min };
    if (max !== null && max !== undefined && value > max) return { problem: "page-need-most", limit: max };
    return { value };
  }
  if (type !== TYPE.text) return { problem: "page-need-choice" };
  if (min && text.length < min) return { problem: "page-need-longer", limit: min };
  if (max && text.length > max) return { problem: "page-need-shorter", limit: max };
  return { value: text };
}
