import { globSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { languages, mainLanguage, prefixOf, splitLanguage, type Language } from "#model/languages.ts";
import { readConfig } from "./config.ts";
import type { LibraryIn } from "./content/library.ts";
import { createDeps, type Deps } from "./deps.ts";
import { StartupError } from "./startup-error.ts";
import { folders } from "./folders.ts";
import { joinText } from "./http/encoded-text.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { developmentAssetsIn } from "./pages/assets.ts";
import type { PageBuild } from "./pages/page-handler.ts";
import { keepNewFilesPrivate } from "./private-files.ts";
import { stopOnSignals } from "./stop.ts";

type Renderer = PageBuild["renderer"];

const server = createServer();
/**
 * Each language has a Vite of its own. Its files are below the prefix of the language, by which the browser's build
 * finds the messages.
 */
const vites = {} as Record<Language, Awaited<ReturnType<typeof createVite>>>;
for (const language of languages)
  vites[language] = await createVite({
    appType: "custom",
    base: `${prefixOf(language)}/`,
    cacheDir: `node_modules/.vite/${language}`,
    server: { middlewareMode: true, hmr: { server } },
  });

function load<Module>(file: string, language: Language = mainLanguage) {
  const { ssr } = vites[language].environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run server code in this process");
  return ssr.runner.import<Module>(`/src/server/${file}`);
}

const now = () => new Date();
let isDraining = false;

/** Creates an app for each request, from the current code and content and without a cache. */
async function currentApp(deps: Omit<Deps, "library" | "libraryIn">) {
  const { createApp } = await load<typeof import("./app.ts")>("app.ts");
  const builds = await Promise.all(
    languages.map(async (language) => [language, await currentBuild(language)] as const),
  );
  const libraryIn = await currentLibraries();
  return createApp(
    { ...deps, library: libraryIn(mainLanguage), libraryIn },
    {
      pages: Object.fromEntries(builds) as Record<Language, PageBuild>,
      files: { public: folders.public, build: null },
      cacheLimit: 0,
    },
  );
}

async function currentBuild(language: Language): Promise<PageBuild> {
  const renderer = await load<Renderer>("pages/render.tsx", language);
  const renderPage: Renderer["renderPage"] = async (request) => {
    const page = await renderer.renderPage(request);
    const html = new TextDecoder().decode(joinText(page.html).bytes);
    return { ...page, html: html.replace("<head>", `<head>${await scriptsOfVite(language, request.path)}`) };
  };
  return { renderer: { ...renderer, renderPage }, assets: developmentAssetsIn(language) };
}

/**
 * Returns the scripts that Vite adds to a page. It gets an empty page, because it would add the prefix to the address
 * of each picture.
 */
async function scriptsOfVite(language: Language, path: string) {
  const html = await vites[language].transformIndexHtml(path, "<html><head></head><body></body></html>");
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
}

let loaded: { stamp: string; libraryIn: LibraryIn } | null = null;

/** Returns the libraries, which are loaded again when any content file, or the code that reads them, has changed. */
async function currentLibraries() {
  const stamp = stampOf(`${folders.content}/**/*.*`, "src/server/content/*.ts", "src/model/*.ts");
  if (loaded?.stamp !== stamp) {
    const { loadLibraries } = await load<typeof import("./content/load-library.ts")>("content/load-library.ts");
    loaded = { stamp, libraryIn: loadLibraries(folders.content, folders.public) };
  }
  return loaded.libraryIn;
}

const stampOf = (...patterns: string[]) =>
  globSync(patterns)
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join();

async function run() {
  keepNewFilesPrivate();
  const config = readConfig();
  const log = createLog({ level: config.logLevel, now, write: (line) => console.log(line) });
  const deps = await createDeps(config, {
    log,
    now,
    isDraining: () => isDraining,
    product: (await currentLibraries())(mainLanguage).site.name,
    showsEmails: true,
  });

  const handle = getRequestListener(async (request, bindings) => (await currentApp(deps)).fetch(request, bindings), {
    overrideGlobalObjects: false,
    // Errors of code and content are shown in the browser, where a developer looks.
    errorHandler: (error) => {
      log.error("The app cannot be made", { error });
      return new Response(String(error), { status: 500 });
    },
  });
  server.on("request", (incoming: IncomingMessage, outgoing) => {
    const { url = "/" } = incoming;
    vites[splitLanguage(url).language].middlewares(incoming, outgoing, () => {
      // Vite removes the prefix from addresses that it may serve, so the whole address is restored here.
      incoming.url = url;
      void handle(incoming, outgoing);
    });
  });
  const port = await listen(server, config);
  log.info(`Listening on http://localhost:${port}, and following every change`);
  stopOnSignals({
    server,
    log,
    drainTime: 0,
    drain() {
      isDraining = true;
      // Browsers that wait for news of changes would keep the server open.
      for (const vite of Object.values(vites)) void vite.close();
    },
    closeData: () => deps.closeData(),
  });
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["The server cannot start.", ...error.problems].join("\n"));
  process.exit(1);
}
