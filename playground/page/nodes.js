/** Makes DOM nodes. All of the page is made by these functions, and text is never parsed as HTML. */

/**
 * Make an element. Strings among the children become text nodes, so nothing is ever parsed as HTML.
 *
 * @param {string} tag its name, with classes after points: `div.card.wide`
 * @param {Object<string, *>} [given] attributes; `on` holds listeners, `data` the dataset,
 *     `style` custom properties; true, false and null set or leave out an attribute
 * @param {...(Node|string|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function el(tag, given = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(given)) {
    if (key === "on") listen(node, value);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "style") for (const [property, set] of Object.entries(value)) node.style.setProperty(property, set);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, String(value));
  }
  node.append(...flat(children));
  return node;
}

const listeners = new WeakMap();

/**
 * Set the listeners of a node; they replace those that `el` set before.
 *
 * @param {Element} node
 * @param {Object<string, (event: Event) => void>} on what to run, by the name of the event
 */
export function listen(node, on) {
  listeners.set(node, on);
  for (const event of Object.keys(on)) node.addEventListener(event, hear);
}

/** Return the listeners of a node, as `listen` takes them. */
export function listened(node) {
  return listeners.get(node) || {};
}

function hear(event) {
  listened(event.currentTarget)[event.type]?.(event);
}

/**
 * Replace the children of a node.
 *
 * @param {Element} node
 * @param {...(Node|string|null|undefined|false|Array)} children
 */
export function fill(node, ...children) {
  node.replaceChildren(...flat(children));
}

/**
 * Make a button that does not submit a form.
 *
 * @param {string} tag classes after points, as in `el`
 * @param {Object<string, *>} given attributes
 * @param {() => void} run what a press does
 * @param {...*} children
 * @returns {HTMLButtonElement}
 */
export function button(tag, given, run, ...children) {
  return /** @type {HTMLButtonElement} */ (
    el(`button${tag}`, { type: "button", ...given, on: { click: run, ...given.on } }, ...children)
  );
}

let made = 0;

/**
 * Return an id that no other element has.
 *
 * @param {string} name
 * @returns {string}
 */
export function freshId(name) {
  made += 1;
  return `${name}-${made}`;
}

/** Flatten children to one list, without null, undefined and false. */
export function flat(children) {
  return children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false);
}
