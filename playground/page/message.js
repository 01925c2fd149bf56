/** Renders a message: author, time, what it replies to, text, components, and who can see it. */

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { attachments, embed } from "./embeds.js";
import { icon } from "./icons.js";
import { button, el } from "./nodes.js";
import { brief, prose } from "./prose.js";
import { moment, sameDay, written } from "./times.js";

const TOGETHER = 7 * 60 * 1000;

/**
 * Whether a message follows the one before without repeating its author.
 *
 * @param {object} message
 * @param {object|undefined} before
 */
export function grouped(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      before.private === message.private &&
      !message.command &&
      !message.reply &&
      !before.thread &&
      sameDay(before.at, message.at) &&
      new Date(message.at) - new Date(before.at) < TOGETHER,
  );
}

/**
 * Make the node of a message.
 *
 * @param {object} message
 * @param {boolean} together as `grouped` says
 * @param {object} page
 * @returns {HTMLElement}
 */
export function messageNode(message, together, page) {
  const { words, state } = page;
  const name = `from-${message.id}`;
  const author = known(message.author, page);
  const forMe = message.mentions.includes(state.seat) ? ".for-me" : "";
  const shown = together ? ".together" : "";
  return el(
    `article.message${shown}${forMe}${message.private ? ".private" : ""}`,
    { id: `message-${message.id}`, data: { id: message.id }, "aria-labelledby": name, tabindex: -1 },
    message.command && used(message, page),
    message.reply && reply(message, page),
    together
      ? el("div.gutter", {}, moment(message.at, words.locale, true), el("span.unseen", { id: name }, author.name))
      : person(author, page, avatar(author), "face"),
    el(
      "div.body",
      {},
      !together && head(message, author, name, page),
      content(message, page),
      el("p.failed", { role: "alert", hidden: true }),
      message.thread && thread(message.thread, page),
      message.private && onlyYou(message, page),
    ),
  );
}

/** Return a person with their present name; an author who is gone, as the message names them. */
function known(who, page) {
  return page.state.people.find((each) => each.id === who.id) || who;
}

function person(who, page, inside, kind) {
  const focusable = kind === "face" ? { tabindex: -1, "aria-hidden": "true" } : {};
  return button(`.who.${kind}`, focusable, (event) => page.showPerson(who, event.currentTarget), inside);
}

function head(message, author, name, page) {
  const { words } = page;
  return el(
    "div.by",
    { id: name },
    person(author, page, author.name, "name"),
    message.author.bot && el("span.badge", {}, words.say("page-app")),
    moment(message.at, words.locale),
  );
}

function used(message, page) {
  const who = known(message.command.user, page);
  return el(
    "div.answers",
    {},
    icon("used"),
    avatar(who, "small"),
    person(who, page, who.name, "name"),
    el("span", {}, ` ${page.words.say("page-used")} `),
    el("span.used", {}, message.command.name),
  );
}

function reply(message, page) {
  const author = known(message.reply.author, page);
  return button(
    ".answers",
    {},
    () => page.log.reveal(message.reply.id),
    icon("used"),
    avatar(author, "small"),
    el("strong", {}, author.name),
    el("span.cut", {}, brief(message.reply.text, page, message.names)),
  );
}

function content(message, page) {
  const { words } = page;
  if (message.thinking)
    return el("div.thinking", {}, dots(), words.say("page-thinking", { name: known(message.author, page).name }));
  const texts = message.v2 ? [] : prose(message.content || "", page, message.names);
  const edited = message.edited && el("span.edited", { title: written(new Date(message.at), "F", words.locale) }, words.say("page-edited"));
  return [
    (texts.length > 0 || (edited && !message.v2)) && el("div.prose", {}, texts, edited),
    message.v2 ? [] : attachments(message.attachments, page),
    message.v2 ? [] : message.embeds.map((each) => embed(each, message, page)),
    message.components.length > 0 && el("div.components", {}, components(message.components, message, page)),
    message.v2 && edited && el("div.edited-line", {}, edited),
  ];
}

/** Make the three moving dots of the placeholder "thinking". */
export function dots() {
  return el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function thread(which, page) {
  return button(
    ".thread-card",
    {},
    () => page.go(which.id),
    icon("thread"),
    el("strong", {}, which.name),
    el("span", {}, page.words.say("page-thread-open"), icon("right")),
  );
}

function onlyYou(message, page) {
  const { words } = page;
  return el(
    "div.only-you",
    {},
    icon("eye"),
    words.say("page-only-you"),
    " · ",
    button(".link", { data: { key: "dismiss" } }, () => page.dismiss(message), words.say("page-dismiss")),
  );
}
