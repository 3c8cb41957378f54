import type { Context } from "hono";
import { languageHeader } from "#contract/language-header.ts";
import type { Access } from "#contract/endpoint.ts";
import type { User } from "#model/user.ts";
import type { Identity, Origin } from "../identity/identity.ts";
import { knownLanguage } from "../texts/texts.ts";
import type { Cookie } from "./cookies.ts";
import type { ReplyHeaders } from "./headers.ts";

/** What a handler gets beside the parameters of the path. */
export interface Call<Who extends Access, Body> {
  /** The user of the session; null where the endpoint does not require a signed-in user. */
  user: Who extends "signed-in" ? User : null;
  body: Body;
  /** Reads a parameter of the query string. */
  query: (name: string) => string | undefined;
  /** Finds the current user, for endpoints that visitors may use too. */
  findUser: () => Promise<User | null>;
  /** The session token that the browser has sent. It leaves the server only in a cookie. */
  readonly token: string | null;
  /** Signs the browser in with a token, or out with null. */
  setToken: (token: string | null) => void;
  /** Stores the marks of a known device in the browser; null deletes them. */
  setDevice: (marks: string | null) => void;
  setHeader: (name: string, value: string) => void;
  /** Returns where the call comes from. It is a function because few calls need to know. */
  origin: () => Origin;
}

/** A request with its session token and the response headers that are set so far. */
export interface Exchange {
  c: Context;
  token: string | null;
  responseHeaders: Record<string, string>;
  /** A Set-Cookie header in addition to that of the session. */
  secondCookie: string | null;
}

export interface CallDeps {
  headers: ReplyHeaders;
  identity: Pick<Identity, "findSession">;
  cookie: Cookie;
  deviceCookie: Cookie;
  addressOf: (c: Context) => string;
}

/** Creates the calls that handlers get from requests. */
export function createCalls({ headers, identity, cookie, deviceCookie, addressOf }: CallDeps) {
  const begin = (c: Context): Exchange => ({
    c,
    token: cookie.read(c),
    responseHeaders: { ...headers.personalJson },
    secondCookie: null,
  });

  async function findUser({ token, responseHeaders }: Exchange) {
    const found = token === null ? null : await identity.findSession(token);
    // The session has been extended, so its cookie must be extended too.
    if (token !== null && found?.isRenewed) responseHeaders["set-cookie"] = cookie.set(token);
    return found?.user ?? null;
  }

  // There are no getters, because V8 would create a hidden class for each call, which keeps the whole call in memory.
  function callOf<Who extends Access, Body>(exchange: Exchange, user: User | null, body?: Body): Call<Who, Body> {
    const { c, token, responseHeaders } = exchange;
    return {
      // Both values were checked against the endpoint, which the compiler cannot deduce from its type.
      user: user as Call<Who, Body>["user"],
      body: body as Body,
      query: (name) => c.req.query(name),
      findUser: () => findUser(exchange),
      token,
      setToken: (next) => void (responseHeaders["set-cookie"] = next === null ? cookie.clear() : cookie.set(next)),
      setDevice: (marks) =>
        void (exchange.secondCookie = marks === null ? deviceCookie.clear() : deviceCookie.set(marks)),
      setHeader: (name, value) => void (responseHeaders[name] = value),
      origin: () => ({
        address: addressOf(c),
        device: deviceCookie.read(c),
        agent: c.req.header("user-agent") ?? "",
        session: token,
        language: knownLanguage(c.req.header(languageHeader)),
      }),
    };
  }

  return { begin, findUser, callOf };
}
