import { createServer, isRunnableDevEnvironment } from "vite";
import { mainLanguage, prefixOf, type Language } from "#model/languages.ts";
import type { Library } from "../content/library.ts";
import type { Assets } from "./assets.ts";
import type { PageBuild, PageBuilds } from "./page-handler.ts";

/**
 * Loads the renderer of a language. Outside the main language it is loaded as `npm run dev` does. It loads screens
 * while it renders, so it is never closed; it neither watches files nor listens.
 */
async function rendererIn(language: Language): Promise<PageBuild["renderer"]> {
  if (language === mainLanguage) return import("./render.tsx");
  const { environments } = await createServer({
    appType: "custom",
    base: `${prefixOf(language)}/`,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  if (!isRunnableDevEnvironment(environments.ssr)) throw new Error("Vite cannot run the renderer in this process");
  return environments.ssr.runner.import<PageBuild["renderer"]>("/src/server/pages/render.tsx");
}

/** These values replace a build. A browser test checks what the real build contains. */
const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: `hash-of-${screen}` }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: (screen) => ["/assets/entry.js", `/assets/${screen ?? "none"}.js`],
};

let builds: Promise<Required<PageBuilds>> | undefined;

/** Returns the pages of all languages, which are loaded once for all tests of a process. */
export const testBuilds = () => (builds ??= loadBuilds());

const loadBuilds = async () => ({
  en: { renderer: await rendererIn("en"), assets },
  hi: { renderer: await rendererIn("hi"), assets },
});

/**
 * Lists the pages that can be found. There are hundreds of verses, which only differ in what the checks of the content
 * look at, so every twentieth is enough.
 */
export function listedPages({ lastChanges }: Library): string[] {
  const listed = [...lastChanges.keys()];
  const verses = listed.filter(isVerse);
  return [...listed.filter((path) => !isVerse(path)), ...verses.filter((_, at) => at % 20 === 0)];
}

const isVerse = (path: string) => /-\d+$/.test(path);
