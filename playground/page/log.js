/** The log: renders the messages of the open channel, and renders again only what has changed. */

import { icon } from "./icons.js";
import { grouped, messageNode } from "./message.js";
import { button, el, fill } from "./nodes.js";
import { bringOver } from "./pictures.js";
import { arrange, renew } from "./renew.js";
import { setRead, setSpot } from "./route.js";
import { Scroll } from "./scroll.js";
import { byId } from "./state.js";
import { Still } from "./still.js";
import { keepRight, sameDay, written } from "./times.js";
import { welcome } from "./welcome.js";

const EARLY = 600;

/** Renders the log of the open channel. */
export class Log {
  /** @param {object} page */
  constructor(page) {
    this.page = page;
    this.list = document.getElementById("log");
    this.present = document.getElementById("present");
    this.entries = new Map();
    this.days = new Map();
    this.top = el("section");
    this.news = new Set();
    this.unseen = 0;
    this.loading = false;
    this.scroll = new Scroll(document.getElementById("scroll"), this.list, () => this.moved());
    this.still = new Still(this.list, () => this.draw());
    keepRight(this.list);
    const { state } = page;
    state.on("look", () => this.look());
    state.on("message", (message) => this.came(message));
    for (const name of ["edited", "deleted", "earlier"]) state.on(name, () => this.draw());
    for (const name of ["seats", "places", "commands"]) state.on(name, () => this.drawTop());
    state.on("seats", () => this.draw());
    document.addEventListener("visibilitychange", () => this.read());
    addEventListener("pagehide", () => this.keepSpot());
  }

  /** Render another channel or seat, or the same one after a reconnection. */
  look() {
    const { state, words } = this.page;
    const place = `${state.channel}`;
    const other = place !== this.place;
    this.still.end();
    if (other) {
      this.entries.clear();
      this.days.clear();
      this.list.replaceChildren();
      this.scroll.atEnd = true;
    }
    this.place = place;
    this.list.setAttribute("aria-label", words.say("page-log", { place: state.place?.name || "" }));
    this.unseen = other || this.scroll.atEnd ? 0 : this.unseen;
    this.drawTop();
    this.draw();
    this.moved();
  }

  came(message) {
    const { seat } = this.page.state;
    if (!this.scroll.atEnd) this.unseen += 1;
    if (message.author.id === seat || message.command?.user.id === seat) this.scroll.atEnd = true;
    this.news.add(message.id);
    this.draw();
    this.moved();
  }

  drawTop() {
    const fresh = welcome(this.page);
    fresh.hidden = this.page.state.more;
    renew(this.top, fresh);
  }

  /** Update the rendered messages to the present state, at once or after the press that lasts. */
  draw() {
    if (this.still.putsOff()) return;
    const { state, words } = this.page;
    const focus = this.focused();
    const names = state.people.map((person) => person.name);
    this.epoch = JSON.stringify([state.seat, words.locale, names]);
    this.scroll.keeping(() => {
      this.top.hidden = state.more;
      const nodes = [this.top];
      const known = new Set();
      state.messages.forEach((message, at) => {
        const before = state.messages[at - 1];
        if (!before || !sameDay(before.at, message.at)) nodes.push(this.day(message.at));
        nodes.push(this.node(message, grouped(message, before)));
        known.add(message.id);
      });
      for (const id of this.entries.keys()) if (!known.has(id)) this.entries.delete(id);
      arrange(this.list, nodes);
    });
    this.news.clear();
    this.refocus(focus);
  }

  node(message, together) {
    const entry = this.entries.get(message.id);
    const key = `${this.epoch} ${together}`;
    if (entry && entry.key === key && (entry.message === message || same(entry.message, message))) {
      entry.message = message;
      return entry.node;
    }
    const node = messageNode(message, together, this.page);
    // Screen readers announce new messages and finished placeholders, but no other changes.
    const told = this.news.has(message.id) || (entry?.message.thinking && !message.thinking);
    if (!told) node.setAttribute("aria-live", "off");
    if (entry) bringOver(entry.node, node);
    this.entries.set(message.id, { message, key, node });
    return node;
  }

  day(at) {
    const { locale } = this.page.words;
    const key = `${new Date(at).toDateString()} ${locale}`;
    const date = written(new Date(at), "D", locale);
    if (!this.days.has(key)) this.days.set(key, el("div.day", { role: "separator", "aria-label": date, "aria-live": "off" }, el("span", {}, date)));
    return this.days.get(key);
  }

  focused() {
    const inside = document.activeElement?.closest?.("#log .message");
    return inside && { id: inside.dataset.id, key: document.activeElement.dataset.key };
  }

  /** Return the focus to a control whose message was rendered again. */
  refocus(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const node = this.entries.get(focus.id)?.node;
    const control = focus.key && [...(node?.querySelectorAll("[data-key]") || [])].find((each) => each.dataset.key === focus.key);
    if (control && !control.disabled) control.focus({ preventScroll: true });
    else if (node) node.focus({ preventScroll: true });
    else document.getElementById("scroll").focus({ preventScroll: true });
  }

  moved() {
    const { box } = this.scroll;
    if (box.scrollTop < EARLY && this.page.state.more) this.loadEarlier();
    if (this.scroll.atEnd) this.unseen = 0;
    this.drawPresent();
    this.read();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keepSpot(), 200);
  }

  drawPresent() {
    const { words } = this.page;
    const key = `${this.scroll.atEnd} ${this.unseen} ${words.locale}`;
    if (key === this.shown) return;
    this.shown = key;
    const text = this.unseen ? words.say("page-present-new", { n: this.unseen }) : words.say("page-present");
    fill(this.present, !this.scroll.atEnd && button(".present", {}, () => this.scroll.toEnd(), text, icon("down")));
  }

  read() {
    const { state } = this.page;
    const newest = state.messages.at(-1);
    if (!newest || !this.scroll.atEnd || document.hidden) return;
    const read = `${state.seat} ${newest.id}`;
    if (read === this.lastRead) return;
    this.lastRead = read;
    setRead(state.seat, state.channel, newest.id);
    state.tell("read");
  }

  keepSpot() {
    const { seat, channel } = this.page.state;
    const seen = this.scroll.atEnd ? null : this.scroll.spot();
    setSpot(seen && { seat, channel, ...seen });
  }

  /** Load older messages; resolves to whether there were any. */
  async loadEarlier() {
    const { state } = this.page;
    if (this.loading || !state.more || !state.messages.length) return false;
    this.loading = true;
    const { channel } = state;
    try {
      const found = await this.page.live.ask("earlier", { channel, before: state.messages[0].id });
      if (channel === state.channel) state.prepend(found);
      return found.messages.length > 0;
    } catch {
      return false; // the connection broke: loading is repeated after the reconnection
    } finally {
      this.loading = false;
    }
  }

  /**
   * Load older messages until this one is among them.
   *
   * @param {string} id
   */
  async reach(id) {
    const { state } = this.page;
    while (state.messages.length && state.more && byId(id, state.messages[0].id) < 0)
      if (!(await this.loadEarlier())) break;
    return this.entries.get(id)?.node;
  }

  /**
   * Scroll to a message; load it first if necessary.
   *
   * @param {string} id
   */
  async reveal(id) {
    const node = await this.reach(id);
    if (!node) return;
    this.scroll.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("found");
    node.focus({ preventScroll: true });
    setTimeout(() => node.classList.remove("found"), 2000);
  }

  /**
   * Show below a message that a press has failed.
   *
   * @param {string} id
   * @param {string} text
   */
  fail(id, text) {
    const line = this.entries.get(id)?.node.querySelector(".failed");
    if (!line) return false;
    this.scroll.keeping(() => {
      fill(line, icon("warn"), text);
      line.hidden = !text;
    });
    return true;
  }
}

const texts = new WeakMap();

function same(one, other) {
  for (const each of [one, other]) if (!texts.has(each)) texts.set(each, JSON.stringify(each));
  return texts.get(one) === texts.get(other);
}
