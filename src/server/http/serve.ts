import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Access, Endpoint, Params } from "#contract/endpoint.ts";
import type { User } from "#model/user.ts";
import { HttpError } from "../errors.ts";
import type { Identity } from "../identity/identity.ts";
import type { ReplyHeaders } from "./headers.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { checkBody, readJson, refuseOtherSites } from "./write-request.ts";

export type Serve = ReturnType<typeof createServe>;

interface ServeDeps {
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
  siteUrl: string;
  identity: Pick<Identity, "findSession">;
  cookie: SessionCookie;
  addressOf: (c: Context) => string;
}

/** What an answer may want to know of a call besides the names in its path. */
export interface Call<Who extends Access, Body> {
  /** Somebody, where the line says signed-in. */
  user: Who extends "signed-in" ? User : null;
  body: Body;
  /** Of the query string. */
  query: (name: string) => string | undefined;
  /** Who is there, where the line says visitor. */
  findUser: () => Promise<User | null>;
  /** The session's token as the browser has sent it. It leaves the server in a cookie only. */
  readonly token: string | null;
  /** Signs the browser in with a token, or out with null. */
  setToken: (token: string | null) => void;
  setHeader: (name: string, value: string) => void;
  readonly address: string;
  /** What the browser, or whatever it is, calls itself. */
  readonly agent: string;
}

type Schema<Body> = Body extends undefined ? [] : [schema: z.ZodType<Body>];

/** A request with its session's token, and the headers of the reply to it, which may become more on the way. */
interface Exchange {
  c: Context;
  token: string | null;
  replied: Record<string, string>;
}

/** Binds an endpoint of the contract to its handler, and enforces what the endpoint declares. */
export function createServe({ app, cache, headers, siteUrl, identity, cookie, addressOf }: ServeDeps) {
  const begin = (c: Context): Exchange => ({ c, token: cookie.read(c), replied: { ...headers.personalJson } });

  return function serve<Path extends string, Who extends Access, Reply, Body = undefined>(
    target: Endpoint<Path, Who, Reply, Body>,
    answer: (params: Params<Path>, call: Call<Who, Body>) => Reply | Promise<Reply>,
    ...[schema]: Schema<Body>
  ) {
    // What Hono found on this path has exactly the names that are in its text.
    const paramsOf = (c: Context) => c.req.param() as unknown as Params<Path>;

    if (target.access === "public") {
      app.get(target.path, (c) =>
        cache.respond(c.req.raw, c.req.path, async () => ({
          status: 200,
          text: JSON.stringify(await answer(paramsOf(c), callOf(begin(c)))),
          headers: headers.sharedJson,
          isCacheable: true,
        })),
      );
      return;
    }

    // A Response of our own, because what Hono's context makes costs as much again as all else about it.
    const reply = async ({ c, replied }: Exchange, call: Call<Who, Body>) =>
      new Response(JSON.stringify(await answer(paramsOf(c), call)), { headers: replied });

    if (target.method === "GET") {
      app.get(target.path, async (c) => {
        const exchange = begin(c);
        return reply(exchange, callOf(exchange, await findCaller(exchange)));
      });
      return;
    }
    app.on(target.method, target.path, async (c) => {
      refuseOtherSites(c, siteUrl);
      const exchange = begin(c);
      const user = await findCaller(exchange);
      const sent = await readJson(c);
      return reply(exchange, callOf(exchange, user, schema && checkBody(schema, sent)));
    });

    async function findCaller(exchange: Exchange) {
      if (target.access !== "signed-in") return null;
      const user = await findUser(exchange);
      if (user === null) throw new HttpError("login-required");
      return user;
    }

    // Nothing here is a getter: V8 would make a hidden class for each call, and keep the whole call alive with it.
    function callOf(exchange: Exchange, user: User | null = null, body?: Body): Call<Who, Body> {
      const { c, token, replied } = exchange;
      return {
        // Both were checked as the line says, which the compiler cannot follow through the line's type.
        user: user as Call<Who, Body>["user"],
        body: body as Body,
        query: (name) => c.req.query(name),
        findUser: () => findUser(exchange),
        token,
        setToken: (next) => void (replied["set-cookie"] = next === null ? cookie.forget() : cookie.keep(next)),
        setHeader: (name, value) => void (replied[name] = value),
        address: addressOf(c),
        agent: c.req.header("user-agent") ?? "",
      };
    }
  };

  async function findUser({ token, replied }: Exchange) {
    const found = token === null ? null : await identity.findSession(token);
    // A session that lives on is told to the browser too, or its cookie would end before it.
    if (token !== null && found?.isRenewed) replied["set-cookie"] = cookie.keep(token);
    return found?.user ?? null;
  }
}
