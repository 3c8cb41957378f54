import type { Server } from "node:http";
import type { Config } from "./config.ts";
import { StartupError } from "./startup-error.ts";

type Place = Pick<Config, "port" | "host">;

/** The reasons why listening may fail. `prefix` is that of the settings for the port and the host. */
const reasons: Readonly<Record<string, (place: Place, prefix: string) => string>> = {
  EADDRINUSE: ({ port }, prefix) => `${prefix}PORT is ${port}, but another program listens there already.`,
  EACCES: ({ port }, prefix) => `${prefix}PORT is ${port}, but this process may not listen there.`,
  EADDRNOTAVAIL: ({ host }, prefix) =>
    `${prefix}HOST is ${JSON.stringify(host)}, but that is not an address of this machine.`,
  ENOTFOUND: ({ host }, prefix) => `${prefix}HOST is ${JSON.stringify(host)}, but no machine of that name is known.`,
};

/** Resolves to the port once the server listens. */
export async function listen(server: Server, { port, host }: Place, prefix: "" | "METRICS_" = ""): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port, host }, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError([
      reasons[code]?.({ port, host }, prefix) ?? `${prefix}PORT is ${port}, but listening there failed (${code}).`,
    ]);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
