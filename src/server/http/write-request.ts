import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { z } from "zod";
import { HttpError } from "../errors.ts";

/** No form of ours is near this size. */
const MOST_BYTES = 16 * 1024;

/** Browsers say where a request comes from; only our own pages may change anything. */
export function refuseOtherSites(c: Context, siteUrl: string) {
  const site = c.req.header("sec-fetch-site");
  const isOurs = site === undefined ? c.req.header("origin") === siteUrl : site === "same-origin";
  if (!isOurs) throw new HttpError(403, "Only pages of this site can do that");
}

/** Undefined when nothing was sent. JSON only: a form of another site cannot send it without asking first. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c);
  if (text === "") return undefined;
  const [type] = (c.req.header("content-type") ?? "").split(";");
  if (type?.trim().toLowerCase() !== "application/json") throw new HttpError(415, "Only JSON can be sent here");
  try {
    return JSON.parse(text);
  } catch {
    // Where it is broken is of no use to whoever reads this.
    throw new HttpError(400, "What was sent is not valid JSON");
  }
}

/** Node's request; absent where the app is called in process. */
interface Bindings {
  incoming?: Pick<IncomingMessage, "complete" | "readableLength">;
}

const tooLarge = () => new HttpError(413, "The request is too large");

/** What is larger than it may be is refused by its declared length, or as soon as too much has arrived. */
async function readText(c: Context) {
  if (Number(c.req.header("content-length")) > MOST_BYTES) throw tooLarge();
  const { incoming }: Bindings = c.env ?? {};
  // Most have come whole by now, and need not be turned into a stream, which costs more than all else about a write.
  if (incoming?.complete && incoming.readableLength <= MOST_BYTES) return c.req.text();
  const { body } = c.req.raw;
  if (!body) return "";

  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What is wrong with a body is told in one sentence, and nothing is guessed. */
export function checkBody<Body>(schema: z.ZodType<Body>, sent: unknown): Body {
  if (sent === undefined) throw new HttpError(415, "Only JSON can be sent here");
  const checked = schema.safeParse(sent);
  if (!checked.success) throw new HttpError(400, sentenceOf(checked.error));
  return checked.data;
}

function sentenceOf({ issues }: z.ZodError) {
  const [issue] = issues;
  if (issue?.code === "unrecognized_keys") return "What was sent has a field that is not known here";
  if (issue?.code === "invalid_type" && issue.path.length === 0) return "What was sent is not a JSON object";
  return issue?.message ?? "What was sent is not valid";
}
