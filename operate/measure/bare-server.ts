import { fdatasyncSync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * This server is the baseline of every figure: Node's own server, which sends one reply that it has read from standard
 * input. Given the name of a file, it stores two pages there before each reply, as much as a durable write.
 */
const input: Buffer[] = [];
for await (const part of process.stdin) input.push(part);
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(String(Buffer.concat(input)));
const bytes = Buffer.from(body, "base64");
const [, , file] = process.argv;
const store = file === undefined ? () => {} : createStore(file);

const server = createServer((_, outgoing) => {
  store();
  outgoing.writeHead(200, headers).end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));

function createStore(name: string) {
  const descriptor = openSync(name, "w");
  const pages = Buffer.alloc(2 * 4096);
  let count = 0;
  return () => {
    writeSync(descriptor, pages, 0, pages.length, (count++ % 500) * pages.length);
    fdatasyncSync(descriptor);
  };
}
