/** The picture viewer: one picture as large as the window, its alt text, and its neighbours. */

import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { button, el } from "./nodes.js";

/** Opens pictures of the log. */
export class Viewer {
  /** @param {object} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Open a picture; arrow keys lead to the others in the log.
   *
   * @param {HTMLImageElement} image
   */
  open(image) {
    const { words } = this.page;
    this.image = image;
    this.large = el("img");
    this.text = el("p.alt");
    this.before = button(".plain.step", { "aria-label": words.say("page-picture-before") }, () => this.step(-1), icon("left"));
    this.after = button(".plain.step", { "aria-label": words.say("page-picture-after") }, () => this.step(1), icon("right"));
    this.original = el("a.button", { target: "_blank", rel: "noreferrer" }, icon("outside"), words.say("page-picture-open"));
    this.dialog = openDialog(
      this.page,
      { title: words.say("page-picture"), kind: "viewer", plain: true },
      el("div.stage", {}, this.before, this.large, this.after),
      el("footer", {}, this.text, this.original),
    );
    this.dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") this.step(-1);
      if (event.key === "ArrowRight") this.step(1);
    });
    this.large.addEventListener("click", () => this.large.classList.toggle("full"));
    this.show(image);
  }

  show(image) {
    this.image = image;
    const source = image.getAttribute("src");
    this.large.src = source;
    this.large.alt = image.alt;
    if (image.getAttribute("width")) {
      this.large.width = Number(image.getAttribute("width"));
      this.large.height = Number(image.getAttribute("height"));
    }
    this.text.textContent = image.alt;
    this.original.href = source;
    this.before.disabled = !this.neighbour(-1);
    this.after.disabled = !this.neighbour(1);
  }

  step(by) {
    const next = this.neighbour(by);
    if (next) this.show(next);
  }

  neighbour(by) {
    const all = [...document.querySelectorAll("#log .picture:not(.veiled) img")];
    const at = all.indexOf(this.image);
    return at < 0 ? undefined : all[at + by];
  }
}
