/** What is drawn anew on nodes that stand: only what differs is touched, so that a press, the focus and a scroll last. */

import { flat, listen, listened } from "./nodes.js";

/**
 * Draw all that is in a node anew. Of what was drawn before, each node that has the same key
 * (`data-key`) or, without one, the same name and rank stays, and becomes like the new one.
 *
 * What is given must not be held elsewhere: it may be a node that stood before that is shown.
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
 * Make a node like a new one of the same kind.
 *
 * @template {Node} T
 * @param {T} node
 * @param {T} fresh
 * @returns {T} the node that stood
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
 * Make `nodes` the children, touching none that stays where it is.
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
