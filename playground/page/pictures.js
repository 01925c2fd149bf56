/** Pictures in messages. Their space is reserved before they load; an old one stays until then. */

import { button, el } from "./nodes.js";

/**
 * Make a picture that opens in the viewer.
 *
 * @param {{url: string, width?: number, height?: number, alt?: string, spoiler?: boolean}} media
 * @param {object} page
 * @returns {HTMLElement}
 */
export function picture(media, page) {
  const image = el("img", {
    src: media.url,
    alt: media.alt || page.words.say("page-picture-plain"),
    width: media.width,
    height: media.height,
    decoding: "async",
    draggable: "false",
  });
  const shape = media.width && media.height ? { "--shape": media.width / media.height, "--wide": `${media.width}px` } : {};
  const frame = button(
    `.picture${media.spoiler ? ".veiled" : ""}`,
    { style: shape, data: { picture: media.url }, "aria-haspopup": "dialog" },
    () => {
      if (frame.classList.contains("veiled")) frame.classList.remove("veiled");
      else page.viewer.open(frame.querySelector("img"));
    },
    image,
    media.spoiler && el("span.veil", {}, page.words.say("page-spoiler")),
  );
  return frame;
}

/**
 * Make a gallery of up to ten pictures.
 *
 * @param {object[]} medias as `picture` takes them
 * @param {object} page
 * @returns {HTMLElement}
 */
export function gallery(medias, page) {
  return el("div.gallery", { data: { count: Math.min(medias.length, 4) } }, medias.map((media) => picture(media, page)));
}

/**
 * Move pictures from a message's old nodes to its new ones. An unchanged picture stays as it is, a
 * new version replaces the old one when it has loaded.
 *
 * @param {ParentNode} old
 * @param {ParentNode} fresh
 */
export function bringOver(old, fresh) {
  const before = [...old.querySelectorAll(".picture img")];
  const after = [...fresh.querySelectorAll(".picture img")];
  after.forEach((image, at) => {
    const same = before.find((each) => each.getAttribute("src") === image.getAttribute("src"));
    const shown = same || before[at];
    if (!shown || (!same && after.length !== before.length)) return;
    if (same) shown.alt = image.alt;
    image.replaceWith(shown);
    if (!same) exchange(shown, image);
  });
}

/** Load again what could not be loaded, for example while the playground was away. */
export function loadMissing() {
  for (const image of document.images) if (image.complete && !image.naturalWidth) image.src = image.getAttribute("src");
}

const coming = new WeakMap();

async function exchange(shown, image) {
  coming.set(shown, image);
  try {
    await image.decode();
  } catch {
    // A picture that cannot be loaded is replaced too: the browser shows its alt text.
  }
  if (coming.get(shown) === image) shown.replaceWith(image); // otherwise a newer version is loading
}
