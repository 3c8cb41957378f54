/** An icon may be drawn with these elements. None of them can run, load, link or be styled from outside. */
const elements = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);

const attributes = new Set(
  (
    "viewBox width height d cx cy r rx ry x y x1 y1 x2 y2 points transform opacity aria-hidden focusable " +
    "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity"
  ).split(" "),
);

/**
 * Matches numbers, path letters, colors and `rotate(…)`. Colons, quotes, ampersands, semicolons and slashes are not
 * allowed, so that no address can be written.
 */
const harmlessValue = /^(?!.*url\s*\()[\w\s.,#%()+-]*$/i;
const namespace = "http://www.w3.org/2000/svg";

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/y;
const attribute = /([a-zA-Z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns what is wrong with an icon, or null. The icon goes into every page unchanged and unsanitized, so everything
 * that this small grammar does not know is refused, and what it knows is read in the same way by every browser.
 */
export function findIconFault(svg: string): string | null {
  const open: string[] = [];
  let hasRoot = false;
  tag.lastIndex = skipSpace(svg, 0);

  while (tag.lastIndex < svg.length) {
    const start = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) return `is not plain SVG at "${svg.slice(start, start + 30)}"`;
    const [, closing, name = "", given = "", selfClosing] = match;
    if (!elements.has(name)) return `must not hold <${name}>`;
    if (closing) {
      if (given || selfClosing || open.pop() !== name) return `closes <${name}> where it is not open`;
    } else {
      if (open.length === 0 && (hasRoot || name !== "svg")) return "must be one <svg> element";
      if (open.length > 0 && name === "svg") return "must not hold an <svg> in another";
      const fault = findAttributeFault(given);
      if (fault) return fault;
      if (!hasRoot && !/\sviewBox\s*=/.test(given)) return "needs a viewBox";
      hasRoot = true;
      if (!selfClosing) open.push(name);
    }
    tag.lastIndex = skipSpace(svg, tag.lastIndex);
  }
  if (open.length > 0) return `leaves <${open.join("><")}> open`;
  return hasRoot ? null : "is empty";
}

function findAttributeFault(given: string) {
  for (const [, name = "", double, single] of given.matchAll(attribute)) {
    const value = double ?? single ?? "";
    if (name === "xmlns" && value === namespace) continue;
    if (!attributes.has(name)) return `must not use the attribute ${name}`;
    if (!harmlessValue.test(value)) return `has a value in ${name} that an icon does not need`;
  }
  return null;
}

function skipSpace(text: string, from: number) {
  const space = /\s*/y;
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
}
