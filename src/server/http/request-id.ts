import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { createTrustedProxies, plainAddress } from "./trusted-proxies.ts";

const storage = new AsyncLocalStorage<string>();

/** Of the request that is being answered; undefined outside of one, and where requests get none. */
export const currentRequestId = () => storage.getStore();

/** A UUID, or what proxies make: nothing that could be mistaken for a line of the log. */
const wellFormed = /^[\w.-]{8,64}$/;

export type RequestIds = ReturnType<typeof createRequestIds>;

/** Runs the answering of a request under its id: a trusted proxy's, or a new one. */
export function createRequestIds(trustedProxies: BlockList) {
  const trusted = createTrustedProxies(trustedProxies);

  function idOf({ headers, socket }: IncomingMessage) {
    const given = headers["x-request-id"];
    const isGiven = typeof given === "string" && wellFormed.test(given);
    return isGiven && trusted.has(plainAddress(socket.remoteAddress ?? "")) ? given : randomUUID();
  }

  return { idOf, run: (id: string, answer: () => void) => storage.run(id, answer) };
}
