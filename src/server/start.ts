import { languages, mainLanguage } from "#model/languages.ts";
import { readConfig } from "./config.ts";
import type { LibraryIn } from "./content/library.ts";
import { openLibraries } from "./content/open-library.ts";
import { createApp } from "./app.ts";
import { createDeps } from "./deps.ts";
import { folders } from "./folders.ts";
import { createHttpServer } from "./http/listener.ts";
import { addRequestIds } from "./http/request-id.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { readBuild } from "./pages/read-build.ts";
import { startKeepingRelease } from "./releases/keep-release.ts";
import { indexInBackground } from "./search/search-library.ts";
import { stopOnSignals } from "./stop.ts";

const now = () => new Date();

/** Reads settings, content and build, opens the data, then listens. The first step with errors ends the start. */
export async function start() {
  const config = readConfig();
  const log = createLog({ level: config.logLevel, format: config.logFormat, now, write: (line) => console.log(line) });
  const libraryIn = await openLibraries(folders);
  const library = libraryIn(mainLanguage);
  for (const address of library.placeholders) {
    log.warn(
      "content/site.yaml names an address that nobody can reach; footer and About link to it until it is replaced",
      { address },
    );
  }
  const pages = await readBuild(folders.build);

  let isDraining = false;
  const deps = await createDeps(config, { log, now, isDraining: () => isDraining, product: library.site.name });
  const files = { public: folders.public, build: `${folders.build}/client` };
  const stopKeepingRelease = await startKeepingRelease({ ...deps, files });
  const server = createHttpServer(createApp({ ...deps, library, libraryIn }, { pages, files }), deps);
  server.once("close", stopKeepingRelease);
  // Only programs that read the log have a use for request ids.
  if (config.logFormat === "json") addRequestIds(server, config.trustedProxies);
  if (config.metrics) {
    const { startMetrics } = await import("./metrics/start-metrics.ts");
    const port = await startMetrics({ ...config.metrics, db: deps.db, server, now });
    log.info("Metrics are answered", { port });
  }
  const port = await listen(server, config);

  log.info(`Listening on http://localhost:${port}`, { readyAfterMs: Math.round(performance.now()) });
  prepareInBackground(libraryIn).catch((error: unknown) => {
    // The first request that needs a text that is not prepared gets the error too.
    log.error("The texts could not be prepared", { error });
  });
  stopOnSignals({
    server,
    log,
    drainTime: config.drainTime,
    drain: () => (isDraining = true),
    closeData: deps.closeData,
  });
}

/** Builds the indexes of the search and the other languages, before they are asked for. */
async function prepareInBackground(libraryIn: LibraryIn) {
  for (const language of languages) await indexInBackground(libraryIn(language));
}
