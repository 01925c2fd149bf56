/** The host's panel: the log of what bot and playground exchange, and the switches for faults. */

import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";
import { refill } from "./renew.js";

const KEPT = 500;
const NEAR = 24;
const LONG_ID = /\d{15,}/g;

/** The panel at the right side. */
export class Host {
  /** @param {object} page */
  constructor(page) {
    this.page = page;
    this.node = document.getElementById("host");
    this.entries = [];
    this.faults = [];
    this.sought = "";
    this.paused = false;
    page.state.on("records", (entries) => this.came(entries));
    page.state.on("faults", (faults) => {
      this.faults = faults;
      this.drawSwitches();
    });
    page.state.on("bot", () => this.drawSwitches());
    page.state.on("look", () => this.looked());
  }

  /** Open or close the panel. */
  async toggle() {
    this.node.hidden = !this.node.hidden;
    document.body.classList.toggle("hosting", !this.node.hidden);
    this.page.places.drawHead();
    if (this.node.hidden) {
      document.querySelector(".host-open")?.focus();
      await this.page.attempt("watch", { on: false });
      return;
    }
    this.draw();
    this.node.querySelector(".close").focus();
    await this.watch();
  }

  /** Render again after a reconnection or a change of language. */
  looked() {
    if (this.node.hidden) return;
    this.draw();
    this.watch();
  }

  async watch() {
    const seen = await this.page.attempt("watch", { on: true });
    if (seen.problem) return;
    this.entries = seen.entries;
    this.faults = seen.faults;
    this.drawSwitches();
    this.drawRecords();
  }

  came(entries) {
    const last = this.entries.at(-1)?.n ?? -1;
    const fresh = entries.filter((entry) => entry.n > last);
    this.entries = [...this.entries, ...fresh].slice(-KEPT);
    if (this.node.hidden || this.paused || !this.list) return;
    const stick = this.atEnd;
    this.list.append(...fresh.filter((entry) => this.fits(entry)).map((entry) => this.line(entry)));
    while (this.list.children.length > KEPT) this.list.firstChild.remove();
    if (stick) this.list.scrollTop = this.list.scrollHeight;
  }

  get atEnd() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }

  draw() {
    const { words } = this.page;
    this.node.setAttribute("aria-label", words.say("page-host"));
    this.switches = el("div.switches");
    this.list = el("ol.records", { tabindex: 0, "aria-label": words.say("page-records") });
    const seek = el("input", { type: "search", placeholder: words.say("page-records-seek"), "aria-label": words.say("page-records-seek"), on: { input: () => ((this.sought = seek.value.toLowerCase()), this.drawRecords()) } });
    seek.value = this.sought;
    this.pauser = button(".plain", { "aria-pressed": String(this.paused), "aria-label": words.say("page-records-pause"), title: words.say("page-records-pause") }, () => this.pause(), icon("pause"));
    fill(
      this.node,
      el("header", {}, icon("host"), el("h2", {}, words.say("page-host")), button(".plain.close", { "aria-label": words.say("page-close") }, () => this.toggle(), icon("close"))),
      this.switches,
      el("div.seek", {}, el("h3", {}, words.say("page-records")), seek, this.pauser),
      this.list,
    );
    this.drawSwitches();
    this.drawRecords();
  }

  pause() {
    this.paused = !this.paused;
    this.pauser.setAttribute("aria-pressed", String(this.paused));
    fill(this.pauser, icon(this.paused ? "play" : "pause"));
    if (!this.paused) this.drawRecords();
  }

  drawSwitches() {
    if (this.node.hidden || !this.switches) return;
    const { state, words } = this.page;
    refill(
      this.switches,
      el(
        "section.bot",
        { "aria-label": words.say("page-bot") },
        el("p", { role: "status" }, el(`span.light${state.bot.online ? ".on" : ""}`), words.say(state.bot.online ? "page-bot-online" : "page-bot-offline", { name: state.bot.name })),
        button(".control.secondary", { title: words.say("page-bot-restart-more"), data: { key: "restart" } }, () => this.page.attempt("restart_bot", {}, true), icon("again"), words.say("page-bot-restart")),
        button(".control.danger", { title: words.say("page-bot-kill-more"), data: { key: "kill" } }, () => this.page.attempt("kill_bot", {}, true), icon("plug"), words.say("page-bot-kill")),
      ),
      el("h3", {}, words.say("page-faults")),
      el("div.faults", {}, this.faults.map((fault) => this.fault(fault))),
    );
  }

  fault(fault) {
    const { words } = this.page;
    const name = words.sayOr(`page-fault-${fault.name}`, fault.name.replaceAll("_", " "));
    const more = words.sayOr(`page-fault-${fault.name}-more`, "");
    const set = async (on) => {
      const answer = await this.page.attempt("fault", { name: fault.name, on }, true);
      if (!answer.problem) this.faults = answer.faults;
      this.drawSwitches();
    };
    if (fault.once) return button(".control.secondary.once", { title: more, data: { key: fault.name } }, () => set(true), name);
    return el(
      "label.switch",
      { title: more, data: { key: fault.name } },
      el("input", { type: "checkbox", role: "switch", checked: fault.on, data: { key: fault.name }, on: { change: (event) => set(event.target.checked) } }),
      el("span.track", { "aria-hidden": "true" }),
      el("span", {}, name),
    );
  }

  fits(entry) {
    return !this.sought || `${entry.way} ${entry.what} ${entry.status ?? ""} ${entry.error ?? ""} ${entry.body ?? ""}`.toLowerCase().includes(this.sought);
  }

  drawRecords() {
    if (!this.list) return;
    const shown = this.entries.filter((entry) => this.fits(entry));
    fill(this.list, shown.map((entry) => this.line(entry)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  line(entry) {
    const { words } = this.page;
    const bad = entry.error || (entry.status ?? 0) >= 400;
    const body = [entry.error, entry.body].filter(Boolean).join("\n");
    const head = [
      el("span.at", {}, seconds(entry.at)),
      el("span.way", { title: words.say(`page-way-${entry.way}`) }, icon(entry.way), el("span.unseen", {}, words.say(`page-way-${entry.way}`))),
      el("span.what", { title: entry.what }, entry.what.replace(LONG_ID, (id) => `…${id.slice(-4)}`)),
      entry.status !== null && entry.status !== undefined && el("span.status", {}, String(entry.status)),
      entry.ms !== null && entry.ms !== undefined && el("span.ms", {}, `${Math.round(entry.ms)} ms`),
    ];
    const inside = body ? el("details", {}, el("summary", {}, head), el("pre", {}, body)) : el("div.summary", {}, head);
    return el(`li.record.${entry.way}${bad ? ".bad" : ""}`, {}, inside);
  }
}

function seconds(ms) {
  return (ms / 1000).toFixed(2);
}
