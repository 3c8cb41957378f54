import { Window, type HTMLElement } from "happy-dom";

export interface AnnouncedFile {
  url: string;
  /** Playwright's name of such a request. */
  type: string;
  /** True for a style sheet for print alone, which a browser fetches last and the page does not wait for. */
  isForPaper?: true;
}

/**
 * Lists the files that a browser without a session loads on a first visit to a page, without pictures and sounds: the
 * page, the scripts that it names, the style sheets that it links to, the fonts that its styles have for its letters,
 * and the session.
 */
export async function filesAnnouncedBy(page: string): Promise<AnnouncedFile[]> {
  const html = await (await fetch(page)).text();
  const { document } = new Window();
  document.write(html);
  const scripts = [...document.querySelectorAll("script[src]")].flatMap((tag) =>
    ["src", "data-scripts"].flatMap((name) => tag.getAttribute(name)?.split(" ") ?? []),
  );
  if (scripts.length < 3) throw new Error(`${page} names too few scripts: ${scripts.join()}`);
  const linksTo = (kind: string) =>
    [...document.querySelectorAll(`link[rel=stylesheet]${kind}`)].map((link) => link.getAttribute("href") ?? "");
  const sheets = linksTo(":not([media=print])");
  const fromHere = (type: string) => (path: string) => ({ url: new URL(path, page).href, type });
  const written = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const linked = await Promise.all(sheets.map(async (path) => (await fetch(new URL(path, page))).text()));
  const unused = unusedFontOn(document.body);
  const letters = lettersShownOn(document.body);
  return [
    { url: page, type: "document" },
    ...[...new Set(scripts)].map(fromHere("script")),
    ...sheets.map(fromHere("stylesheet")),
    ...linksTo("[media=print]").map((path) =>
      Object.assign(fromHere("stylesheet")(path), { isForPaper: true as const }),
    ),
    ...fontsFor(letters, [...written, ...linked].join("\n"), unused).map(fromHere("font")),
    fromHere("fetch")("/api/session"),
  ];
}

/**
 * Matches what a first visit does not lay out: scripts, letters that a visitor would have to choose, folded
 * parts, and the names of other languages, which are in a font of the device.
 */
const unseen =
  "script, style, template, noscript, .transliteration.iast, details:not([open]) > :not(summary), a[hreflang]";

/** Returns the code points of the text, without what a browser does not show. */
function lettersShownOn(body: HTMLElement): ReadonlySet<number> {
  for (const hidden of body.querySelectorAll(unseen)) hidden.remove();
  return new Set([...body.textContent].map((letter) => letter.codePointAt(0) ?? 0));
}

/** Of the two fonts for the Devanagari of hymns a page uses that of its language; the list of hymns, that of Sanskrit. */
function unusedFontOn(body: HTMLElement): string {
  const isHindi = body.querySelector(".hymns") === null && body.querySelector('[lang^="hi-"], [lang^="awa-"]') !== null;
  return isHindi ? "Noto Sans Devanagari Hymns" : "Noto Sans Devanagari Hindi Hymns";
}

interface Face {
  family: string;
  path: string;
  ranges: (readonly [first: number, last: number])[];
}

/**
 * Returns the fonts in which a browser finds these letters. If a page has fonts for hymns, they come before the usual
 * ones. `unused` names a family that the page leaves out.
 */
function fontsFor(letters: ReadonlySet<number>, styles: string, unused: string): string[] {
  const faces = facesIn(styles).filter(({ family }) => family !== unused);
  const families = [...Map.groupBy(faces, ({ family }) => family).values()];
  const [forHymns, usual] = [true, false].map((wanted) =>
    families.filter(([face]) => face?.family.endsWith(" Hymns") === wanted),
  );
  const used = [...letters].flatMap((letter) => {
    const found = facesWith(letter, forHymns ?? []);
    return found.length > 0 ? found : facesWith(letter, usual ?? []);
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
    // Fonts of pages in Hindi, which no page in English has in its lists of families (styles/hindi.css).
    if (/ Hindi( With Hymns)?$|^Devanagari Digits$/.test(family)) return [];
    const [, ranges = "U+0-10FFFF"] = /unicode-range:\s*([^;}]+)/.exec(body) ?? [];
    return [{ family, path, ranges: ranges.split(",").map(toRange) }];
  });
}

function toRange(text: string) {
  const [first = "", last = first] = text.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
}
