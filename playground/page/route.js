/** What outlasts a reload: seat and place in the address, reading and looks in the browser. */

const READ = "wonders-read";
const LOOK = "wonders-look";
const SPOT = "wonders-spot";

/** Return the seat and place that the address names, where it does. */
export function where() {
  const asked = new URLSearchParams(location.search);
  return { seat: asked.get("seat") || undefined, channel: asked.get("channel") || undefined };
}

/**
 * Put seat and place into the address.
 *
 * @param {string} seat
 * @param {string} channel
 * @param {boolean} step whether the browser's "back" shall lead here again
 */
export function setWhere(seat, channel, step) {
  const address = `/?${new URLSearchParams({ seat, channel })}`;
  if (address === location.pathname + location.search) return;
  history[step ? "pushState" : "replaceState"](null, "", address);
}

/**
 * Return the address of a place for a seat, for a window of its own.
 *
 * @param {string} seat
 * @param {string} channel
 */
export function addressOf(seat, channel) {
  return `/?${new URLSearchParams({ seat, channel })}`;
}

/**
 * Return the newest message that a seat has read in each place.
 *
 * @param {string} seat
 * @returns {Object<string, string>}
 */
export function readBy(seat) {
  return kept(localStorage, READ)[seat] || {};
}

/**
 * Keep in mind that a seat has read a place up to a message.
 *
 * @param {string} seat
 * @param {string} channel
 * @param {string} message
 */
export function setRead(seat, channel, message) {
  const all = kept(localStorage, READ);
  keep(localStorage, READ, { ...all, [seat]: { ...all[seat], [channel]: message } });
}

/** Return the chosen looks: `theme` and `locale`, each where it was chosen. */
export function looks() {
  return kept(localStorage, LOOK);
}

/**
 * Choose looks.
 *
 * @param {{theme?: string, locale?: string}} chosen
 */
export function setLooks(chosen) {
  keep(localStorage, LOOK, { ...looks(), ...chosen });
}

/**
 * Keep the spot in the log for a reload of this window; null where it is at the end.
 *
 * @param {{seat: string, channel: string, message: string, offset: number}|null} spot
 */
export function setSpot(spot) {
  keep(sessionStorage, SPOT, spot);
}

/** Return the spot that was kept, if one was. */
export function spot() {
  const found = kept(sessionStorage, SPOT);
  return found && found.message ? found : null;
}

function kept(store, name) {
  try {
    return JSON.parse(store.getItem(name)) || {};
  } catch {
    return {}; // written by another version, or the browser keeps nothing
  }
}

function keep(store, name, value) {
  try {
    store.setItem(name, JSON.stringify(value));
  } catch {
    return; // a browser that keeps nothing: the page works, and forgets
  }
}
