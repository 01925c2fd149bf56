/** The seats, with a dialog to add or change one. */

import { avatar } from "./avatar.js";
import { field, openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { button, el, fill } from "./nodes.js";
import { LANGUAGES } from "./words.js";

const KEYS = 9;

/**
 * Make the list of seats, with marks for the seat of this window and for who is on turn.
 *
 * @param {object} page
 * @returns {HTMLElement}
 */
export function seatList(page) {
  const { state, words } = page;
  return el(
    "section.seats",
    { "aria-label": words.say("page-seats") },
    el(
      "header",
      {},
      el("h2", {}, words.say("page-seats")),
      button(".plain", { "aria-label": words.say("page-seat-add"), title: words.say("page-seat-add"), data: { key: "add-seat" } }, () => openSeat(page), icon("plus")),
    ),
    el("ul", {}, state.seats.map((seat, at) => el("li", { data: { key: seat.id } }, row(page, seat, at)))),
  );
}

function row(page, seat, at) {
  const { state, words } = page;
  const own = seat.id === state.seat;
  const called = calls(state, seat.id);
  return [
    button(
      `.seat${own ? ".own" : ""}`,
      { "aria-pressed": String(own), data: { key: seat.id } },
      () => page.sit(seat.id),
      avatar(seat),
      el("span.name", {}, seat.name),
      own && el("span.you", {}, words.say("page-you")),
      called && el("span.called", { title: words.say("page-called") }, el("span.unseen", {}, words.say("page-called"))),
      at < KEYS && el("kbd", { "aria-hidden": "true", title: words.say("page-seat-key", { n: at + 1 }) }, `Ctrl ${at + 1}`),
    ),
    button(".plain.seat-edit", { "aria-label": words.say("page-seat-change-of", { name: seat.name }), data: { key: `edit-${seat.id}` } }, () => openSeat(page, seat), icon("edit")),
  ];
}

/** Whether the newest public message mentions a seat, which in a game means that it is on turn. */
function calls(state, seat) {
  const newest = state.messages.findLast((message) => !message.private && message.author.bot);
  return Boolean(newest?.mentions.includes(seat));
}

/**
 * Make the row of seats for narrow windows.
 *
 * @param {object} page
 */
export function seatStrip(page) {
  const { state, words } = page;
  return el(
    "div.strip",
    { role: "group", "aria-label": words.say("page-seats") },
    state.seats.map((seat) =>
      button(
        `.plain${seat.id === state.seat ? ".own" : ""}${calls(state, seat.id) ? ".calling" : ""}`,
        { "aria-pressed": String(seat.id === state.seat), title: seat.name, data: { key: seat.id } },
        () => page.sit(seat.id),
        avatar(seat, "small"),
        el("span.unseen", {}, seat.name),
      ),
    ),
  );
}

/**
 * Change to another seat by Ctrl or Alt and its number.
 *
 * @param {object} page
 */
export function seatKeys(page) {
  addEventListener("keydown", (event) => {
    const digit = /^Digit([1-9])$/.exec(event.code);
    if (!digit || !(event.ctrlKey !== event.altKey) || event.shiftKey || event.metaKey) return;
    if (event.altKey && event.key !== digit[1]) return; // on this keyboard it types a character
    const seat = page.state.seats[Number(digit[1]) - 1];
    if (!seat) return;
    event.preventDefault();
    page.sit(seat.id);
  });
}

/**
 * Open the dialog that adds a seat, or changes one.
 *
 * @param {object} page
 * @param {{id: string, name: string, locale: string}} [seat]
 */
export function openSeat(page, seat) {
  const { words } = page;
  const name = el("input", { type: "text", maxlength: 32, required: true, "aria-required": "true" });
  name.value = seat?.name || "";
  const spoken = seat?.locale || words.locale; // a program can give a seat any language of Discord
  const locale = el("select", {}, Object.entries({ ...LANGUAGES, [spoken]: LANGUAGES[spoken] || spoken }).map(([value, name]) => el("option", { value }, name)));
  locale.value = spoken;
  const failed = el("p.problem", { role: "alert", hidden: true });
  const form = el(
    "form",
    { autocomplete: "off", novalidate: true },
    el("div.fields", {}, field(words.say("page-seat-name"), name, "", true), field(words.say("page-seat-language"), locale, words.say("page-seat-language-more"))),
    failed,
    el(
      "footer",
      {},
      button(".control.secondary", {}, () => dialog.close(), words.say("page-cancel")),
      el("button.control.primary", { type: "submit" }, words.say(seat ? "page-save" : "page-seat-add")),
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = { name: name.value.trim(), locale: locale.value };
    const answer = given.name
      ? await page.attempt(seat ? "change_seat" : "add_seat", seat ? { seat: seat.id, ...given } : given)
      : { problem: words.say("page-seat-need-name") };
    if (!answer.problem) {
      dialog.close();
      return;
    }
    failed.hidden = false;
    fill(failed, icon("warn"), answer.problem);
    name.focus();
  });
  const dialog = openDialog(page, { title: words.say(seat ? "page-seat-change" : "page-seat-add"), kind: "modal" }, form);
  name.focus();
}
