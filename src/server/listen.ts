import type { Server } from "node:http";
import type { Config } from "./config.ts";
import { StartupError } from "./startup-error.ts";

const reasons: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT is ${port}, but another program listens there already.`,
  EACCES: ({ port }) => `PORT is ${port}, but this process may not listen there.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${JSON.stringify(host)}, but that is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is ${JSON.stringify(host)}, but no machine of that name is known.`,
};

/** Resolves with the port once the server listens. */
export async function listen(server: Server, config: Config): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port: config.port, host: config.host }, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError([
      reasons[code]?.(config) ?? `PORT is ${config.port}, but listening there failed (${code}).`,
    ]);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : config.port;
}
