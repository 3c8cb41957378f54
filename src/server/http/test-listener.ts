import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { testApp } from "../test-app.ts";
import { createHttpServer } from "./listener.ts";

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Runs the app behind a server on a free port while the tests of the calling file run. */
export function openListener(given: Parameters<typeof testApp>[0]) {
  const { app, deps, logged } = testApp(given);
  const server = createHttpServer(app, deps);
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => void server.close());

  /** Sends a request with Node's own client, which neither changes the path nor decompresses the response. */
  function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const asking = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on("error", reject).end();
    return promise;
  }

  return { server, port: () => port, ask, logged };
}
