/** Where the log stands: it sticks to the end only if it was there, and keeps its place otherwise. */

const NEAR = 32;

/** The scrolling of a log. */
export class Scroll {
  /**
   * @param {HTMLElement} box what scrolls
   * @param {HTMLElement} list what is in it
   * @param {() => void} moved called after the person, or the page, has scrolled
   */
  constructor(box, list, moved) {
    this.box = box;
    this.list = list;
    this.atEnd = true;
    this.last = 0;
    box.addEventListener("scroll", () => {
      const up = box.scrollTop < this.last - 1; // else the list has only grown below
      this.last = box.scrollTop;
      if (this.left < NEAR) this.atEnd = true;
      else if (up) this.atEnd = false;
      moved();
    }, { passive: true });
    const sized = new ResizeObserver(() => this.atEnd && this.toEnd());
    sized.observe(box);
    sized.observe(list);
  }

  /** Pixels below what is seen. */
  get left() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
  }

  /** Go to the newest message. */
  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
    this.atEnd = true;
  }

  /**
   * Change the list, and let what is seen stay where it is; at the end, show the new end.
   *
   * @param {() => void} change
   */
  keeping(change) {
    const stick = this.atEnd;
    const seen = stick ? null : this.spot();
    change();
    if (stick) this.toEnd();
    else if (seen) this.restore(seen);
  }

  /** Return the first message in sight and how far it is from the top edge. */
  spot() {
    const top = this.box.getBoundingClientRect().top;
    for (const node of this.list.querySelectorAll(".message")) {
      const at = node.getBoundingClientRect();
      if (at.bottom > top) return { message: node.dataset.id, offset: at.top - top };
    }
    return null;
  }

  /**
   * Bring a message to where it was.
   *
   * @param {{message: string, offset: number}} spot
   * @returns {boolean} whether the message is there
   */
  restore({ message, offset }) {
    const node = document.getElementById(`message-${message}`);
    if (!node) return false;
    const top = this.box.getBoundingClientRect().top;
    this.box.scrollTop += node.getBoundingClientRect().top - top - offset;
    this.atEnd = this.left < NEAR;
    return true;
  }
}
