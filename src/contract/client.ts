import { fillPath, type Access, type Endpoint, type Method, type Params } from "./endpoint.ts";
import type { RefusalCode } from "./refusals.ts";

/** Carries a call. It is the browser's fetch, or the Hono app itself while rendering and in tests. */
export type Transport = (path: string, init: RequestInit) => Response | Promise<Response>;

export type ApiClient = ReturnType<typeof createApiClient>;

export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** A sentence for people. The program must not depend on it. */
  readonly sentence: string;
  /**
   * The code is null when a proxy in front of the server has responded. A newer server may send a code that is not
   * listed yet.
   */
  readonly code: string | null;
  /** The seconds after which the same request may be accepted. The number is 0 where the response names none. */
  readonly retryAfter: number;
  /** The reason for the refusal, as a code of refusal-reasons.ts; null where the code has only one reason. */
  readonly reason: string | null;

  constructor(
    status: number,
    sentence: string,
    code: string | null = null,
    retryAfter = 0,
    reason: string | null = null,
  ) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** Returns true for a refusal with one of these codes. */
export const isRefusal = <Code extends RefusalCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { code: Code } => error instanceof ApiError && codes.some((code) => code === error.code);

/** The parameters of a call that hold its body: one for an endpoint that takes a body, none for any other. */
type Sent<Body> = Body extends undefined ? [] : [body: Body];

export function createApiClient(transport: Transport) {
  return <Path extends string, Reply, Body = undefined, Query = unknown>(
    target: Endpoint<Path, Access, Reply, Body, Query>,
    params: Params<Path> & Query,
    ...[body]: Sent<Body>
  ) => send<Reply>(transport, target.method, fillPath(target.path, params), body);
}

export async function send<Reply>(transport: Transport, method: Method, path: string, body?: unknown): Promise<Reply> {
  const response = await transport(path, { method, credentials: "same-origin", ...toSent(body) });
  if (!response.ok) throw await readError(response);
  return response.json() as Promise<Reply>;
}

/** Returns how a body is sent. A file is sent unchanged, with its own type; any other body is sent as JSON. */
function toSent(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function readError(response: Response) {
  const sentence = (await response.text()) || response.statusText;
  // The names of the headers are written out, because importing them would make every page load the lists of refusals.
  const told = (name: string) => response.headers.get(name);
  const retryAfter = Number(told("retry-after")) || 0;
  return new ApiError(response.status, sentence, told("x-refusal"), retryAfter, told("x-refusal-reason"));
}
