import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { BlockList } from "node:net";
import { createTrustedProxies, plainAddress } from "./trusted-proxies.ts";

const storage = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being answered; undefined outside of one, and where requests get none. */
export const currentRequestId = () => storage.getStore();

/** A UUID, or an id as proxies make them. It cannot look like a line of the log. */
const wellFormed = /^[\w.-]{8,64}$/;

/** Answers each request of a server under an id, a trusted proxy's or a new one, which the response carries too. */
export function addRequestIds(server: Server, trustedProxies: BlockList) {
  const trusted = createTrustedProxies(trustedProxies);

  function idOf({ headers, socket }: IncomingMessage) {
    const given = headers["x-request-id"];
    const isGiven = typeof given === "string" && wellFormed.test(given);
    return isGiven && trusted.has(plainAddress(socket.remoteAddress ?? "")) ? given : randomUUID();
  }

  // This listener comes first, so that all that the other one begins runs under the id.
  server.prependListener("request", (incoming, outgoing) => {
    const id = idOf(incoming);
    storage.enterWith(id);
    outgoing.setHeader("x-request-id", id);
  });
}
