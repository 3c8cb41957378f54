import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { BlockList } from "node:net";
import { createTrustedProxies, plainAddress } from "./trusted-proxies.ts";

const storage = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being answered; undefined outside of one, and where requests get none. */
export const currentRequestId = () => storage.getStore();

/** Matches a UUID, or an id as proxies make them. Such an id cannot look like a line of the log. */
const wellFormed = /^[\w.-]{8,64}$/;

/** Gives each request of a server an id: that of a trusted proxy, or a new one. The response has it too. */
export function addRequestIds(server: Server, trustedProxies: BlockList) {
  const trusted = createTrustedProxies(trustedProxies);

  function idOf({ headers, socket }: IncomingMessage) {
    const given = headers["x-request-id"];
    const isGiven = typeof given === "string" && wellFormed.test(given);
    return isGiven && trusted.has(plainAddress(socket.remoteAddress ?? "")) ? given : randomUUID();
  }

  // This listener comes before the app's, so that all code that the app starts knows the id.
  server.prependListener("request", (incoming, outgoing) => {
    const id = idOf(incoming);
    storage.enterWith(id);
    outgoing.setHeader("x-request-id", id);
  });
}
