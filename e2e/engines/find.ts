/* oxlint-disable unicorn/consistent-function-scoping -- A function that runs in the page holds all that it needs. */

/** What is looked for in a page: a role with a name, or a CSS selector. */
export interface Sought {
  css: string;
  /** Source of a regular expression that the whole name matches; null for any. */
  name: string | null;
}

export interface Seen {
  name: string;
  text: string;
  isChecked: boolean;
  isDisabled: boolean;
  isFocused: boolean;
  box: { x: number; y: number; width: number; height: number };
  /** Place to press, if a press there would reach the element. */
  point: { x: number; y: number } | null;
}

const roles = {
  button: "button, [role=button], summary, input[type=submit]",
  link: "a[href]",
  radio: "input[type=radio], [role=radio]",
  checkbox: "input[type=checkbox], [role=checkbox], [role=switch]",
  textbox: "input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea",
  combobox: "select, [role=combobox]",
  heading: "h1, h2, h3, h4",
  tab: "[role=tab]",
  menuitem: "[role=menuitem]",
  dialog: "dialog, [role=dialog], [role=alertdialog]",
} as const;

/** Returns what has a role and, as its name, this text or one that a pattern matches. */
export const by = (role: keyof typeof roles, name: string | RegExp): Sought => ({
  css: roles[role],
  name: typeof name === "string" ? `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$` : name.source,
});

export const button = (name: string | RegExp) => by("button", name);
export const link = (name: string | RegExp) => by("link", name);
export const css = (selector: string): Sought => ({ css: selector, name: null });

/** Returns the smallest elements in sight that contain a text. */
export const text = (words: string | RegExp): Sought => ({
  ...by(
    "heading",
    words instanceof RegExp ? words : new RegExp(words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)),
  ),
  css: "text",
});

/**
 * Runs in the page: returns the elements in sight that are sought, in the order of the document. With `isToBePressed`
 * the first of them is brought into view.
 */
export function look(sought: Sought, isToBePressed: boolean): Seen[] {
  const pattern = sought.name === null ? null : new RegExp(sought.name);
  const tidy = (words: string | null | undefined) => (words ?? "").replaceAll(/\s+/g, " ").trim();
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    if (node instanceof HTMLImageElement) return node.alt;
    if (node.tagName === "svg" || node.tagName === "STYLE" || node.tagName === "SCRIPT") return "";
    const isBlock = getComputedStyle(node).display !== "inline";
    const inner = [...node.childNodes].map(spoken).join("");
    return isBlock ? ` ${inner} ` : inner;
  };
  const nameOf = (element: Element) => {
    const labelIds = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = labelIds.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) return tidy(labels.map(spoken).join(" "));
    const label = element.getAttribute("aria-label");
    if (label) return tidy(label);
    const own = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return tidy(own.length > 0 && element.tagName !== "BUTTON" ? own.map(spoken).join(" ") : spoken(element));
  };
  const isInSight = (element: Element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && (box.width > 0 || box.height > 0);
  };
  const isFound = (element: Element) => isInSight(element) && (!pattern || pattern.test(nameOf(element)));

  let found: Element[];
  if (sought.css === "text") {
    const holds = (element: Element) => pattern?.test(tidy(element.textContent)) && isInSight(element);
    const all = [...document.body.querySelectorAll("*")].filter(holds);
    found = all.filter((element) => ![...element.children].some((child) => all.includes(child)));
  } else {
    found = [...document.querySelectorAll(sought.css)].filter(isFound);
  }
  if (isToBePressed) found[0]?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });

  return found.map((element) => {
    const labelled = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const places = [element, ...labelled].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });
    const point = places.find(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return top && [element, ...labelled].some((one) => one.contains(top));
    });
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: nameOf(element),
      text: tidy(element.textContent),
      isChecked: "checked" in element ? Boolean(element.checked) : element.getAttribute("aria-checked") === "true",
      isDisabled: element.matches(":disabled, [aria-disabled=true]"),
      isFocused: document.activeElement === element,
      box: { x, y, width, height },
      point: point ?? null,
    };
  });
}
