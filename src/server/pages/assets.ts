import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prefixOf, type Language } from "#model/languages.ts";
import { StartupError } from "../startup-error.ts";

/** Files of the browser build that a page needs. */
export interface Assets {
  /** Styles that are written into a page of the named screen; null in development, where `styleSheet` has them all. */
  styleFor(screen: string | null): InlineStyle | null;
  /** The styles of all screens, for whoever goes on to another one. */
  styleSheet: string;
  /** The styles of every page on paper. */
  printSheet: string;
  /** The first script of a page, which loads the others. */
  starter: { src: string; type?: "module" };
  /** All other scripts of the named screen, in the order in which they are evaluated; the app's entry is last. */
  scriptsFor(screen: string | null): string[];
}

export interface InlineStyle {
  text: string;
  /** Names the text in the content security policy. */
  hash: string;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const starterFile = "src/web/app/boot/starter.ts";
const entryFile = "src/web/app/boot/entry.tsx";
const frameStyleFile = "src/web/styles/frame.css";
const siteStyleFile = "src/web/styles/site.css";
/** Styles that only pages in a language have, behind those of all pages. */
const languageStyleFiles: Partial<Record<Language, string>> = { hi: "src/web/styles/hindi.css" };
const printStyleFile = "src/web/styles/print.css";
/** A screen by its name, such as `chant`: its script, beside which its styles lie. */
const screenFile = /^(src\/web\/features\/[a-z0-9-]+\/([a-z0-9-]+))-screen\.tsx$/;

/** Reads which files of the build a language has. */
export function readAssets(folder: string, language: Language): Assets {
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(folder, ".vite", `${name}.${language}.json`), "utf8"));
  // The starter is built by itself, because it is no module.
  const manifest = { ...readManifest("manifest"), ...readManifest("starter") };

  function chunk(name: string) {
    const found = manifest[name];
    if (!found) throw new StartupError([`The build has no ${name}: run "npm run build" again.`]);
    return found;
  }

  /** Each script behind those that it imports. */
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

/** Files of the sources, which Vite serves in development, for each language below its prefix. */
export const developmentAssetsIn = (language: Language): Assets => ({
  styleFor: () => null,
  styleSheet: `${prefixOf(language)}/${siteStyleFile}`,
  printSheet: `${prefixOf(language)}/${printStyleFile}`,
  // Vite serves modules only.
  starter: { src: `${prefixOf(language)}/${starterFile}`, type: "module" },
  scriptsFor: () => [`${prefixOf(language)}/${entryFile}`],
});
