/** The state of this window: seat, channel, people, and messages, oldest first. */

import { readBy } from "./route.js";

/** Compares ids, which are too large for JavaScript's numbers. */
export function byId(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

/** The present state. Listeners are called by the name of what has changed. */
export class State {
  constructor() {
    this.seat = "";
    this.channel = "";
    this.guild = { name: "" };
    this.seats = [];
    this.bot = { id: "", name: "", online: false };
    this.places = [];
    this.commands = [];
    this.messages = [];
    this.more = false;
    this.typing = new Map();
    this.listeners = new Map();
  }

  /**
   * Call a function each time something of this name has changed.
   *
   * @param {string} name
   * @param {(subject: *) => void} run
   */
  on(name, run) {
    this.listeners.set(name, [...(this.listeners.get(name) || []), run]);
  }

  /**
   * Call the listeners of something that has changed.
   *
   * @param {string} name
   * @param {*} [subject]
   */
  tell(name, subject) {
    for (const run of this.listeners.get(name) || []) run(subject);
  }

  /** The person in this window's seat. */
  get me() {
    return this.seats.find((seat) => seat.id === this.seat);
  }

  /** The open channel. */
  get place() {
    return this.places.find((place) => place.id === this.channel);
  }

  /**
   * Count the messages in a place that are for this seat and that it has not read.
   *
   * @param {object} place
   * @returns {number}
   */
  calls(place) {
    if (place.id === this.channel) return 0;
    const read = readBy(this.seat)[place.id];
    return place.calls.filter((id) => !read || byId(id, read) > 0).length;
  }

  /** The people and the bot. */
  get people() {
    return [...this.seats, { ...this.bot, bot: true }];
  }

  /**
   * Apply the reply to `look`.
   *
   * @param {object} seen
   */
  look(seen) {
    for (const key of ["seat", "channel", "seats", "bot", "places", "commands", "more"]) this[key] = seen[key];
    this.guild = seen.guild || this.guild;
    this.messages = seen.messages;
    this.typing.clear();
    this.tell("look");
  }

  /**
   * Add messages from before the oldest one.
   *
   * @param {{messages: object[], more: boolean}} found
   */
  prepend(found) {
    const known = new Set(this.messages.map((message) => message.id));
    this.messages = [...found.messages.filter((message) => !known.has(message.id)), ...this.messages];
    this.more = found.more;
    this.tell("earlier");
  }

  /**
   * Apply an event of the playground.
   *
   * @param {object} news
   */
  take(news) {
    switch (news.event) {
      case "message":
      case "edited":
        if (news.message.channel === this.channel) this.put(news.message);
        break;
      case "deleted":
        this.messages = this.messages.filter((message) => message.id !== news.id);
        this.tell("deleted", news.id);
        break;
      case "typing":
        if (news.channel === this.channel) this.hear(news.user);
        break;
      case "bot":
        this.bot = { ...this.bot, online: news.online };
        this.tell("bot");
        break;
      case "places":
      case "commands":
      case "seats":
        this[news.event] = news[news.event];
        this.tell(news.event);
        break;
      case "records":
        this.tell("records", news.entries);
        break;
      case "faults":
        this.tell("faults", news.faults);
        break;
    }
  }

  put(message) {
    const at = this.messages.findIndex((each) => each.id === message.id);
    if (at >= 0) this.messages = this.messages.with(at, message);
    else if (this.messages.length && byId(message.id, this.messages[0].id) < 0) return; // not loaded yet
    else this.messages = [...this.messages, message].sort((one, other) => byId(one.id, other.id));
    this.typing.delete(message.author.id);
    this.tell(at >= 0 ? "edited" : "message", message);
  }

  hear(user) {
    this.typing.set(user, Date.now());
    this.tell("typing");
  }
}
