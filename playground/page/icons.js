/** The icons: our own drawings on a grid of 24, strokes in the colour of the text. */

const NAMESPACE = "http://www.w3.org/2000/svg";

const PATHS = {
  channel: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h11M16 13l4 4-4 4M10 8h9",
  direct: "M4 5h16v11H10l-5 4v-4H4z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 3 4l18 8-18 8zM4 12h9",
  down: "m6 9 6 6 6-6",
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  host: "M3 12h4l2.5-7 5 14 2.5-7h4",
  edit: "m4 20 1-4L16 5l3 3L8 19zM14 7l3 3",
  check: "m4 12.5 5 5L20 6.5",
  outside: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  crown: "m3 8 4.5 4L12 5l4.5 7L21 8l-2 11H5z",
  used: "M4 20v-6a5 5 0 0 1 5-5h11M16 5l4 4-4 4",
  again: "M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  pause: "M8 5v14M16 5v14",
  play: "M7 4v16l13-8z",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.500",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  in: "M19 12H5M11 6l-6 6 6 6",
  event: "M13 3 5 14h6l-1 7 8-11h-6z",
  act: "M8 4v13l3.5-3 2.5 6 2.5-1-2.5-6H19z",
};

/**
 * Draw an icon; it is hidden from screen readers, so show or label its meaning beside it.
 *
 * @param {keyof typeof PATHS} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const drawing = document.createElementNS(NAMESPACE, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true" }))
    drawing.setAttribute(key, value);
  const path = document.createElementNS(NAMESPACE, "path");
  path.setAttribute("d", PATHS[name]);
  drawing.append(path);
  return drawing;
}

/**
 * Draw the bot's picture: a pyramid in the sun.
 *
 * @returns {HTMLImageElement}
 */
export function emblem() {
  const image = new Image();
  image.src = "/page/icon.svg";
  image.alt = "";
  return image;
}
