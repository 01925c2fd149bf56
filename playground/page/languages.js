/** The language of the page: that of its seat, which a menu changes. */

import { fetchWords, isSpoken, nearest } from "./words.js";

/** Keeps the page in the language of its seat. */
export class Languages {
  constructor(page) {
    this.page = page;
    this.asked = "";
    this.learning = "";
  }

  /** The language that the menu shows: the one that was chosen, also until it is stored. */
  get chosen() {
    return this.asked || this.page.words.locale;
  }

  /**
   * Use the words of a seat's language, or else the browser's.
   *
   * @param {{locale: string}} [seat]
   */
  async learn(seat) {
    const { page } = this;
    const locale = (this.learning = nearest(seat?.locale || navigator.languages.find(isSpoken)));
    const words = await fetchWords(locale);
    if (locale !== this.learning) return; // another language was asked for meanwhile
    page.words = words;
    document.documentElement.lang = locale;
    document.getElementById("skip").textContent = words.say("page-skip");
  }

  /** Draw the page anew if the language of its seat has changed. */
  async relearn() {
    const { state, words } = this.page;
    await this.learn(state.me);
    if (this.page.words.locale !== words.locale) state.tell("look");
  }

  /** Change the language of this seat, as its person would in Discord's own settings. */
  async speak(locale) {
    const { page } = this;
    this.asked = locale;
    const answer = await page.attempt("change_seat", { seat: page.state.seat, locale }, true);
    if (this.asked === locale) this.asked = "";
    if (answer.problem) page.places.draw();
  }
}
