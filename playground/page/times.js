/** Formats times. */

import { el } from "./nodes.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/**
 * Return a time in one of Discord's styles.
 *
 * @param {Date} at
 * @param {string} style one of t, T, d, D, f, F, R
 * @param {string} locale
 */
export function written(at, style, locale) {
  if (Number.isNaN(at.getTime())) return "–";
  if (style === "R") return relative(at, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] || STYLES.f).format(at);
}

/**
 * Return a time relative to now: "in 3 hours".
 *
 * @param {Date} at
 * @param {string} locale
 */
function relative(at, locale) {
  const seconds = (at.getTime() - Date.now()) / 1000;
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) || ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/**
 * Make the time of a message: the hour of today, day and hour of another day.
 *
 * @param {string} at ISO 8601
 * @param {string} locale
 * @param {boolean} short the hour alone
 */
export function moment(at, locale, short = false) {
  const date = new Date(at);
  const today = sameDay(at, new Date().toISOString());
  const text = written(date, "t", locale);
  const shown = short || today ? text : `${written(date, "d", locale)} ${text}`;
  return el("time", { datetime: at, title: written(date, "F", locale) }, shown);
}

/** Whether two times (ISO 8601) are on one day here. */
export function sameDay(one, other) {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/**
 * Make a time that a message mentions; `keepRight` updates relative ones.
 *
 * @param {number} seconds since 1970
 * @param {string} style
 * @param {string} locale
 */
export function stamp(seconds, style, locale) {
  const at = new Date(seconds * 1000);
  const known = !Number.isNaN(at.getTime());
  return el(
    "time.stamp",
    { datetime: known && at.toISOString(), title: written(at, "F", locale), data: { style, locale } },
    written(at, style, locale),
  );
}

/** Update the relative times in a node every ten seconds. */
export function keepRight(root) {
  setInterval(() => {
    for (const node of root.querySelectorAll('time[data-style="R"]'))
      node.textContent = relative(new Date(node.dateTime), node.dataset.locale);
  }, 10_000);
}
