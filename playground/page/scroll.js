/** Scrolling of the log: it follows the end if it was there, and keeps its position otherwise. */

const NEAR = 32;

/** Controls the scrolling of a list. */
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
      const up = box.scrollTop < this.last - 1; // otherwise the list has only grown at the end
      this.last = box.scrollTop;
      if (this.left < NEAR) this.atEnd = true;
      else if (up) this.atEnd = false;
      moved();
    }, { passive: true });
    const sized = new ResizeObserver(() => this.atEnd && this.toEnd());
    sized.observe(box);
    sized.observe(list);
  }

  /** The pixels below the visible part. */
  get left() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
  }

  /** Scroll to the newest message. */
  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
    this.atEnd = true;
  }

  /**
   * Change the list without moving what is visible; at the end, follow the new end.
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

  /** Return the first visible message and its distance from the top edge. */
  spot() {
    const top = this.box.getBoundingClientRect().top;
    for (const node of this.list.querySelectorAll(".message")) {
      const at = node.getBoundingClientRect();
      if (at.bottom > top) return { message: node.dataset.id, offset: at.top - top };
    }
    return null;
  }

  /**
   * Scroll a message to where it was.
   *
   * @param {{message: string, offset: number}} spot
   * @returns {boolean} whether the message is in the list
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
