import { Window, type HTMLElement } from "happy-dom";

export interface AnnouncedFile {
  url: string;
  /** Playwright's name of such a request. */
  type: string;
  /** True for a style sheet for print alone, which a browser fetches last and the page does not wait for. */
  isForPaper?: true;
  /** True for the font of another language's name, which is loaded only where the device has no font for it. */
  isForName?: true;
}

/**
 * Lists the files that a browser without a session loads on a first visit to a page with this text, without pictures and
 * sounds: the page, the scripts that it names, the style sheets that it links to, the fonts that its styles have for its
 * letters, and the session.
 */
export async function filesAnnouncedBy(page: string, html: string): Promise<AnnouncedFile[]> {
  const window = new Window();
  const { document } = window;
  document.write(html);
  const scripts = [...document.querySelectorAll("script[src]")].flatMap((tag) =>
    ["src", "data-scripts"].flatMap((name) => tag.getAttribute(name)?.split(" ") ?? []),
  );
  if (scripts.length < 3) throw new Error(`${page} names too few scripts: ${scripts.join()}`);
  const links = [...document.querySelectorAll("link[rel=stylesheet]")];
  const [forPaper, forScreen] = [true, false].map((wanted) =>
    links
      .filter((link) => (link.getAttribute("media") === "print") === wanted)
      .map((link) => link.getAttribute("href") ?? ""),
  );
  const fromHere = (type: string) => (path: string) => ({ url: new URL(path, page).href, type });
  const written = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const linked = (forScreen ?? []).map((path) => sheetAt(new URL(path, page).href));
  const styles = rulesIn([...written, ...(await Promise.all(linked))].join("\n"));
  const preferred = fontsPreferredOn(document.documentElement);
  const letters = lettersByRole(document.body, styles);
  // A window that is left open keeps its page in memory.
  await window.happyDOM.close();
  return [
    { url: page, type: "document" },
    ...[...new Set(scripts)].map(fromHere("script")),
    ...(forScreen ?? []).map(fromHere("stylesheet")),
    ...(forPaper ?? []).map((path) => Object.assign(fromHere("stylesheet")(path), { isForPaper: true as const })),
    ...fontsFor(letters, styles, preferred).map((path) =>
      Object.assign(fromHere("font")(path), path.includes(FONT_OF_NAMES) && { isForName: true as const }),
    ),
    fromHere("fetch")("/api/session"),
  ];
}

/** Returns a function that computes each of its results once. */
export function once<Result>(compute: (key: string) => Result) {
  const known = new Map<string, Result>();
  return (key: string): Result => {
    const result = known.get(key) ?? compute(key);
    known.set(key, result);
    return result;
  };
}

/** The style sheets of a build have a digest in their names. */
const sheetAt = once(async (url) => (await fetch(url)).text());

/** What styles say of fonts. */
interface Rules {
  /** Matches what has the font of headings. */
  headings: string;
  faces: readonly Face[];
}

/** Most pages have the same styles as another one. */
const rulesIn = once((styles): Rules => ({
  headings: selectorsWith("heading", styles).join(),
  faces: facesIn(styles),
}));

/** Matches what a first visit does not lay out: scripts, letters that a visitor would have to choose, and folded parts. */
const unseen = "script, style, template, noscript, .transliteration.iast, details:not([open]) > :not(summary)";

type Letters = ReadonlySet<number>;

/**
 * The code points that are laid out: in headings, buttons and bold words, in the name of Hindi as a link, and in all text
 * but that name.
 */
interface LettersByRole {
  headings: Letters;
  names: Letters;
  text: Letters;
}

function lettersByRole(body: HTMLElement, styles: Rules): LettersByRole {
  for (const hidden of body.querySelectorAll(unseen)) hidden.remove();
  const names = [...body.querySelectorAll('.site-footer a[lang="hi"]')];
  const ofNames = lettersIn(names);
  for (const name of names) name.remove();
  const headings = [...body.querySelectorAll(styles.headings)];
  return { headings: lettersIn(headings), names: ofNames, text: lettersIn([body]) };
}

const lettersIn = (elements: readonly Pick<HTMLElement, "textContent" | "querySelectorAll">[]): Letters =>
  new Set(
    elements
      .flatMap((element) => [
        element.textContent,
        ...Array.from(element.querySelectorAll("[placeholder]"), (field) => field.getAttribute("placeholder") ?? ""),
      ])
      .flatMap((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)),
  );

/** Returns the selectors of the rules that give elements the font of a role, such as `heading`. */
const selectorsWith = (role: string, styles: string) =>
  [...styles.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = "", declarations = ""]) =>
      new RegExp(`\\bfont(-family)?:[^;]*var\\(--${role}-font\\)`).test(declarations) && !selector.includes("::")
        ? [selector.trim()]
        : [],
  );

/** Which families a page asks first for its letters, and which are for other pages alone. */
interface Preferred {
  isFirst: (family: string) => boolean;
  isOfOthers: (family: string) => boolean;
}

const isForHindi = (family: string) => / Hindi( With Hymns)?$/.test(family);

/**
 * A page in Hindi asks the fonts of such pages first (styles/hindi.css), one of which has what hymns need too. A page in
 * English asks those for hymns first. Of the two for their Devanagari it uses that of its language; the list of hymns, that
 * of Sanskrit.
 */
function fontsPreferredOn(html: HTMLElement): Preferred {
  const has = (selector: string) => html.querySelector(selector) !== null;
  if (html.getAttribute("lang") === "hi") {
    const hasHymn = has(".hymn, .chant[data-hymn], .one-verse[data-hymn]");
    const other = `Noto Sans Devanagari Hindi${hasHymn ? "" : " With Hymns"}`;
    return { isFirst: isForHindi, isOfOthers: (family) => family === other };
  }
  const isInHindi = !has(".hymns") && has(["hi", "awa", "bra", "mr"].map((code) => `[lang^="${code}-"]`).join());
  const other = isInHindi ? "Noto Sans Devanagari Hymns" : "Noto Sans Devanagari Hindi Hymns";
  return {
    isFirst: (family) => family.endsWith(" Hymns"),
    isOfOthers: (family) => family === other || isForHindi(family),
  };
}

interface Face {
  family: string;
  path: string;
  ranges: (readonly [first: number, last: number])[];
}

const FONT_OF_NAMES = "/hindi-name.";

/** Families that text in a role never asks for. */
const foreign: Readonly<Record<keyof LettersByRole, RegExp>> = {
  headings: /^(Nunito|Hindi Name)/,
  names: /^(?!Hindi Name)/,
  text: /^(Poppins|Hindi Name)/,
};

/** Returns the fonts in which a browser without a font of Devanagari of its own finds these letters. */
function fontsFor(letters: LettersByRole, styles: Rules, { isFirst, isOfOthers }: Preferred): string[] {
  const used = Object.entries(foreign).flatMap(([role, others]) => {
    const faces = styles.faces.filter(({ family }) => !isOfOthers(family) && !others.test(family));
    const families = [...Map.groupBy(faces, ({ family }) => family).values()];
    const [first, usual] = [true, false].map((wanted) =>
      families.filter(([face]) => face !== undefined && isFirst(face.family) === wanted),
    );
    return [...letters[role as keyof LettersByRole]].flatMap((letter) => {
      const found = facesWith(letter, first ?? []);
      return found.length > 0 ? found : facesWith(letter, usual ?? []);
    });
  });
  return [...new Set(used.map(({ path }) => path))];
}

/** Returns the face of each family that has a letter. If several have it, a browser takes the last. */
const facesWith = (letter: number, families: readonly Face[][]) =>
  families.flatMap(
    (faces) => faces.findLast(({ ranges }) => ranges.some(([first, last]) => first <= letter && letter <= last)) ?? [],
  );

/** Returns the faces that are loaded from this site. Faces of the device have no address and are left out. */
function facesIn(styles: string): Face[] {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = ""]) => {
    const [, path] = /url\(["']?([^"')]+)/.exec(body) ?? [];
    if (path === undefined) return [];
    const [, family = ""] = /font-family:\s*["']?([^;"']+)/.exec(body) ?? [];
    // Figures of Devanagari are loaded for who has chosen them.
    if (family === "Devanagari Digits") return [];
    const [, ranges = "U+0-10FFFF"] = /unicode-range:\s*([^;}]+)/.exec(body) ?? [];
    return [{ family, path, ranges: ranges.split(",").map(toRange) }];
  });
}

function toRange(text: string) {
  const [first = "", last = first] = text.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
}
