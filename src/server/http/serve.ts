import type { Context, Hono } from "hono";
import type { z } from "zod";
import { addressIn, type Access, type Endpoint, type Params } from "#contract/endpoint.ts";
import { mainLanguage, type Language } from "#model/languages.ts";
import { HttpError } from "../errors.ts";
import { createCalls, type Call, type CallDeps, type Exchange } from "./call.ts";
import type { PublicReplies } from "./public-replies.ts";
import type { ResponseCache } from "./response-cache.ts";
import { checkBody, readFile, readJson } from "./write-request.ts";

export type Serve = ReturnType<typeof createServe>;

interface ServeDeps extends CallDeps {
  app: Hono;
  cache: ResponseCache;
  publicReplies: PublicReplies;
  /** Throws if a write comes from a page of another site. */
  refuseCrossSite: (c: Context) => void;
}

type Schema<Body> = [Body] extends [undefined | Blob] ? [] : [schema: z.ZodType<Body>];

/** A reply, or a stream of its JSON where it may be of any length. */
type Handled<Reply> = Reply | ReadableStream;

/** A public reply is the same for everybody, so its handler only gets the parameters of the path. */
type Handler<Path extends string, Who extends Access, Reply, Body> = Who extends "public"
  ? (params: Params<Path>) => Reply | Promise<Reply>
  : (params: Params<Path>, call: Call<Who, Body>) => Handled<Reply> | Promise<Handled<Reply>>;

/**
 * Connects an endpoint of the contract with its handler, and enforces what the endpoint declares. A public endpoint has
 * an address in each language. All others have one address, so they are only served in the main language.
 */
export function createServe(deps: ServeDeps, language: Language = mainLanguage) {
  const { app, cache, headers, publicReplies, refuseCrossSite } = deps;
  const { begin, findUser, callOf } = createCalls(deps);

  /** Serves a public endpoint, whose reply depends only on the path and is cached. */
  function servePublic(path: string, readReply: (params: object) => unknown) {
    publicReplies.add(path, readReply);
    app.get(path, (c) =>
      cache.respond(c.req.raw, c.req.path, async () => ({
        status: 200,
        text: JSON.stringify(await readReply(c.req.param())),
        headers: headers.sharedJson,
        isCacheable: true,
      })),
    );
  }

  async function findCaller(access: Access, exchange: Exchange) {
    if (access !== "signed-in") return null;
    const user = await findUser(exchange);
    if (user === null) throw new HttpError("login-required");
    return user;
  }

  return function serve<Path extends string, Who extends Access, Reply, Body = undefined>(
    target: Endpoint<Path, Who, Reply, Body>,
    handle: Handler<Path, Who, Reply, Body>,
    ...[schema]: Schema<Body>
  ) {
    // The compiler cannot deduce the type of the handler from the endpoint's access.
    if (target.access === "public")
      return servePublic(addressIn(language, target), handle as (params: object) => unknown);
    if (language !== mainLanguage) return;
    const handleCall = handle as (params: Params<Path>, call: Call<Who, Body>) => unknown;

    async function respond(exchange: Exchange, call: Call<Who, Body>) {
      // Hono has matched this path, so it has exactly the parameters in the text of the path.
      const params = exchange.c.req.param() as unknown as Params<Path>;
      return toResponse(await handleCall(params, call), exchange);
    }

    async function readBody(c: Context): Promise<Body | undefined> {
      // An endpoint for a file declares its body as a Blob, which the compiler cannot deduce from its type.
      if (target.maxBytes !== undefined) return (await readFile(c, target.maxBytes)) as Body;
      const sent = await readJson(c);
      return schema && checkBody(schema, sent);
    }

    if (target.method === "GET") {
      app.get(target.path, async (c) => {
        const exchange = begin(c);
        return respond(exchange, callOf(exchange, await findCaller(target.access, exchange)));
      });
      return;
    }
    app.on(target.method, target.path, async (c) => {
      refuseCrossSite(c);
      const exchange = begin(c);
      const user = await findCaller(target.access, exchange);
      return respond(exchange, callOf(exchange, user, await readBody(c)));
    });
  };
}

/** Creates a plain Response, because one that is made by Hono's context would double the cost of a call. */
function toResponse(handled: unknown, { responseHeaders, secondCookie }: Exchange) {
  const body = handled instanceof ReadableStream ? handled : JSON.stringify(handled);
  const response = new Response(body, { headers: responseHeaders });
  if (secondCookie !== null) response.headers.append("set-cookie", secondCookie);
  return response;
}
