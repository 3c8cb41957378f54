import { createServer, isRunnableDevEnvironment } from "vite";
import { mainLanguage, prefixOf, type Language } from "#model/languages.ts";
import type { Assets } from "./assets.ts";
import type { PageBuild, PageBuilds } from "./page-handler.ts";

/**
 * The renderer of a language. That of another one than the main language is loaded as `npm run dev` does. It loads
 * screens while it renders, so nothing closes it: it watches and listens to nothing.
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

/** As if built; what the real build holds is tested in a browser. */
const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: `hash-of-${screen}` }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: (screen) => ["/assets/entry.js", `/assets/${screen ?? "none"}.js`],
};

let builds: Promise<Required<PageBuilds>> | undefined;

/** The pages of all languages, which are loaded once for all tests of a process. */
export const testBuilds = () => (builds ??= loadBuilds());

const loadBuilds = async () => ({
  en: { renderer: await rendererIn("en"), assets },
  hi: { renderer: await rendererIn("hi"), assets },
});
