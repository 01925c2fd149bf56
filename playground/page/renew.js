/** Reconciles the DOM: only what differs is changed, so that presses, focus and scrolling are kept. */

import { flat, listen, listened } from "./nodes.js";

/**
 * Render the children of a node again. An old child with the same key (`data-key`) or, without one,
 * of the same name and position, is kept and updated to match the new one.
 *
 * Hold no reference to the given children: an old node may be shown in place of a new one.
 *
 * @param {Element} node
 * @param {...(Node|string|null|undefined|false|Array)} children
 */
export function refill(node, ...children) {
  const standing = [...node.childNodes];
  const wanted = flat(children).map((child) => {
    const fresh = child instanceof Node ? child : document.createTextNode(child);
    const at = standing.findIndex((each) => alike(each, fresh));
    return at < 0 ? fresh : renew(standing.splice(at, 1)[0], fresh);
  });
  arrange(node, wanted);
}

/**
 * Update a node to match a new one of the same kind.
 *
 * @template {Node} T
 * @param {T} node
 * @param {T} fresh
 * @returns {T} the old node
 */
export function renew(node, fresh) {
  if (!(node instanceof Element)) {
    if (node.data !== fresh.data) node.data = fresh.data;
    return node;
  }
  for (const name of node.getAttributeNames()) if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  listen(node, listened(fresh));
  refill(node, ...fresh.childNodes);
  for (const name of ["value", "checked"]) if (name in fresh && node[name] !== fresh[name]) node[name] = fresh[name];
  return node;
}

function alike(one, other) {
  return one.nodeName === other.nodeName && one.dataset?.key === other.dataset?.key;
}

/**
 * Make `nodes` the children, without moving those that are in place.
 *
 * @param {Element} list
 * @param {Node[]} nodes
 */
export function arrange(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.childNodes]) if (!wanted.has(child)) child.remove();
  let next = list.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else list.insertBefore(node, next);
  }
}
