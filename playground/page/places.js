/** The sidebar: channels with their threads, direct messages, seats, and the page's settings. */

import { theme } from "./appearance.js";
import { avatar } from "./avatar.js";
import { field, openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";
import { refill } from "./renew.js";
import { readBy } from "./route.js";
import { seatList, seatStrip } from "./seats.js";
import { byId } from "./state.js";
import { LANGUAGES } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");

/** The parts that are inert while the drawer covers them. */
const COVERED = ["skip", "main", "host"];

/** Renders the sidebar and the header of the open channel. */
export class Places {
  /** @param {object} page */
  constructor(page) {
    this.page = page;
    this.side = document.getElementById("side");
    this.head = document.getElementById("head");
    document.getElementById("shade").addEventListener("click", () => this.toggle(false));
    addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
    NARROW.addEventListener("change", () => (this.toggle(false), this.showOwnSeat()));
    for (const name of ["look", "places", "seats", "bot", "read", "message"]) page.state.on(name, () => this.draw());
  }

  /**
   * Open or close the drawer, which holds the sidebar in narrow windows.
   *
   * @param {boolean} open
   */
  toggle(open) {
    const { classList } = document.body;
    if (classList.contains("drawer") === open) return;
    classList.toggle("drawer", open);
    for (const id of COVERED) document.getElementById(id).inert = open;
    this.drawHead();
    if (open) (this.side.querySelector("[aria-current]") || this.side.querySelector("button"))?.focus();
    else this.head.querySelector(".menu")?.focus();
  }

  draw() {
    const { state, words } = this.page;
    const channels = state.places.filter((place) => place.kind === "channel");
    const direct = state.places.filter((place) => place.kind === "direct");
    this.side.setAttribute("aria-label", words.say("page-places"));
    refill(
      this.side,
      el("div.guild", {}, el("img", { src: "/page/icon.svg", alt: "", width: 26, height: 26 }), el("strong", {}, state.guild.name || words.say("page-title"))),
      el(
        "div.places",
        {},
        section(words.say("page-channels"), button(".plain", { "aria-label": words.say("page-channel-add"), title: words.say("page-channel-add"), data: { key: "add-channel" } }, () => openChannel(this.page), icon("plus"))),
        el("ul", {}, channels.map((place) => this.channel(place))),
        direct.length > 0 && section(words.say("page-directs")),
        el("ul", {}, direct.map((place) => this.item(place))),
      ),
      seatList(this.page),
      this.foot(),
    );
    this.drawHead();
  }

  channel(place) {
    const threads = this.page.state.places.filter((each) => each.parent === place.id);
    const open = threads.filter((each) => !each.archived || each.id === this.page.state.channel);
    return this.item(place, open.length > 0 && el("ul.threads", {}, open.map((each) => this.item(each))));
  }

  item(place, ...below) {
    return el("li", { data: { key: place.id } }, this.place(place), ...below);
  }

  place(place) {
    const { state, words } = this.page;
    const here = place.id === state.channel;
    const read = readBy(state.seat)[place.id];
    const unread = !here && place.last && (!read || byId(place.last, read) > 0);
    const bot = place.kind === "direct" && place.name === state.bot.name;
    return button(
      `.place${unread ? ".unread" : ""}`,
      { "aria-current": here ? "page" : null, data: { key: place.id } },
      () => this.page.go(place.id),
      bot ? avatar({ ...state.bot, bot: true }, "small") : icon(place.kind),
      el("span.name", {}, place.name),
      place.archived && el("small", {}, words.say("page-archived")),
      unread && el("span.unseen", {}, words.say("page-unread")),
      this.calls(state.calls(place)),
      state.calls(place) > 0 && el("span.unseen", {}, words.say("page-for-you", { n: state.calls(place) })),
    );
  }

  /** The number of messages for this seat that have not been read, where there are any; say it in words beside. */
  calls(number) {
    return number > 0 && el("span.badge.calls", { "aria-hidden": "true" }, number);
  }

  foot() {
    const { page } = this;
    const { words } = page;
    const dark = theme() === "dark";
    const languages = el(
      "select.language",
      { "aria-label": words.say("page-language"), title: words.say("page-seat-language-more"), data: { key: "language" }, on: { change: (event) => page.languages.speak(event.target.value) } },
      Object.entries(LANGUAGES).map(([value, name]) => el("option", { value }, name)),
    );
    languages.value = page.languages.chosen;
    return el(
      "div.foot",
      {},
      languages,
      button(".plain", { "aria-label": words.say(dark ? "page-light" : "page-dark"), title: words.say(dark ? "page-light" : "page-dark"), data: { key: "theme" } }, () => page.switchTheme(), icon(dark ? "sun" : "moon")),
    );
  }

  drawHead() {
    const { page } = this;
    const { state, words } = page;
    const place = state.place || { kind: "channel", name: "" };
    const calls = state.places.reduce((sum, each) => sum + state.calls(each), 0);
    document.title = `${calls ? `(${calls}) ` : ""}${place.kind === "direct" ? "@" : "#"}${place.name} · ${state.me?.name || ""} · Wonders`;
    const open = !document.getElementById("host").hidden;
    const drawer = document.body.classList.contains("drawer");
    refill(
      this.head,
      button(".plain.menu", { "aria-label": [words.say("page-menu"), calls && words.say("page-for-you", { n: calls })].filter(Boolean).join(", "), "aria-expanded": String(drawer), "aria-controls": "side", data: { key: "menu" } }, () => this.toggle(true), icon("menu"), this.calls(calls)),
      icon(place.kind),
      el("h1", {}, place.name),
      place.archived && el("span.badge.quiet", {}, words.say("page-archived")),
      el("span.grow"),
      !state.bot.online && el("span.offline", {}, words.say("page-bot-offline", { name: state.bot.name })),
      seatStrip(page),
      button(".plain.host-open", { "aria-pressed": String(open), "aria-label": words.say("page-host"), title: words.say("page-host"), data: { key: "host" } }, () => page.host.toggle(), icon("host")),
    );
    if (this.seat === state.seat) return;
    this.seat = state.seat;
    this.showOwnSeat();
  }

  /** Scroll the row of seats, which can be wider than a narrow window, to the own one. */
  showOwnSeat() {
    this.head.querySelector(".strip .own")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function section(title, ...more) {
  return el("header", {}, el("h2", {}, title), ...more);
}

function openChannel(page) {
  const { words } = page;
  const name = el("input", { type: "text", maxlength: 100, "aria-required": "true" });
  const failed = el("p.problem", { role: "alert", hidden: true });
  const form = el(
    "form",
    { autocomplete: "off" },
    el("div.fields", {}, field(words.say("page-channel-name"), name, "", true)),
    failed,
    el("footer", {}, button(".control.secondary", {}, () => dialog.close(), words.say("page-cancel")), el("button.control.primary", { type: "submit" }, words.say("page-channel-add"))),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = name.value.trim();
    const answer = given ? await page.attempt("add_channel", { name: given }) : { problem: words.say("page-channel-need-name") };
    if (!answer.problem) {
      dialog.close();
      await page.go(answer.id);
    } else {
      failed.hidden = false;
      fill(failed, icon("warn"), answer.problem);
      name.focus();
    }
  });
  const dialog = openDialog(page, { title: words.say("page-channel-add"), kind: "modal" }, form);
  name.focus();
}
