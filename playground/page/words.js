/** The translated sentences of the page. */

export const LOCALES = ["en-US", "pt-BR", "es-419", "es-ES"];

const DEFAULT = "en-US";

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
 * @param {string} locale one of `LOCALES`
 * @returns {Promise<Words>}
 */
export function fetchWords(locale) {
  if (!loaded.has(locale)) {
    const fetched = fetch(`/page/words/${locale}.json`).then(async (reply) => {
      if (!reply.ok) throw new Error(`${locale}: ${reply.status}`);
      return new Words(locale, await reply.json());
    });
    fetched.catch(() => loaded.delete(locale));
    loaded.set(locale, fetched);
  }
  return loaded.get(locale);
}
