/** Connects the parts of the page: they reach each other through this one object. */

import { followTheme, switchTheme } from "./appearance.js";
import { Composer } from "./composer.js";
import { Host } from "./host.js";
import { Languages } from "./languages.js";
import { Live, Lost } from "./live.js";
import { Log } from "./log.js";
import { dots } from "./message.js";
import { openModal } from "./modal.js";
import { fill } from "./nodes.js";
import { banner, notice } from "./notices.js";
import { openPerson } from "./person.js";
import { Places } from "./places.js";
import { loadMissing } from "./pictures.js";
import { place } from "./prose.js";
import { setWhere, spot, where } from "./route.js";
import { seatKeys } from "./seats.js";
import { byId, State } from "./state.js";
import { Viewer } from "./viewer.js";

const TYPING = 9000;
const BROKEN = 600;

/** The page of one window, which shows one channel as one seat sees it. */
class Page {
  constructor() {
    this.words = null;
    this.waiting = [];
    this.turn = 0;
    this.held = null;
    this.state = new State();
    this.live = new Live({ connected: () => this.connected(), lost: () => this.lost(), news: (news) => this.hear(news) });
    this.languages = new Languages(this);
    this.viewer = new Viewer(this);
    this.log = new Log(this);
    this.places = new Places(this);
    this.composer = new Composer(this);
    this.host = new Host(this);
    this.state.on("typing", () => this.drawTyping());
    this.state.on("message", () => this.drawTyping());
    this.state.on("look", () => this.drawTyping());
    this.state.on("seats", () => this.languages.relearn());
    addEventListener("popstate", () => this.look(where(), false));
    seatKeys(this);
  }

  async start() {
    await this.languages.learn();
    this.live.connect();
  }

  // The connection

  async connected() {
    clearTimeout(this.broken);
    banner("");
    const first = !this.state.seat;
    await this.look(first ? where() : { seat: this.state.seat, channel: this.state.channel }, false);
    if (first) await this.findSpot();
    else loadMissing();
    for (const each of this.waiting.splice(0)) each();
  }

  lost() {
    clearTimeout(this.broken);
    this.broken = setTimeout(() => banner(this.words.say("page-lost")), BROKEN);
  }

  hear(news) {
    if (this.held) this.held.push(news);
    else this.state.take(news);
  }

  /** Wait until the connection is open. */
  again() {
    return this.live.stands ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  // Seat and channel

  /**
   * Open a channel as a seat.
   *
   * @param {{seat?: string, channel?: string}} at
   * @param {boolean} step whether "back" leads here
   */
  async look(at, step) {
    const { state } = this;
    const oldest = at.channel === state.channel && !this.log.scroll.atEnd ? state.messages[0]?.id : null;
    this.turn += 1;
    const { turn } = this;
    try {
      const seen = await this.live.ask("look", at).catch((error) => this.elsewhere(error, at));
      if (turn !== this.turn) return;
      this.edition ??= seen.edition;
      if (this.edition !== seen.edition) {
        location.reload(); // the program has been updated: these scripts do not fit it any more
        return;
      }
      this.held = []; // events from now on apply to the reply that is awaited
      while (oldest && seen.more && byId(oldest, seen.messages[0].id) < 0) {
        const found = await this.live.ask("earlier", { channel: seen.channel, before: seen.messages[0].id });
        Object.assign(seen, { messages: [...found.messages, ...seen.messages], more: found.more });
      }
      await this.languages.learn(seen.seats.find((seat) => seat.id === seen.seat));
      if (turn !== this.turn) return;
      setWhere(seen.seat, seen.channel, step);
      state.look(seen);
      this.release();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.held = null; // everything is loaded again after the reconnection
    }
  }

  release() {
    const { held } = this;
    this.held = null;
    for (const news of held) this.state.take(news);
  }

  /** Open the first channel where the wanted one does not exist or is closed to this seat. */
  elsewhere(error, at) {
    if (error instanceof Lost) throw error;
    return this.live.ask("look", at.channel ? { seat: at.seat } : {}).catch((other) => {
      if (other instanceof Lost) throw other;
      return this.live.ask("look");
    });
  }

  async go(channel, message) {
    this.places.toggle(false);
    if (channel !== this.state.channel) await this.look({ seat: this.state.seat, channel }, true);
    if (message) await this.log.reveal(message);
    else document.getElementById("main").focus({ preventScroll: true });
  }

  async sit(seat) {
    this.places.toggle(false);
    if (seat === this.state.seat) return;
    await this.look({ seat, channel: this.state.channel }, true);
  }

  async findSpot() {
    const found = spot();
    const { seat, channel } = this.state;
    if (!found || found.seat !== seat || found.channel !== channel) return;
    await this.log.reach(found.message);
    this.log.scroll.restore(found);
  }

  /** Return a click handler for a link to Discord; a channel that exists here opens in this page. */
  inside(url) {
    const found = place(url || "");
    return found && (() => this.follow(found, url));
  }

  follow({ channel, message }, url) {
    if (this.state.places.some((each) => each.id === channel)) this.go(channel, message);
    else open(url, "_blank", "noopener,noreferrer");
  }

  // Theme

  switchTheme() {
    switchTheme();
    this.places.draw();
  }

  // What a person does

  /**
   * Send a request; an error is returned in the reply, as `problem`.
   *
   * @param {string} what
   * @param {object} body
   * @param {boolean} [aloud] whether a problem is shown as a notice
   * @returns {Promise<object>}
   */
  async attempt(what, body, aloud = false) {
    try {
      return await this.live.ask(what, body);
    } catch (error) {
      const problem = error instanceof Lost ? this.words.say("page-lost-asking") : error.message;
      if (aloud) notice(this, problem);
      return { problem };
    }
  }

  async command(name, options) {
    await this.interact("command", { name, options });
  }

  async menu(name, target) {
    await this.interact("menu", { name, target });
  }

  async interact(what, body) {
    const { seat, channel } = this.state;
    const answer = await this.attempt(what, { seat, channel, ...body }, true);
    if (answer.modal) openModal(this, answer.modal, seat);
  }

  async complete(name, options, focused) {
    const { seat, channel } = this.state;
    return await this.attempt("complete", { seat, channel, name, options, focused });
  }

  /**
   * Upload a file for an option of a command.
   *
   * @param {File} file
   * @returns {Promise<{id?: string, problem?: boolean}>}
   */
  async upload(file) {
    const { seat, channel } = this.state;
    const at = new URLSearchParams({ seat, channel, name: file.name });
    try {
      const answer = await fetch(`/page/upload?${at}`, { method: "POST", body: file });
      return answer.ok ? await answer.json() : { problem: true };
    } catch {
      return { problem: true };
    }
  }

  async press(message, raw, control) {
    await this.act("press", { custom_id: raw.custom_id }, message, control);
  }

  async choose(message, raw, values, control) {
    await this.act("choose", { custom_id: raw.custom_id, values }, message, control);
  }

  async act(what, body, message, control) {
    if (control.getAttribute("aria-busy")) return;
    control.setAttribute("aria-busy", "true");
    this.log.fail(message.id, "");
    const { seat } = this.state;
    const answer = await this.attempt(what, { seat, message: message.id, ...body });
    control.removeAttribute("aria-busy");
    if (answer.problem && !this.log.fail(message.id, answer.problem)) notice(this, answer.problem);
    if (answer.modal) openModal(this, answer.modal, seat);
  }

  /** Post a message. After a lost connection it is sent again; its nonce prevents a double. */
  async say(text) {
    const { seat, channel } = this.state;
    const nonce = crypto.randomUUID?.() || `${Date.now()}-${Math.random()}`;
    for (;;) {
      try {
        await this.live.ask("say", { seat, channel, text, nonce });
        return true;
      } catch (error) {
        if (!(error instanceof Lost)) {
          notice(this, error.message);
          return false;
        }
        await this.again();
      }
    }
  }

  async dismiss(message) {
    await this.attempt("dismiss", { seat: this.state.seat, message: message.id }, true);
  }

  beginCommand(name) {
    this.composer.begin(name);
  }

  showPerson(person, anchor) {
    openPerson(this, person, anchor);
  }

  drawTyping() {
    const { state, words } = this;
    const typing = [...state.typing].filter(([id, at]) => Date.now() - at < TYPING && id !== state.seat);
    const known = typing.map(([id]) => state.people.find((person) => person.id === id)?.name).filter(Boolean);
    fill(document.getElementById("typing"), known.length > 0 && [dots(), words.say("page-typing", { name: known[0] })]);
    clearTimeout(this.typingTimer);
    if (known.length) this.typingTimer = setTimeout(() => this.drawTyping(), 1000);
  }
}

followTheme();
await new Page().start();
