/** Discord's modals: a form that the bot asks for, with text fields and select menus. */

import { field, openDialog } from "./dialog.js";
import { el, fill } from "./nodes.js";
import { prose } from "./prose.js";
import { select } from "./selects.js";

const KIND = { row: 1, input: 4, text: 10, label: 18 };
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/**
 * Open a modal of the bot.
 *
 * @param {object} page
 * @param {{id: string, title: string, components: object[]}} modal
 * @param {string} seat who submits it, even if the window has changed to another seat since
 */
export function openModal(page, modal, seat) {
  const { words } = page;
  const fields = new Map();
  const failed = el("p.problem", { role: "alert", hidden: true });
  const sender = el("button.control.primary", { type: "submit" }, words.say("page-modal-send"));
  const form = el(
    "form",
    { autocomplete: "off", novalidate: true },
    el("div.fields", {}, modal.components.map((raw) => part(raw, page, fields))),
    failed,
    el(
      "footer",
      {},
      el("button.control.secondary", { type: "button", on: { click: () => dialog.close() } }, words.say("page-cancel")),
      sender,
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const lacking = [...fields.values()].find((each) => !each.fits());
    if (lacking) {
      say(words.say("page-modal-need"));
      lacking.focus();
      return;
    }
    sender.setAttribute("aria-busy", "true");
    sender.disabled = true;
    const values = Object.fromEntries([...fields].map(([name, each]) => [name, each.value()]));
    const answer = await page.attempt("submit", { seat, modal: modal.id, fields: values });
    if (!answer.problem) {
      dialog.close();
      if (answer.modal) openModal(page, answer.modal, seat);
      return;
    }
    sender.removeAttribute("aria-busy");
    sender.disabled = false;
    say(answer.problem);
  });
  const say = (text) => {
    failed.hidden = false;
    fill(failed, text);
  };
  const dialog = openDialog(page, { title: modal.title, kind: "modal" }, form);
  form.querySelector("input, textarea, .select-box")?.focus();
}

function part(raw, page, fields) {
  if (raw.type === KIND.row) return raw.components.map((each) => part(each, page, fields));
  if (raw.type === KIND.text) return el("div.prose", {}, prose(raw.content, page));
  if (raw.type === KIND.label) return control(raw.component, raw.label, raw.description || "", page, fields);
  return control(raw, raw.label || raw.placeholder || "", "", page, fields);
}

function control(raw, label, more, page, fields) {
  const required = raw.required !== false;
  if (raw.type === KIND.input) {
    const given = {
      placeholder: raw.placeholder,
      minlength: raw.min_length,
      maxlength: raw.max_length || 4000,
      "aria-required": String(required),
    };
    const box = raw.style === PARAGRAPH ? el("textarea", { ...given, rows: 4 }) : el("input", { ...given, type: "text" });
    box.value = raw.value || "";
    fields.set(raw.custom_id, {
      value: () => box.value,
      fits: () => (box.value ? box.checkValidity() && box.value.length >= (raw.min_length || 0) : !required),
      focus: () => box.focus(),
    });
    return field(label, box, more, required);
  }
  if (!SELECTS.includes(raw.type)) return null;
  let chosen = [...(raw.options || []).filter((each) => each.default).map((each) => each.value), ...(raw.default_values || []).map((each) => each.id)];
  const node = select({ ...raw, placeholder: raw.placeholder || label }, page, (values) => (chosen = values));
  const box = node.querySelector(".select-box");
  fields.set(raw.custom_id, {
    value: () => chosen,
    fits: () => (chosen.length ? chosen.length >= (raw.min_values ?? 1) : !required),
    focus: () => box.focus(),
  });
  const made = field(label, node, more, required);
  made.querySelector("label").addEventListener("click", () => box.focus());
  return made;
}
