import { expect, type Page } from "@playwright/test";

interface Look {
  /** Selector of the part of the page that is looked at. An open sheet or dialog is looked at instead. */
  within?: string;
  /** Selector of circles over which nothing else may lie. */
  round?: string;
}

/** Expects that no text or control lies over another one or over a circle, and that none is cut off. */
export async function expectNothingOverlaps(page: Page, state: string, look: Look = {}) {
  expect(await clashesOf(page, look), state).toEqual([]);
}

/**
 * Describes texts and controls that lie over one another or are cut off. What scrolls beneath a part that stays in
 * sight is left out, and so is a text that ends in an ellipsis.
 */
const clashesOf = (page: Page, look: Look) =>
  page.evaluate<string[]>(
    `(() => { ${inPage.map(String).join("\n")} return findClashes(${JSON.stringify(look)}); })()`,
  );

/* The functions below run in the page, so `inPage` must list them all. */

interface Thing {
  element: Element;
  box: DOMRect;
  /** Part of the box that remains visible within the scrolling parts around it. */
  shown: DOMRect;
  /** The nearest part around the element that stays in place while the rest scrolls. */
  layer: Element | null;
}

function findClashes({ within = "main", round }: Look) {
  const open = [...document.querySelectorAll("dialog[open], :popover-open:not(.toasts)")].findLast(isSeen);
  const root = open ?? document.querySelector(within) ?? document.body;
  const things = [...root.querySelectorAll("*")]
    .filter((element) => isControl(element) || hasOwnText(element))
    .filter(isSeen)
    .map((element): Thing => ({ element, box: boxOf(element), shown: shownOf(element), layer: layerOf(element) }))
    .filter(({ shown }) => shown.width > 1 && shown.height > 1);
  const circles = round ? [...root.querySelectorAll(round)].filter(isSeen) : [];
  return [
    ...things.flatMap((one, place) => overlapsOf(one, things.slice(place + 1))),
    ...circles.flatMap((circle) => liesOver(circle, things)),
    ...things.flatMap(cutOff),
  ];
}

function overlapsOf(one: Thing, others: Thing[]) {
  return others
    .filter(({ layer, element }) => layer === one.layer && !one.element.contains(element))
    .filter(({ element, shown }) => !element.contains(one.element) && areOver(one.shown, shown))
    .map(({ element }) => `${nameOf(one.element)} and ${nameOf(element)} overlap`);
}

function liesOver(circle: Element, things: Thing[]) {
  const { left, top, width } = circle.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + width / 2];
  const distanceTo = (box: DOMRect) =>
    Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));
  return things
    .filter(({ element, layer }) => !circle.contains(element) && layer === layerOf(circle))
    .filter(({ shown }) => distanceTo(shown) < width / 2 - tolerance())
    .map(({ element }) => `${nameOf(element)} lies over a circle`);
}

/** Checks the element against everything around it that clips, from the inside out, up to a part that scrolls. */
function cutOff({ element, box }: Thing): string[] {
  if (isOut(box.left, box.right, 0, innerWidth)) return [`${nameOf(element)} reaches beyond the screen`];
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(part);
    const edge = part.getBoundingClientRect();
    if (isExcerpt(part) || ["auto", "scroll"].includes(overflowY)) return [];
    const isCutAcross = ["hidden", "clip"].includes(overflowX) && isOut(box.left, box.right, edge.left, edge.right);
    const isCutDown = ["hidden", "clip"].includes(overflowY) && isOut(box.top, box.bottom, edge.top, edge.bottom);
    if (isCutAcross || isCutDown) return [`${nameOf(element)} is cut off`];
    if (position === "fixed" && isOut(box.top, box.bottom, 0, innerHeight))
      return [`${nameOf(element)} reaches beyond the screen`];
  }
  return [];
}

/** Returns true for a text of which as many whole lines are shown as there is room for, or that ends in an ellipsis. */
function isExcerpt(element: Element) {
  const { textOverflow, webkitLineClamp, overflowY, lineHeight } = getComputedStyle(element);
  const lines = element.clientHeight / parseFloat(lineHeight);
  const hasWholeLines = lines > 0.9 && Math.abs(lines - Math.round(lines)) < 0.05;
  const isClippedBelow = ["hidden", "clip"].includes(overflowY) && element.scrollWidth <= element.clientWidth;
  const isText = element.localName === "p" || hasOwnText(element);
  const isCutBetweenLines = isText && isClippedBelow && hasWholeLines;
  return textOverflow === "ellipsis" || webkitLineClamp !== "none" || isCutBetweenLines;
}

function isOut(from: number, to: number, least: number, most: number) {
  return from < least - tolerance() || to > most + tolerance();
}

function isControl(element: Element) {
  return element.matches("button, a, input, select, textarea, summary, meter, progress");
}

function isSeen(element: Element) {
  const isForReaders = element.closest(".unseen, [aria-hidden=true]") || getComputedStyle(element).clipPath !== "none";
  return !isForReaders && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function hasOwnText({ childNodes }: Element) {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/**
 * Returns the box of a control or an excerpt, or of the letters in another text. Those of a font may be higher than a line
 * of them.
 */
function boxOf(element: Element) {
  const isBox = isControl(element) && getComputedStyle(element).display !== "inline";
  if (isBox || isExcerpt(element)) return element.getBoundingClientRect();
  const range = new Range();
  range.selectNodeContents(element);
  const { left, top, width, bottom } = range.getBoundingClientRect();
  if (getComputedStyle(element).display === "inline") return new DOMRect(left, top, width, bottom - top);
  const lines = element.getBoundingClientRect();
  const [highest, lowest] = [Math.max(top, lines.top), Math.min(bottom, lines.bottom)];
  return new DOMRect(left, highest, width, Math.max(0, lowest - highest));
}

function shownOf(element: Element) {
  let { left, top, right, bottom } = boxOf(element);
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === "visible") continue;
    const edge = part.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function layerOf(element: Element) {
  for (let part: Element | null = element; part; part = part.parentElement)
    if (["sticky", "fixed"].includes(getComputedStyle(part).position)) return part;
  return null;
}

function areOver(one: DOMRect, other: DOMRect) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > tolerance() && down > tolerance();
}

/** Returns the pixels by which letters may reach into each other's lines. */
function tolerance() {
  return 2;
}

function nameOf(element: Element) {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.localName} “${words.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
}

const inPage = [
  findClashes,
  overlapsOf,
  liesOver,
  cutOff,
  isExcerpt,
  isOut,
  isControl,
  isSeen,
  hasOwnText,
  boxOf,
  shownOf,
  layerOf,
  areOver,
  tolerance,
  nameOf,
];
