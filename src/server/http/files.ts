import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { serviceWorker } from "#model/app-shell.ts";
import { plainImagePath } from "#model/deity-images.ts";
import type { DeityCard } from "#model/deity.ts";
import type { Library } from "../content/library.ts";
import type { ReplyHeaders } from "./headers.ts";

export interface FileFolders {
  /** Pictures, sounds, fonts and icons, as they lie there. */
  public: string;
  /** The browser build; null in development, where Vite serves it. */
  build: string | null;
}

const hashedName = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;
const day = 24 * 60 * 60;

/** An SVG opened by itself is a document, and could run scripts. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A new one must be found at once. It reads what it keeps, and nothing else. */
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** The plain names under which those of the deities' pictures that are PNG are found as well. */
const plainNames = (deities: readonly DeityCard[]): ReadonlyMap<string, string> =>
  new Map(
    deities
      .map(({ id, image }): [string, string] => [plainImagePath(id), image])
      .filter(([, image]) => image.endsWith(".png")),
  );

interface FilesDeps {
  headers: ReplyHeaders;
  library: Pick<Library, "deityCards">;
}

/** Finds a file to send. Ranges and compressed twins are the library's; "has it changed?" is added here. */
export function createFiles(folders: FileFolders, { headers: { everywhere }, library }: FilesDeps) {
  const names = plainNames(library.deityCards);
  const fromPublic = serveStatic({
    root: folders.public,
    rewriteRequestPath: (path) => names.get(path) ?? path,
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

    /** A part of the file as it was is of no use beside a part of the file as it is. */
    async function whole(c: Context, reply: Response) {
      const copyIsOf = c.req.header("if-range");
      if (reply.status !== 206 || !copyIsOf || copyIsOf === reply.headers.get("last-modified")) return reply;
      await reply.body?.cancel();
      c.req.raw.headers.delete("range");
      return (await serve?.(c, nothing)) ?? reply;
    }
  };
}

/** The library wants to hand on what it does not find. */
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
