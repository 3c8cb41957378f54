import { fillPath, type Access, type Endpoint, type Method, type Params } from "./endpoint.ts";

/** What carries a call: the browser's fetch, or the Hono app itself while rendering and in tests. */
export type Transport = (path: string, init: RequestInit) => Response | Promise<Response>;

export type ApiClient = ReturnType<typeof createApiClient>;

export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}

/** What is sent along, where the line of the contract says so. */
type Sent<Body> = Body extends undefined ? [] : [body: Body];

export function createApiClient(transport: Transport) {
  return <Path extends string, Reply, Body = undefined, Query = unknown>(
    target: Endpoint<Path, Access, Reply, Body, Query>,
    params: Params<Path> & Query,
    ...[body]: Sent<Body>
  ) => send<Reply>(transport, target.method, fillPath(target.path, params), body);
}

export async function send<Reply>(transport: Transport, method: Method, path: string, body?: unknown): Promise<Reply> {
  const sent = body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await transport(path, { method, credentials: "same-origin", ...sent });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json() as Promise<Reply>;
}
