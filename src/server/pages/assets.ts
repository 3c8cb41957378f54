import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prefixOf, type Language } from "#model/languages.ts";
import { StartupError } from "../startup-error.ts";

/** The files of the browser's build that a page needs. */
export interface Assets {
  /**
   * Returns the styles that are written into a page of the named screen; null in development, where `styleSheet` has
   * them all.
   */
  styleFor(screen: string | null): InlineStyle | null;
  /** The styles of all screens, for going on to another screen. */
  styleSheet: string;
  /** The styles of every page on paper. */
  printSheet: string;
  /** The first script of a page, which loads the others. */
  starter: { src: string; type?: "module" };
  /**
   * Returns all other scripts of the named screen, in the order in which they are evaluated. The entry of the app is
   * last.
   */
  scriptsFor(screen: string | null): string[];
}

export interface InlineStyle {
  text: string;
  /** The hash names the text in the content security policy. */
  hash: string;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const starterFile = "src/web/app/boot/starter.ts";
const entryFile = "src/web/app/boot/entry.tsx";
const frameStyleFile = "src/web/styles/frame.css";
const siteStyleFile = "src/web/styles/site.css";
/** Only pages in a language have these styles, after those of all pages. */
const languageStyleFiles: Partial<Record<Language, string>> = { hi: "src/web/styles/hindi.css" };
const printStyleFile = "src/web/styles/print.css";
/** Matches the script of a screen by its name, such as `chant`. Its styles are next to it. */
const screenFile = /^(src\/web\/features\/[a-z0-9-]+\/([a-z0-9-]+))-screen\.tsx$/;

/** Reads which files the build has for a language. */
export function readAssets(folder: string, language: Language): Assets {
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(folder, ".vite", `${name}.${language}.json`), "utf8"));
  // The starter has a build of its own, because it is not a module.
  const manifest = { ...readManifest("manifest"), ...readManifest("starter") };

  function chunk(name: string) {
    const found = manifest[name];
    if (!found) throw new StartupError([`The build has no ${name}: run "npm run build" again.`]);
    return found;
  }

  /** Lists each script after those that it imports. */
  const withImports = (name: string): string[] => [
    ...(chunk(name).imports ?? []).flatMap(withImports),
    chunk(name).file,
  ];
  const scriptsOf = (names: string[]) => [...new Set(names.flatMap(withImports))].map((file) => `/${file}`);
  const screens = new Map(
    Object.keys(manifest).flatMap((file): [string, string][] => {
      const [, path, name] = screenFile.exec(file) ?? [];
      return path && name ? [[name, path]] : [];
    }),
  );
  const scripts = new Map<string | null, string[]>([
    [null, scriptsOf([entryFile])],
    ...Array.from(screens, ([name, path]): [string, string[]] => [name, scriptsOf([`${path}-screen.tsx`, entryFile])]),
  ]);
  const readStyle = (name: string) => readFileSync(join(folder, chunk(name).file), "utf8").trim();
  const frameStyle = readStyle(frameStyleFile);
  const languageStyleFile = languageStyleFiles[language];
  const languageStyle = languageStyleFile === undefined ? "" : readStyle(languageStyleFile);
  const styles = new Map<string | null, InlineStyle>();

  function styleFor(screen: string | null) {
    const known = styles.get(screen);
    if (known) return known;
    const ownFile = `${screens.get(screen ?? "")}.css`;
    const text = frameStyle + (ownFile in manifest ? readStyle(ownFile) : "") + languageStyle;
    const style = { text, hash: createHash("sha256").update(text).digest("base64") };
    styles.set(screen, style);
    return style;
  }

  return {
    styleFor,
    styleSheet: `/${chunk(siteStyleFile).file}`,
    printSheet: `/${chunk(printStyleFile).file}`,
    starter: { src: `/${chunk(starterFile).file}` },
    scriptsFor: (screen) => scripts.get(screen) ?? [],
  };
}

/** Returns the source files, which Vite serves in development, for each language below its prefix. */
export const developmentAssetsIn = (language: Language): Assets => ({
  styleFor: () => null,
  styleSheet: `${prefixOf(language)}/${siteStyleFile}`,
  printSheet: `${prefixOf(language)}/${printStyleFile}`,
  // Vite only serves modules.
  starter: { src: `${prefixOf(language)}/${starterFile}`, type: "module" },
  scriptsFor: () => [`${prefixOf(language)}/${entryFile}`],
});
