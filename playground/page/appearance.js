/** The theme of the page; the browser stores what was chosen. */

import { looks, setLooks } from "./route.js";

const LIGHT = matchMedia("(prefers-color-scheme: light)");

/** Return the theme that is shown: the chosen one, else the system's. */
export function theme() {
  return looks().theme || (LIGHT.matches ? "light" : "dark");
}

/** Apply the theme to the page. */
function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

/** Switch to the other theme. */
export function switchTheme() {
  setLooks({ theme: theme() === "dark" ? "light" : "dark" });
  applyTheme();
}

/** Follow the system's theme while none was chosen, and choices made in other windows. */
export function followTheme() {
  applyTheme();
  LIGHT.addEventListener("change", applyTheme);
  addEventListener("storage", applyTheme);
}
