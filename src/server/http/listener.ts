import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { second } from "#model/durations.ts";
import { HttpError } from "../errors.ts";
import { loggedPath } from "./logged-path.ts";
import type { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";

/** Creates Node's server in front of the app. It sends cached responses without calling the app. */
export function createHttpServer(
  app: ReturnType<typeof createApp>,
  { isDraining, log, siteUrl }: Pick<Deps, "isDraining" | "log" | "siteUrl">,
): Server {
  const { fetch, cache, replyToError } = app;
  const { host } = new URL(siteUrl);
  // The library replaces the global Request and Response by simpler ones, which saves a third of a personal call's
  // time.
  const handle = getRequestListener(fetch, {
    errorHandler: (error) =>
      replyToError(error instanceof RequestError ? new HttpError("malformed-request") : toError(error)),
  });
  const limits = {
    // Proxies close idle connections before this time, so that they do not send a request to a closed one.
    keepAliveTimeout: 75 * second,
    headersTimeout: 15 * second,
    requestTimeout: 30 * second,
    connectionsCheckingInterval: 2 * second,
    maxHeaderSize: 16 * 1024,
  };
  return createServer(limits, (incoming, outgoing) => {
    const isMalformed = !versions.has(incoming.httpVersion) || countHosts(incoming) > 1;
    // A request to upgrade the protocol is not granted, but Node would wait for the rest of a malformed request.
    const closes = isMalformed || isDraining() || incoming.headers.upgrade !== undefined;
    if (closes) outgoing.setHeader("connection", "close");
    if (isMalformed) return void send(outgoing, replyToError(new HttpError("malformed-request")));
    // HTTP/1.0 has no Host header, but load balancers use it to check servers.
    incoming.headers.host ??= host;
    log.debug("Request", () => ({ method: incoming.method, path: loggedPath(incoming.url ?? "") }));
    if (!cache.sendCached(incoming, outgoing)) void handle(incoming, outgoing);
  });
}

/**
 * Only these versions are answered. Node's parser also accepts a line without a version, as HTTP/0.9 has it, and the
 * text HTTP/2.0, although that protocol has no lines. A proxy in front of the server might interpret either
 * differently.
 */
const versions: ReadonlySet<string> = new Set(["1.0", "1.1"]);

/** Counts the Host headers. Node takes the first of several, while a proxy in front may have used another. */
function countHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    const given = rawHeaders[name];
    if (given?.length === 4 && given.toLowerCase() === "host") hosts++;
  }
  return hosts;
}

async function send(outgoing: ServerResponse, response: Response) {
  const text = await response.text();
  const length = { "content-length": Buffer.byteLength(text) };
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...length }).end(text);
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
