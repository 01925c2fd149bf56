/** Dialogs. They are the browser's own, which trap the focus and return it when they close. */

import { icon } from "./icons.js";
import { button, el, freshId } from "./nodes.js";

/**
 * Open a dialog.
 *
 * @param {object} page
 * @param {object} given
 * @param {string} given.title
 * @param {string} [given.kind] a class
 * @param {boolean} [given.plain] without the visible title
 * @param {() => void} [given.closed] what to do after it has closed
 * @param {...*} children what is in it
 * @returns {HTMLDialogElement}
 */
export function openDialog(page, { title, kind = "", plain = false, closed }, ...children) {
  const name = freshId("dialog");
  const close = button(".plain.close", { "aria-label": page.words.say("page-close") }, () => dialog.close(), icon("close"));
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      `dialog${kind && `.${kind}`}`,
      { "aria-labelledby": name },
      el(`header${plain ? ".plain-header" : ""}`, {}, el("h2", { id: name }, title), close),
      ...children,
    )
  );
  const back = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    closed?.();
  });
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog && outside(dialog, event)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function outside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/**
 * Make a labelled field of a form.
 *
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [more] a description
 * @param {boolean} [required]
 */
export function field(label, control, more = "", required = false) {
  const name = freshId("field");
  if (!control.id) control.id = name;
  if (more) control.setAttribute("aria-describedby", `${name}-more`);
  return el(
    "div.field",
    {},
    el("label", { for: control.id }, label, required && el("span.required", { "aria-hidden": "true" }, " *")),
    more && el("p.more", { id: `${name}-more` }, more),
    control,
  );
}
