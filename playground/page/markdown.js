/** Parses Discord's markdown to a tree of plain values, without losing any text. */

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> (.*)$/;
const LONG_QUOTE = /^>>> ?/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** Inline rules in the order in which they are tried; each converts its match to a value. */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, ([, sign]) => ({ kind: "text", text: sign })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , text]) => ({ kind: "code", text: text.replace(/^ (.*) $/s, "$1") })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, at, style]) => ({ kind: "time", at: Number(at), style: style || "f" })],
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:>\n]+):\d+>/y, ([, name]) => ({ kind: "command", name })],
  [/<a?:(\w+):(\d+)>/y, ([, name, id]) => ({ kind: "emoji", name, id })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => ({ kind: "link", url, inside: [{ kind: "text", text: url }] })],
  [
    /\[((?:\\.|[^\][\\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?\)/y,
    ([, text, url]) => ({ kind: "link", url, inside: inline(text) }),
  ],
  [/https?:\/\/[^\s<]*[^<.,:;"')\]\s]/y, ([url]) => ({ kind: "link", url, inside: [{ kind: "text", text: url }] })],
  [/@(everyone|here)\b/y, ([text]) => ({ kind: "everyone", text })],
  [/\|\|([\s\S]+?)\|\|/y, nested("spoiler")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, nested("bold")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, nested("underline")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, nested("strike")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y, nested("italic")],
  [/(?<!\w)_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, nested("italic")],
];

const START = /[\\`<[h@|*_~]/g;

function nested(kind) {
  return ([, text]) => ({ kind, inside: inline(text) });
}

/**
 * Parse the text of a message.
 *
 * @param {string} text
 * @returns {object[]} blocks: `text`, `heading`, `subtext`, `quote`, `list`, `codeblock`
 */
export function parse(text) {
  const all = [...text.matchAll(FENCE)];
  const inFence = (at) => all.some((fence) => fence.index < at && at < fence.index + fence[0].length);
  const long = [...text.matchAll(/^>>> ?/gm)].find((quote) => !inFence(quote.index))?.index ?? text.length;
  const fences = all.filter((fence) => fence.index < long);
  const found = [];
  let at = 0;
  for (const fence of fences) {
    found.push(...blocks(text.slice(at, fence.index).replace(/\n$/, "")));
    found.push({ kind: "codeblock", language: fence[1] || "", text: fence[2] });
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1;
  }
  found.push(...blocks(text.slice(at)));
  return found;
}

/**
 * Parse the text of a line.
 *
 * @param {string} text
 * @returns {object[]}
 */
export function inline(text) {
  const found = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const made = rule(text, at);
    if (made && made.value.kind !== "text") {
      if (plain) found.push({ kind: "text", text: plain });
      plain = "";
      found.push(made.value);
      at = made.end;
      continue;
    }
    if (made) {
      plain += made.value.text;
      at = made.end;
      continue;
    }
    START.lastIndex = at + 1;
    const next = START.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
  }
  if (plain) found.push({ kind: "text", text: plain });
  return found;
}

function rule(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { value: make(match), end: at + match[0].length };
  }
  return null;
}

function blocks(text) {
  if (!text) return [];
  const lines = text.split("\n");
  const found = [];
  let plain = [];
  const flush = () => {
    if (plain.length && plain.some((line) => line.trim())) found.push({ kind: "text", inside: inline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const rest = taken(lines, at);
    if (!rest) {
      plain.push(line);
      continue;
    }
    flush();
    found.push(rest.block);
    at = rest.last;
  }
  flush();
  return found;
}

function taken(lines, at) {
  const line = lines[at];
  if (LONG_QUOTE.test(line)) {
    const inside = [line.replace(LONG_QUOTE, ""), ...lines.slice(at + 1)].join("\n");
    return { block: { kind: "quote", inside: parse(inside) }, last: lines.length };
  }
  const heading = HEADING.exec(line);
  if (heading) return { block: { kind: "heading", level: heading[1].length, inside: inline(heading[2]) }, last: at };
  const small = SUBTEXT.exec(line);
  if (small) return { block: { kind: "subtext", inside: inline(small[1]) }, last: at };
  if (QUOTE.test(line)) {
    const last = run(lines, at, QUOTE);
    const inside = lines.slice(at, last + 1).map((each) => QUOTE.exec(each)[1]);
    return { block: { kind: "quote", inside: parse(inside.join("\n")) }, last };
  }
  if (ITEM.test(line)) {
    const last = run(lines, at, ITEM);
    return { block: list(lines.slice(at, last + 1).map((each) => ITEM.exec(each))), last };
  }
  return null;
}

function run(lines, at, pattern) {
  let last = at;
  while (last + 1 < lines.length && pattern.test(lines[last + 1])) last += 1;
  return last;
}

function list(matches) {
  const [, indent, , number] = matches[0];
  const items = [];
  for (const match of matches) {
    if (items.length && match[1].length > indent.length) items.at(-1).below.push(match);
    else items.push({ text: match[4], below: [] });
  }
  return {
    kind: "list",
    ordered: Boolean(number),
    first: Number(number || 1),
    items: items.map((item) => ({ inside: inline(item.text), below: item.below.length ? list(item.below) : null })),
  };
}
