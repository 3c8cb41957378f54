import { spawn } from "node:child_process";
import { once } from "node:events";
import { checkedContent } from "./content/test-checked-content.ts";

const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** This is the server without pages, which would need a build. It prints its port. */
const program = `
  import { flushCompileCache } from "node:module";
  import { createApp } from ${moduleOf("app.ts")};
  import { readConfig } from ${moduleOf("config.ts")};
  import { openLibraries } from ${moduleOf("content/open-library.ts")};
  import { createDeps } from ${moduleOf("deps.ts")};
  import { folders } from ${moduleOf("folders.ts")};
  import { createHttpServer } from ${moduleOf("http/listener.ts")};
  import { listen } from ${moduleOf("listen.ts")};
  const config = readConfig();
  const log = { debug() {}, info() {}, warn: console.error, error: console.error };
  const libraryIn = await openLibraries({ ...folders, checkedContent: process.argv[1] });
  const library = libraryIn("en");
  const given = { log, now: () => new Date(), isDraining: () => false, product: library.site.name };
  const deps = { ...(await createDeps(config, given)), library, libraryIn };
  console.log(await listen(createHttpServer(createApp(deps), deps), config));
  // A process that is killed would not save what it has compiled for the next one.
  flushCompileCache();
`;

/** Node's own setting, which is no setting of the server. */
export const compileCache = { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };

/** Starts the server in a process of its own, which is killed at the end of the block at the latest. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, checkedContent()], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...compileCache, PATH: "", DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", ...settings },
  });
  const gone = once(child, "exit");
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}`;

  function ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    // Node's fetch adds this header with a value that is wrong for a page of the site.
    headers.delete("sec-fetch-site");
    headers.set("origin", "http://localhost:0");
    return fetch(url + path, { ...init, headers });
  }

  async function kill() {
    child.kill("SIGKILL");
    await gone;
  }
  return { pid: child.pid ?? 0, ask, kill, [Symbol.asyncDispose]: kill };
}
