import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The proxy adds what the emulator lacks: this password policy, and the refusals of a real project. */
const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [..."^$*.[]{}()?\"!@#%&/\\,><':;|_~"],
  schemaVersion: 1,
  enforcementState: "ENFORCE",
};

/** Domain of addresses whose first part names the refusal, such as `user-disabled.108@refused.example`. */
export const refusedDomain = "refused.example";

const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** Starts the proxy in front of the emulator. */
export async function startProviderProxy(emulator: string) {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.method === "OPTIONS") return outgoing.writeHead(204, crossOrigin).end();
    if (incoming.url?.includes("/v2/passwordPolicy")) return send(outgoing, 200, passwordPolicy);
    const body = await text(incoming);
    const refused = refusalIn(body);
    if (refused === null) return forward(incoming, body, outgoing);
    // The connection breaks off as without a network.
    if (refused === "CUT_OFF") return outgoing.destroy();
    return send(outgoing, 400, { error: { code: 400, message: refused, errors: [{ message: refused }] } });
  }

  function forward({ method, url, headers }: IncomingMessage, body: string, outgoing: ServerResponse) {
    const asked = request(
      emulator + url,
      { method, headers: { ...headers, host: new URL(emulator).host } },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    asked.on("error", () => outgoing.destroy());
    asked.end(body);
  }

  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const send = (outgoing: ServerResponse, status: number, body: object) =>
  outgoing.writeHead(status, { ...crossOrigin, "content-type": "application/json" }).end(JSON.stringify(body));

function refusalIn(body: string) {
  const [, named] = new RegExp(`"email":"([a-z-]+)\\.[^"]*@${refusedDomain}"`).exec(body) ?? [];
  return named?.toUpperCase().replaceAll("-", "_") ?? null;
}
