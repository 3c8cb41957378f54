import type { Context } from "hono";
import { languageHeader } from "#contract/language-header.ts";
import type { Access } from "#contract/endpoint.ts";
import type { User } from "#model/user.ts";
import type { Identity, Origin } from "../identity/identity.ts";
import { knownLanguage } from "../texts/texts.ts";
import type { Cookie } from "./cookies.ts";
import type { ReplyHeaders } from "./headers.ts";

/** A call, as handlers see it beside the parameters of its path. */
export interface Call<Who extends Access, Body> {
  /** User of the session; null where the endpoint does not require a signed-in user. */
  user: Who extends "signed-in" ? User : null;
  body: Body;
  /** Reads a parameter of the query string. */
  query: (name: string) => string | undefined;
  /** Finds the current user, for endpoints open to visitors. */
  findUser: () => Promise<User | null>;
  /** Session token that the browser sent. It leaves the server only in a cookie. */
  readonly token: string | null;
  /** Signs the browser in with a token, or out with null. */
  setToken: (token: string | null) => void;
  /** Stores marks of a known device in the browser; null deletes them. */
  setDevice: (marks: string | null) => void;
  setHeader: (name: string, value: string) => void;
  /** Reads where the call comes from. It is a function because few calls need to know. */
  origin: () => Origin;
}

/** A request with its session token and the headers of its response so far. */
export interface Exchange {
  c: Context;
  token: string | null;
  responseHeaders: Record<string, string>;
  /** Set-Cookie header beside that of the session. */
  secondCookie: string | null;
}

export interface CallDeps {
  headers: ReplyHeaders;
  identity: Pick<Identity, "findSession">;
  /** Cookie of the session. */
  cookie: Cookie;
  deviceCookie: Cookie;
  addressOf: (c: Context) => string;
}

/** Creates the calls that handlers see from requests. */
export function createCalls({ headers, identity, cookie, deviceCookie, addressOf }: CallDeps) {
  const begin = (c: Context): Exchange => ({
    c,
    token: cookie.read(c),
    responseHeaders: { ...headers.personalJson },
    secondCookie: null,
  });

  async function findUser({ token, responseHeaders }: Exchange) {
    const found = token === null ? null : await identity.findSession(token);
    // An extended session needs an extended cookie.
    if (token !== null && found?.isRenewed) responseHeaders["set-cookie"] = cookie.set(token);
    return found?.user ?? null;
  }

  // There are no getters, because V8 would create a hidden class for each call and keep the whole call alive with it.
  function callOf<Who extends Access, Body>(exchange: Exchange, user: User | null, body?: Body): Call<Who, Body> {
    const { c, token, responseHeaders } = exchange;
    return {
      // Both were checked against the endpoint, which the compiler cannot follow through its type.
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
