import { createApp } from "../../src/server/app.ts";
import { readConfig } from "../../src/server/config.ts";
import { loadLibraries } from "../../src/server/content/load-library.ts";
import { createDeps } from "../../src/server/deps.ts";
import { folders } from "../../src/server/folders.ts";
import { createHttpServer } from "../../src/server/http/listener.ts";
import { listen } from "../../src/server/listen.ts";
import { readBuild } from "../../src/server/pages/read-build.ts";

/** This is the whole server, without its response cache, so it renders each page for each request. */
const config = readConfig();
const log = { debug() {}, info() {}, warn: console.error, error: console.error };
const libraryIn = loadLibraries(folders.content, folders.public);
const library = libraryIn("en");
const given = { log, now: () => new Date(), isDraining: () => false, product: library.site.name };
const deps = { ...(await createDeps(config, given)), library, libraryIn };
const files = { public: folders.public, build: `${folders.build}/client` };
const app = createApp(deps, { pages: await readBuild(folders.build), files, cacheLimit: 0 });
const server = createHttpServer(app, deps);
await listen(server, config);
process.once("SIGTERM", () => process.exit());
