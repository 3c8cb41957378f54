const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML does not allow these characters, not even as entities. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, "").replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");

type Attributes = Readonly<Record<string, string>>;

/** Writes an element with its attributes. The content must be XML already. */
export function element(name: string, content: string | readonly string[], attributes: Attributes = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === "string" ? content : content.join("");
  return inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}

/** Writes an element that contains only text, which is escaped here. */
export const text = (name: string, words: string, attributes: Attributes = {}) =>
  element(name, escapeXml(words), attributes);

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
