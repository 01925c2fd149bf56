/** State that outlasts a reload: seat and channel in the URL, the rest in the browser's storage. */

const READ = "wonders-read";
const LOOK = "wonders-look";
const SPOT = "wonders-spot";

/** Return the seat and channel that the URL names, if it does. */
export function where() {
  const asked = new URLSearchParams(location.search);
  return { seat: asked.get("seat") || undefined, channel: asked.get("channel") || undefined };
}

/**
 * Put seat and channel into the URL.
 *
 * @param {string} seat
 * @param {string} channel
 * @param {boolean} step whether to add a step to the browser's history
 */
export function setWhere(seat, channel, step) {
  const address = `/?${new URLSearchParams({ seat, channel })}`;
  if (address === location.pathname + location.search) return;
  history[step ? "pushState" : "replaceState"](null, "", address);
}

/**
 * Return the URL of a channel for a seat, to open it in a window of its own.
 *
 * @param {string} seat
 * @param {string} channel
 */
export function addressOf(seat, channel) {
  return `/?${new URLSearchParams({ seat, channel })}`;
}

/**
 * Return the newest message that a seat has read in each channel.
 *
 * @param {string} seat
 * @returns {Object<string, string>}
 */
export function readBy(seat) {
  return kept(localStorage, READ)[seat] || {};
}

/**
 * Store that a seat has read a channel up to a message.
 *
 * @param {string} seat
 * @param {string} channel
 * @param {string} message
 */
export function setRead(seat, channel, message) {
  const all = kept(localStorage, READ);
  keep(localStorage, READ, { ...all, [seat]: { ...all[seat], [channel]: message } });
}

/** Return the `theme`, if one was chosen. */
export function looks() {
  return kept(localStorage, LOOK);
}

/**
 * Store a theme.
 *
 * @param {{theme: string}} chosen
 */
export function setLooks(chosen) {
  keep(localStorage, LOOK, chosen);
}

/**
 * Store the scroll position of the log for a reload; null where it is at the end.
 *
 * @param {{seat: string, channel: string, message: string, offset: number}|null} spot
 */
export function setSpot(spot) {
  keep(sessionStorage, SPOT, spot);
}

/** Return the stored scroll position, if there is one. */
export function spot() {
  const found = kept(sessionStorage, SPOT);
  return found && found.message ? found : null;
}

function kept(store, name) {
  try {
    return JSON.parse(store.getItem(name)) || {};
  } catch {
    return {}; // written by another version, or the browser has no storage
  }
}

function keep(store, name, value) {
  try {
    store.setItem(name, JSON.stringify(value));
  } catch {
    return; // the browser has no storage: the page works without it
  }
}
