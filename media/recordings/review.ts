import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { faultsOfTimes } from "../voice/check.ts";
import { readMantraTexts } from "../voice/mantra-text.ts";
import {
  type ImportedRecordingName,
  ImportedRecording,
  namesOfImportedRecordings,
  readImportedRecording,
  saveImportedRecording,
  type Folders,
  soundOf,
} from "../voice/recording.ts";

const LONGEST_BODY = 1_000_000;

/**
 * Serves a page on this machine on which a recording is played and its times are moved, until the program is ended.
 * `path` is the mantra's id, with the recording's name where it has several.
 */
export async function openReview(path: string, folders: Folders, report: (line: string) => void): Promise<void> {
  const origin = await serveReview(nameOf(path, folders), folders);
  report(`Listen and correct: ${origin}\nEnd with Ctrl+C.`);
}

/** Starts the server and returns the address of the page. */
export async function serveReview(
  name: ImportedRecordingName,
  folders: Folders,
  signal?: AbortSignal,
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response, { name, folders, host: hostOf(server.address() as AddressInfo) }).catch(
      (error: unknown) => {
        console.error("A request of the page failed", error);
        send(response, { status: 500, type: "text/plain", body: "The review failed; its program says why." });
      },
    );
  });
  server.listen({ port: 0, host: "127.0.0.1", ...(signal && { signal }) });
  await once(server, "listening");
  return `http://${hostOf(server.address() as AddressInfo)}/`;
}

const hostOf = ({ port }: AddressInfo) => `127.0.0.1:${port}`;

/** Throws if the mantra has several recordings and the path does not name one. */
export function nameOf(path: string, folders: Folders): ImportedRecordingName {
  const [mantraId = "", given] = path.split("/");
  const names = namesOfImportedRecordings(folders, mantraId);
  const [first] = names;
  if (first === undefined) throw new Error(`No recording of ${mantraId} was imported`);
  if (given === undefined && names.length > 1) throw new Error(`Say which of ${mantraId}: ${names.join(", ")}`);
  const name = given ?? first;
  if (!names.includes(name)) throw new Error(`There is no recording ${path}, only ${names.join(", ")}`);
  return { mantraId, name };
}

interface Review {
  name: ImportedRecordingName;
  folders: Folders;
  host: string;
}

async function answer(request: IncomingMessage, response: ServerResponse, review: Review): Promise<void> {
  const { name, folders, host } = review;
  // The host is checked, because a page of another site could point its own name to this machine and write files.
  if (request.headers.host !== host) return send(response, { status: 403, type: "text/plain", body: "No" });
  const recording = () => readImportedRecording(folders, name);
  switch (`${request.method} ${request.url}`) {
    case "GET /":
      return send(response, { type: "text/html", body: readFileSync(join(import.meta.dirname, "review-page.html")) });
    case "GET /review-page.js":
      return send(response, { type: "text/javascript", body: scriptOf("review-page.ts") });
    case "GET /recording.json":
      return send(response, { type: "application/json", body: JSON.stringify(recording()) });
    case "GET /sound.mp3":
      return send(response, { type: "audio/mpeg", body: readFileSync(soundOf(folders, recording())) });
    case "PUT /recording.json":
      return save(await bodyOf(request), response, review);
    default:
      return send(response, { status: 404, type: "text/plain", body: "Not found" });
  }
}

function save(body: string, response: ServerResponse, { name, folders }: Review): void {
  const text = readMantraTexts(folders.content).find(({ id }) => id === name.mantraId);
  const recording = ImportedRecording.safeParse(JSON.parse(body));
  if (!text || !recording.success) return send(response, { status: 400, type: "text/plain", body: "No recording" });
  const faults = faultsOfTimes(text, recording.data);
  if (faults.length > 0) return send(response, { status: 400, type: "text/plain", body: faults.join("\n") });
  saveImportedRecording(folders, name, recording.data);
  send(response, { status: 204, type: "text/plain", body: "" });
}

/** Returns a TypeScript file of this folder without its types, as a browser can run it. */
const scriptOf = (name: string) => stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), "utf8"));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new Error("The times are too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

interface Reply {
  status?: number;
  type: string;
  body: string | Buffer;
}

function send(response: ServerResponse, { status = 200, type, body }: Reply): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" }).end(body);
}
