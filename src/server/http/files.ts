import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { serviceWorker } from "#model/app-shell.ts";
import { plainImagePath } from "#model/deity-images.ts";
import type { DeityCard } from "#model/deity.ts";
import type { Library } from "../content/library.ts";
import type { Db } from "../db/open.ts";
import type { Identity } from "../identity/identity.ts";
import { sendReleaseFile } from "../releases/send-release-file.ts";
import { readBuiltFile } from "./built-file.ts";
import { identityWorkerPolicy, type ReplyHeaders } from "./headers.ts";
import type { ResponseCache } from "./response-cache.ts";

export interface FileFolders {
  /** The folder of pictures, sounds, fonts and icons, which are served unchanged. */
  public: string;
  /** The folder of the browser's build; null in development, where Vite serves it. */
  build: string | null;
}

const hashedName = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
/** A day in seconds, because Cache-Control counts in seconds. */
const day = 24 * 60 * 60;

/** The policy for drawings, because an SVG that is opened as a document could run scripts. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The headers of the service worker. Browsers revalidate it, so that they find a new version at once. It connects only
 * to this site, which also serves the icon of reminders.
 */
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
};

/** The SDK of a hosted identity provider runs in this script (web/data/identity/firebase). */
const identityWorker = /^\/assets\/firebase-worker-/;

/** These scripts process the sound of the microphone (web/audio/listening), and may connect to no server. */
const listeningWorker = /^\/assets\/(listening|trimming)-worker-/;

/** Returns additional names for the PNG pictures of deities. */
const plainNames = (deities: readonly DeityCard[]): ReadonlyMap<string, string> =>
  new Map(
    deities
      .map(({ id, image }): [string, string] => [plainImagePath(id), image])
      .filter(([, image]) => image.endsWith(".png")),
  );

interface FilesDeps {
  db: Db;
  cache: Pick<ResponseCache, "keep">;
  headers: ReplyHeaders;
  identity: Pick<Identity, "describe">;
  library: Pick<Library, "deityCards" | "collectionCards">;
}

/**
 * Creates the function that finds a file to send. The library handles ranges and precompressed files; conditional
 * requests are handled here. Scripts and styles are kept in memory after the first request, because opening their files
 * takes several times as long as sending them.
 */
export function createFiles(folders: FileFolders, deps: FilesDeps) {
  const { db, cache, headers: given, library, identity } = deps;
  const { everywhere } = given;
  /** The worker's policy depends on settings, so no cache may keep the file when they change. */
  const identityWorkerHeaders = {
    "cache-control": "no-cache",
    "content-security-policy": identityWorkerPolicy(identity.describe()),
  };
  const names = plainNames([...library.deityCards, ...library.collectionCards]);
  const fromPublic = serveStatic({
    root: folders.public,
    rewriteRequestPath: (path) => names.get(path) ?? path,
  });
  const fromBuild = folders.build === null ? null : serveStatic({ root: folders.build, precompressed: true });

  const findInOtherReleases = ({ req }: Context) =>
    hashedName.test(req.path) ? sendReleaseFile(db, { path: req.path, accepted: req.header("accept-encoding") }) : null;

  return async function findFile(c: Context): Promise<Response | null> {
    const { path } = c.req;
    const serve = isBuilt(path) ? fromBuild : fromPublic;
    const own = await serve?.(c, nothing);
    const found = own ?? (await findInOtherReleases(c));
    if (!found) return null;
    const wanted = await whole(c, found);
    const headers = {
      ...everywhere,
      ...headersFor(path),
      ...(identityWorker.test(path) && identityWorkerHeaders),
    };
    for (const [name, value] of Object.entries(headers)) wanted.headers.set(name, value);
    if (own?.status === 200 && folders.build !== null && scriptOrStyle.test(path)) {
      const type = own.headers.get("content-type") ?? "application/octet-stream";
      cache.keep(path, await readBuiltFile(join(folders.build, path), { ...headers, "content-type": type }));
    }
    return isUnchanged(c, wanted) ? toNotModified(wanted) : wanted;

    /** Sends the whole file if the client has a part of an older version, which it says by If-Range. */
    async function whole(c: Context, reply: Response) {
      const copyIsOf = c.req.header("if-range");
      if (reply.status !== 206 || !copyIsOf || copyIsOf === reply.headers.get("last-modified")) return reply;
      await reply.body?.cancel();
      c.req.raw.headers.delete("range");
      return (await serve?.(c, nothing)) ?? reply;
    }
  };
}

/** The library calls this for a missing file instead of the next handler. */
const nothing = async () => {};

/** Pictures and sounds that anybody may see. Feed readers and other sites show them in their own pages. */
const publicMedia = /^\/(?!assets\/).*\.(avif|gif|ico|jpe?g|png|svg|webp|m4a|mp3|mp4|ogg|opus|vtt|wav|webm)$/i;

/** Matches a file of the build, whose name contains a hash. */
const scriptOrStyle = /^\/assets\/[\w-]+\.(?:js|css)$/;

const isBuilt = (path: string) => path.startsWith("/assets/") || path === serviceWorker;

const headersFor = (path: string) => ({
  "accept-ranges": "bytes",
  "cache-control": hashedName.test(path)
    ? "public, max-age=31536000, immutable"
    : `public, max-age=${day}, must-revalidate`,
  ...(isBuilt(path) && { vary: "accept-encoding" }),
  ...(publicMedia.test(path) && { "cross-origin-resource-policy": "cross-origin" }),
  ...(path === serviceWorker && workerHeaders),
  ...(listeningWorker.test(path) && { "content-security-policy": "default-src 'none'" }),
  ...(path.endsWith(".svg") && { "content-security-policy": drawingPolicy }),
});

function isUnchanged(c: Context, reply: Response) {
  if (reply.status !== 200 && reply.status !== 206) return false;
  const known = Date.parse(c.req.header("if-modified-since") ?? "");
  return known >= Date.parse(reply.headers.get("last-modified") ?? "");
}

async function toNotModified(reply: Response) {
  await reply.body?.cancel();
  const headers = new Headers(reply.headers);
  for (const name of ["content-length", "content-range", "content-encoding", "content-type"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
