/** The beginning of a place: what it is, and a game one click away. */

import { icon } from "./icons.js";
import { button, el, freshId } from "./nodes.js";

/**
 * Make the welcome that stands above the first message.
 *
 * @param {object} page
 * @returns {HTMLElement}
 */
export function welcome(page) {
  const { state, words } = page;
  const { place } = state;
  if (!place) return el("section.welcome");
  const duel = state.commands.find((command) => command.kind === "chat" && command.name === "duel");
  const rivals = place.kind === "direct" ? [] : state.seats.filter((seat) => seat.id !== state.seat).slice(0, 3);
  const level = duel?.options.find((option) => option.name === "level");
  const levels = levelChoice(page, level);
  return el(
    "section.welcome",
    { "aria-label": words.say("page-welcome") },
    el("div.mark", {}, icon(place.kind)),
    el("h1", {}, words.say(`page-welcome-${place.kind}`, { name: place.name })),
    el("p", {}, words.say(rivals.length ? "page-first" : "page-first-alone", { bot: state.bot.name })),
    duel &&
      el(
        "div.begin",
        {},
        el(
          "div.begin-computer",
          {},
          levels?.node,
          button(".control.primary.large", { data: { begin: "computer" } }, (event) => begin(page, event, { ...first(duel), ...(levels && { level: levels.value() }) }), words.say("page-play-computer")),
        ),
        rivals.length > 0 &&
          el(
            "div.begin-people",
            {},
            rivals.map((rival) =>
              button(".control.success.large", { data: { begin: rival.id } }, (event) => begin(page, event, { opponent: rival.id }), words.say("page-play-seat", { name: rival.name })),
            ),
          ),
      ),
    duel && el("p.quiet", {}, words.say("page-first-more", { command: `/${duel.shown || duel.name}` })),
    !duel && el("p.quiet", { role: "status" }, words.say("page-first-wait", { bot: state.bot.name })),
  );
}

/** The levels of the computer to choose from; the first is for a first game. */
function levelChoice(page, option) {
  if (!option?.choices?.length) return null;
  const name = freshId("level");
  const chosen = page.level || option.choices[0].value;
  const node = el(
    "fieldset.levels",
    {},
    el("legend", {}, page.words.say("page-level")),
    option.choices.map((choice) =>
      el(
        "label",
        {},
        el("input", {
          type: "radio",
          name,
          value: choice.value,
          checked: choice.value === chosen,
          on: { change: () => (page.level = choice.value) },
        }),
        el("span", {}, choice.name),
      ),
    ),
  );
  return { node, value: () => node.querySelector("input:checked")?.value || chosen };
}

/** A newcomer moves first, while the computer may still be waking up. */
function first(duel) {
  const option = duel.options.find((each) => each.name === "begins");
  return option?.choices.some((choice) => choice.value === "me") ? { begins: "me" } : {};
}

async function begin(page, event, options) {
  const pressed = event.currentTarget;
  pressed.setAttribute("aria-busy", "true");
  pressed.disabled = true;
  await page.command("duel", options);
  pressed.removeAttribute("aria-busy");
  pressed.disabled = false;
}
