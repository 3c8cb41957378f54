import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Baseline of every figure: Node's own server, sending one reply that it reads from standard input. */
const input: Buffer[] = [];
for await (const part of process.stdin) input.push(part);
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(String(Buffer.concat(input)));
const bytes = Buffer.from(body, "base64");

const server = createServer((_, outgoing) => outgoing.writeHead(200, headers).end(bytes));
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
