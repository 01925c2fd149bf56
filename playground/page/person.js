/** The card of a person: its actions, and the bot's commands on users. */

import { avatar } from "./avatar.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { button, el } from "./nodes.js";
import { addressOf } from "./route.js";
import { openSeat } from "./seats.js";
import { LANGUAGES } from "./words.js";

const MARGIN = 12;

/**
 * Open the card of a person.
 *
 * @param {object} page
 * @param {{id: string, name: string, bot?: boolean}} person
 * @param {HTMLElement} anchor what was pressed
 */
export function openPerson(page, person, anchor) {
  const { state, words } = page;
  const seat = state.seats.find((each) => each.id === person.id);
  const menu = state.commands.filter((command) => command.kind === "user");
  const own = person.id === state.seat;
  const line = (text, drawing, run) =>
    button(".line", {}, () => (dialog.close(), run()), icon(drawing), text);
  const dialog = openDialog(
    page,
    { title: person.name, kind: "card", plain: true },
    el(
      "div.card-head",
      {},
      avatar(person, "large"),
      el("strong", {}, person.name, person.bot && el("span.badge", {}, words.say("page-app"))),
      el("small", {}, about(page, person, seat, own)),
    ),
    el(
      "div.lines",
      {},
      menu.length > 0 && el("h3", {}, words.say("page-apps")),
      menu.map((command) => line(command.shown || command.name, "play", () => page.menu(command.name, person.id))),
      el("h3", {}, words.say("page-person")),
      line(words.say("page-mention"), "direct", () => page.composer.mention(person.name)),
      seat && !own && line(words.say("page-sit", { name: person.name }), "again", () => page.sit(person.id)),
      seat && el("a.line", { href: addressOf(seat.id, state.channel), target: "_blank", on: { click: () => dialog.close() } }, icon("outside"), words.say("page-own-window")),
      seat && line(words.say("page-seat-change"), "edit", () => openSeat(page, seat)),
    ),
  );
  place(dialog, anchor);
}

function about(page, person, seat, own) {
  const { state, words } = page;
  if (person.bot) return words.say(state.bot.online ? "page-bot-online" : "page-bot-offline", { name: state.bot.name });
  const language = LANGUAGES[seat?.locale] || seat?.locale || "";
  return own ? `${words.say("page-you")} · ${language}` : language;
}

/** Position a card beside what was pressed; in narrow windows, at the lower edge. */
function place(dialog, anchor) {
  if (innerWidth < 640 || !anchor?.isConnected) return;
  const at = anchor.getBoundingClientRect();
  const box = dialog.getBoundingClientRect();
  const left = at.right + MARGIN + box.width < innerWidth ? at.right + MARGIN : Math.max(MARGIN, at.left - box.width - MARGIN);
  dialog.style.margin = "0";
  dialog.style.left = `${Math.min(left, innerWidth - box.width - MARGIN)}px`;
  dialog.style.top = `${Math.max(MARGIN, Math.min(at.top, innerHeight - box.height - MARGIN))}px`;
}
