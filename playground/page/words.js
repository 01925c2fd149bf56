/** The translated sentences of the page. */

const DEFAULT = "en-US";

async function fetchJson(path) {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}

/** What each language of the page is called in itself, by locale. */
export const LANGUAGES = await fetchJson("/page/languages.json");

const LOCALES = Object.keys(LANGUAGES);

/** The sentences of one language. */
export class Words {
  /**
   * @param {string} locale
   * @param {Object<string, string>} sentences by key, with `{name}` where a value belongs
   */
  constructor(locale, sentences) {
    this.locale = locale;
    this.sentences = sentences;
  }

  /**
   * Return a sentence with its values filled in.
   *
   * @param {string} key
   * @param {Object<string, string|number>} [values]
   * @returns {string}
   */
  say(key, values = {}) {
    const sentence = this.sentences[key];
    if (sentence === undefined) throw new Error(`${this.locale}: ${key}`);
    return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /**
   * Return a sentence where there is one, else another text.
   *
   * @param {string} key
   * @param {string} other
   * @returns {string}
   */
  sayOr(key, other) {
    return key in this.sentences ? this.say(key) : other;
  }
}

/**
 * Return whether the page is translated to the language of a locale.
 *
 * @param {string} locale
 * @returns {boolean}
 */
export function isSpoken(locale) {
  return LOCALES.some((each) => each.split("-")[0] === locale.split("-")[0]);
}

/**
 * Return the language of the page that is nearest to one of Discord's.
 *
 * @param {string|null|undefined} locale
 * @returns {string}
 */
export function nearest(locale) {
  if (LOCALES.includes(locale)) return locale;
  const language = (locale || DEFAULT).split("-")[0];
  return LOCALES.find((each) => each.split("-")[0] === language) || DEFAULT;
}

const loaded = new Map();

/**
 * Fetch the sentences of a language, once.
 *
 * @param {string} locale one of `LANGUAGES`
 * @returns {Promise<Words>}
 */
export function fetchWords(locale) {
  if (!loaded.has(locale)) {
    const fetched = fetchJson(`/page/words/${locale}.json`).then((sentences) => new Words(locale, sentences));
    fetched.catch(() => loaded.delete(locale));
    loaded.set(locale, fetched);
  }
  return loaded.get(locale);
}
