import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Access, Endpoint, Params } from "#contract/endpoint.ts";
import type { User } from "#model/user.ts";
import { HttpError } from "../errors.ts";
import type { Identity } from "../identity/identity.ts";
import type { Cookie } from "./cookies.ts";
import type { ReplyHeaders } from "./headers.ts";
import type { PublicReplies } from "./public-replies.ts";
import type { ResponseCache } from "./response-cache.ts";
import { checkBody, readFile, readJson } from "./write-request.ts";

export type Serve = ReturnType<typeof createServe>;

interface ServeDeps {
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: PublicReplies;
  /** Throws for a write from a page of another site. */
  refuseCrossSite: (c: Context) => void;
  identity: Pick<Identity, "findSession">;
  /** Cookie of the session. */
  cookie: Cookie;
  deviceCookie: Cookie;
  addressOf: (c: Context) => string;
}

/** A call, as handlers see it beside the parameters of its path. */
export interface Call<Who extends Access, Body> {
  /** Set where the endpoint requires a signed-in user. */
  user: Who extends "signed-in" ? User : null;
  body: Body;
  /** Reads a parameter of the query string. */
  query: (name: string) => string | undefined;
  /** Finds the current user, for endpoints open to visitors. */
  findUser: () => Promise<User | null>;
  /** Session token that the browser sent. It leaves the server in a cookie only. */
  readonly token: string | null;
  /** Signs the browser in with a token, or out with null. */
  setToken: (token: string | null) => void;
  /** Marks of a known device that the browser sent. */
  readonly device: string | null;
  /** Lets the browser keep marks, or forget them with null. */
  setDevice: (marks: string | null) => void;
  setHeader: (name: string, value: string) => void;
  readonly address: string;
  /** User-Agent header. */
  readonly agent: string;
}

type Schema<Body> = [Body] extends [undefined | Blob] ? [] : [schema: z.ZodType<Body>];

/** A reply, or its JSON as a stream, for one that has no bound. */
type Handled<Reply> = Reply | ReadableStream;

/** A public reply is the same for everybody: its handler sees the parameters of the path only. */
type Handler<Path extends string, Who extends Access, Reply, Body> = Who extends "public"
  ? (params: Params<Path>) => Reply | Promise<Reply>
  : (params: Params<Path>, call: Call<Who, Body>) => Handled<Reply> | Promise<Handled<Reply>>;

const bodyOf = (handled: unknown) => (handled instanceof ReadableStream ? handled : JSON.stringify(handled));

/** A request with its session token and the headers of its response so far. */
interface Exchange {
  c: Context;
  token: string | null;
  responseHeaders: Record<string, string>;
  /** Set-Cookie header beside that of the session. */
  secondCookie: string | null;
}

/** Binds an endpoint of the contract to its handler, and enforces what the endpoint declares. */
export function createServe(deps: ServeDeps) {
  const { app, cache, headers, publicReplies, refuseCrossSite, identity, cookie, deviceCookie, addressOf } = deps;
  const begin = (c: Context): Exchange => ({
    c,
    token: cookie.read(c),
    responseHeaders: { ...headers.personalJson },
    secondCookie: null,
  });

  return function serve<Path extends string, Who extends Access, Reply, Body = undefined>(
    target: Endpoint<Path, Who, Reply, Body>,
    handle: Handler<Path, Who, Reply, Body>,
    ...[schema]: Schema<Body>
  ) {
    // Hono matched this path, so its parameters are exactly those in the text of the path.
    const paramsOf = (c: Context) => c.req.param() as unknown as Params<Path>;

    if (target.access === "public") {
      // The compiler does not follow the endpoint's access to the type of its handler.
      const readReply = handle as (params: object) => unknown;
      publicReplies.add(target.path, readReply);
      app.get(target.path, (c) =>
        cache.respond(c.req.raw, c.req.path, async () => ({
          status: 200,
          text: JSON.stringify(await readReply(paramsOf(c))),
          headers: headers.sharedJson,
          isCacheable: true,
        })),
      );
      return;
    }
    const handleCall = handle as (params: Params<Path>, call: Call<Who, Body>) => unknown;

    // A plain Response: one made by Hono's context would double the cost of a call.
    async function respond(exchange: Exchange, call: Call<Who, Body>) {
      const body = bodyOf(await handleCall(paramsOf(exchange.c), call));
      const response = new Response(body, { headers: exchange.responseHeaders });
      if (exchange.secondCookie !== null) response.headers.append("set-cookie", exchange.secondCookie);
      return response;
    }

    if (target.method === "GET") {
      app.get(target.path, async (c) => {
        const exchange = begin(c);
        return respond(exchange, callOf(exchange, await findCaller(exchange)));
      });
      return;
    }
    app.on(target.method, target.path, async (c) => {
      refuseCrossSite(c);
      const exchange = begin(c);
      const user = await findCaller(exchange);
      return respond(exchange, callOf(exchange, user, await readBody(c)));
    });

    async function readBody(c: Context): Promise<Body | undefined> {
      // The endpoint of a file declares its body as a Blob, which the compiler cannot follow through its type.
      if (target.maxBytes !== undefined) return (await readFile(c, target.maxBytes)) as Body;
      const sent = await readJson(c);
      return schema && checkBody(schema, sent);
    }

    async function findCaller(exchange: Exchange) {
      if (target.access !== "signed-in") return null;
      const user = await findUser(exchange);
      if (user === null) throw new HttpError("login-required");
      return user;
    }

    // No getters: V8 would create a hidden class for each call and keep the whole call alive with it.
    function callOf(exchange: Exchange, user: User | null = null, body?: Body): Call<Who, Body> {
      const { c, token, responseHeaders } = exchange;
      return {
        // Both were checked against the endpoint, which the compiler cannot follow through its type.
        user: user as Call<Who, Body>["user"],
        body: body as Body,
        query: (name) => c.req.query(name),
        findUser: () => findUser(exchange),
        token,
        setToken: (next) => void (responseHeaders["set-cookie"] = next === null ? cookie.clear() : cookie.set(next)),
        device: deviceCookie.read(c),
        setDevice: (marks) =>
          void (exchange.secondCookie = marks === null ? deviceCookie.clear() : deviceCookie.set(marks)),
        setHeader: (name, value) => void (responseHeaders[name] = value),
        address: addressOf(c),
        agent: c.req.header("user-agent") ?? "",
      };
    }
  };

  async function findUser({ token, responseHeaders }: Exchange) {
    const found = token === null ? null : await identity.findSession(token);
    // An extended session needs an extended cookie.
    if (token !== null && found?.isRenewed) responseHeaders["set-cookie"] = cookie.set(token);
    return found?.user ?? null;
  }
}
