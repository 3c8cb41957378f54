import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { z } from "zod";
import type { RefusalReason } from "#contract/refusal-reasons.ts";
import { HttpError } from "../errors.ts";

/** The limit of a body in bytes, far above the size of any form of the site. */
const maxJsonBytes = 16 * 1024;

/**
 * Reads a body of JSON. The result is undefined for an empty one. Other types are refused, because the form of another
 * site cannot send JSON without a CORS preflight.
 */
export async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c);
  if (text === "") return undefined;
  if (typeOf(c) !== "application/json") throw new HttpError("json-only");
  try {
    return JSON.parse(text);
  } catch {
    // The caller has no use for the position of the error.
    throw new HttpError("malformed-json");
  }
}

/** Reads a picture. Other types are refused, because the form of another site could send them. */
export async function readFile(c: Context, maxBytes: number): Promise<Blob> {
  const type = typeOf(c);
  if (!type.startsWith("image/")) throw new HttpError("not-a-photo");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunksOf(c, maxBytes)) chunks.push(chunk);
  return new Blob(chunks, { type });
}

const typeOf = (c: Context) => (c.req.header("content-type") ?? "").split(";", 1).join().trim().toLowerCase();

/** Node's request, which is absent where the app is called in process. */
interface Bindings {
  incoming?: Pick<IncomingMessage, "complete" | "readableLength">;
}

const tooLarge = () => new HttpError("body-too-large");
/** Returns the error for an aborted request, which is not a failure of the server. */
const brokenOff = () => new HttpError("malformed-request");

async function readText(c: Context) {
  const { incoming }: Bindings = c.env ?? {};
  if (incoming?.complete && incoming.readableLength === 0) return "";
  // Node reads no more than the declared length, and a stream would take as long as the rest of a write.
  if (incoming && Number(c.req.header("content-length")) <= maxJsonBytes) return readWhole(c);
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunksOf(c, maxJsonBytes)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

const readWhole = (c: Context) =>
  c.req.text().catch(() => {
    throw brokenOff();
  });

/**
 * Yields the parts of a body. A body that is too large is refused by its declared length, or as soon as too much of it
 * has arrived.
 */
async function* chunksOf(c: Context, maxBytes: number) {
  if (Number(c.req.header("content-length")) > maxBytes) throw tooLarge();
  let bytes = 0;
  for await (const chunk of untilBrokenOff(c.req.raw.body ?? [])) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    yield chunk;
  }
}

async function* untilBrokenOff<Chunk>(chunks: AsyncIterable<Chunk> | Iterable<Chunk>) {
  try {
    yield* chunks;
  } catch {
    throw brokenOff();
  }
}

/** Checks a body against its schema. The error names the first problem in one sentence. */
export function checkBody<Body>(schema: z.ZodType<Body>, sent: unknown): Body {
  if (sent === undefined) throw new HttpError("json-only");
  const checked = schema.safeParse(sent);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  // The sign-up form has its own sentence for this field.
  if (issue?.path[0] === "email") throw new HttpError("invalid-email");
  throw new HttpError("invalid-body", { reason: placeOf(issue), sentence: sentenceOf(issue) });
}

/** The fields of the site's forms that a person can correct. */
const fields: Readonly<Record<string, RefusalReason>> = {
  name: "in-name",
  displayName: "in-name",
  password: "in-password",
  newPassword: "in-password",
  token: "in-link",
  photoURL: "in-photo-address",
  note: "in-note",
  repetitions: "in-amount",
  minutes: "in-amount",
  localDate: "in-day",
  timeZone: "unknown-zone",
  times: "in-times",
};

const placeOf = (issue: z.core.$ZodIssue | undefined) => fields[String(issue?.path[0])] ?? "in-body";

function sentenceOf(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === "unrecognized_keys") return "What was sent has a field that is not known here";
  if (issue?.code === "invalid_type" && issue.path.length === 0) return "What was sent is not a JSON object";
  return issue?.message ?? "What was sent is not valid";
}
