/** The welcome at the top of a channel, with buttons that start a duel or open a table. */

import { icon } from "./icons.js";
import { button, el } from "./nodes.js";

/** The commands that open a table for several people. */
const TABLES = ["wonders", "architects"];

/**
 * Make the welcome above the first message.
 *
 * @param {object} page
 * @returns {HTMLElement}
 */
export function welcome(page) {
  const { state, words } = page;
  const { place } = state;
  if (!place) return el("section.welcome");
  const offered = (name) => state.commands.find((command) => command.kind === "chat" && command.name === name);
  const duel = offered("duel");
  const tables = TABLES.filter(offered);
  const rivals = place.kind === "direct" ? [] : state.seats.filter((seat) => seat.id !== state.seat);
  const level = duel?.options.find((option) => option.name === "level");
  return el(
    "section.welcome",
    { "aria-label": words.say("page-welcome"), "aria-live": "off" },
    el("div.mark", {}, icon(place.kind)),
    el("h2", {}, words.say(`page-welcome-${place.kind}`, { name: place.name })),
    el("p", {}, words.say(rivals.length ? "page-first" : "page-first-alone", { bot: state.bot.name })),
    duel &&
      el(
        "div.begin",
        {},
        el(
          "div.begin-computer",
          {},
          level?.choices?.length > 0 && levels(page, level),
          beginner(page, ".primary", "computer", words.say("page-play-computer"), "duel", () => ({ ...first(duel), ...chosen(page, level) })),
        ),
        rivals.length > 0 &&
          el(
            "div.begin-people",
            {},
            rivals.map((rival) => beginner(page, ".success", rival.id, words.say("page-play-seat", { name: rival.name }), "duel", () => ({ opponent: rival.id }))),
          ),
        tables.length > 0 &&
          el(
            "div.begin-tables",
            {},
            tables.map((name) => beginner(page, ".secondary", name, words.say(`page-open-${name}`), name, () => ({}))),
          ),
      ),
    duel && el("p.quiet", {}, words.say("page-first-more", { command: `/${duel.shown || duel.name}` })),
    !duel && el("p.quiet", { role: "status" }, words.say("page-first-wait", { bot: state.bot.name })),
  );
}

/** The levels of the computer to choose from. */
function levels(page, option) {
  const { level } = chosen(page, option);
  return el(
    "fieldset.levels",
    {},
    el("legend", {}, page.words.say("page-level")),
    option.choices.map(({ name, value }) =>
      el(
        "label",
        { data: { key: value } },
        el("input", { type: "radio", name: "level", value, checked: value === level, on: { change: () => (page.level = value) } }),
        el("span", {}, name),
      ),
    ),
  );
}

/** The level that is chosen; the first is for a first game. */
function chosen(page, option) {
  const level = option?.choices?.find(({ value }) => value === page.level) || option?.choices?.[0];
  return level ? { level: level.value } : {};
}

/** The person moves first, because the computer may still be compiling. */
function first(duel) {
  const option = duel.options.find((each) => each.name === "begins");
  return option?.choices.some((choice) => choice.value === "me") ? { begins: "me" } : {};
}

/** A button that starts one game; it keeps the focus while it waits. */
function beginner(page, look, key, text, command, options) {
  const given = { data: { key: `begin-${key}`, begin: key }, "aria-busy": page.beginning === key || null };
  return button(`.control${look}.large`, given, () => begin(page, key, command, options()), text);
}

async function begin(page, key, command, options) {
  if (page.beginning) return;
  page.beginning = key;
  page.log.drawTop();
  await page.command(command, options);
  page.beginning = null;
  page.log.drawTop();
}
