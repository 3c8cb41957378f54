import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { serviceWorker } from "#model/app-shell.ts";
import { deityImage } from "#model/deity-images.ts";
import { deityIds } from "#model/deity.ts";
import type { ReplyHeaders } from "./headers.ts";

export interface FileFolders {
  /** Pictures, sounds, fonts and icons, served as they are. */
  public: string;
  /** The browser build; null in development, where Vite serves it. */
  build: string | null;
}

const hashedName = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
const day = 24 * 60 * 60;

/** An SVG opened as a document could run scripts. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Always revalidated, so that a new version is found at once. Reads its cache, and nothing else. */
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** The plain names under which those of the deities' pictures that are PNG are found as well. */
const plainNames: ReadonlyMap<string, string> = new Map(
  deityIds
    .map((id): [string, string] => [`/images/${id}.png`, deityImage(id)])
    .filter(([, picture]) => picture.endsWith(".png")),
);

/** Finds a file to send. The library handles ranges and precompressed files; this adds conditional requests. */
export function createFiles(folders: FileFolders, { everywhere }: ReplyHeaders) {
  const fromPublic = serveStatic({
    root: folders.public,
    rewriteRequestPath: (path) => plainNames.get(path) ?? path,
  });
  const fromBuild = folders.build === null ? null : serveStatic({ root: folders.build, precompressed: true });

  return async function findFile(c: Context): Promise<Response | null> {
    const { path } = c.req;
    const serve = isBuilt(path) ? fromBuild : fromPublic;
    const found = await serve?.(c, nothing);
    if (!found) return null;
    const wanted = await whole(c, found);
    const headers = { ...everywhere, ...headersFor(path) };
    for (const [name, value] of Object.entries(headers)) wanted.headers.set(name, value);
    return isUnchanged(c, wanted) ? toNotModified(wanted) : wanted;

    /** If-Range: sends the whole file when the client has a part of an older version. */
    async function whole(c: Context, reply: Response) {
      const copyIsOf = c.req.header("if-range");
      if (reply.status !== 206 || !copyIsOf || copyIsOf === reply.headers.get("last-modified")) return reply;
      await reply.body?.cancel();
      c.req.raw.headers.delete("range");
      return (await serve?.(c, nothing)) ?? reply;
    }
  };
}

/** Replaces the next handler, which the library calls for a missing file. */
const nothing = async () => {};

const isBuilt = (path: string) => path.startsWith("/assets/") || path === serviceWorker;

const headersFor = (path: string) => ({
  "accept-ranges": "bytes",
  "cache-control": hashedName.test(path)
    ? "public, max-age=31536000, immutable"
    : `public, max-age=${day}, must-revalidate`,
  ...(isBuilt(path) && { vary: "accept-encoding" }),
  ...(path === serviceWorker && workerHeaders),
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
