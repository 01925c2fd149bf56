/** Keeps a list still while a control in it is pressed: a press counts only where it also ends. */

const ENDS = ["pointerup", "pointercancel", "contextmenu", "blur"];

/** Puts off what would move a list until no control in it is pressed. */
export class Still {
  /**
   * @param {HTMLElement} list
   * @param {() => void} move called after a press and its click, if something was put off
   */
  constructor(list, move) {
    this.held = false;
    this.late = false;
    this.move = move;
    this.timer = 0;
    list.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && event.target.closest("button, a")) this.held = true;
    });
    for (const name of ENDS) addEventListener(name, () => this.release());
    addEventListener("pointermove", (event) => event.buttons || this.release()); // where its end was not told
  }

  /** Whether the list has to stay as it is; it is moved later then. */
  putsOff() {
    this.late ||= this.held;
    return this.held;
  }

  release() {
    if (!this.held) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end()); // the click follows the release
  }

  /** Let the list move again. */
  end() {
    clearTimeout(this.timer);
    const { late } = this;
    this.held = this.late = false;
    if (late) this.move();
  }
}
