import { inLanguage, languages, mainLanguage, type Language } from "#model/languages.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * A public endpoint has the same reply for everybody, which may be cached. Anybody may call a visitor's endpoint too,
 * but its reply depends on the caller. The third kind is refused to people who are not signed in.
 */
export type Access = "public" | "visitor" | "signed-in";

/** The `:name` parts of a path, as a record of strings. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name | keyof Params<`/${Rest}`>, string>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

/** An endpoint of the contract. */
export interface Endpoint<Path extends string, Who extends Access, Reply, Body = undefined, Query = unknown> {
  method: Method;
  path: Path;
  access: Who;
  /** The reply, the body and the query are types only: their values are never set. The schemas stand in schemas.ts. */
  reply?: Reply;
  body?: Body;
  /** The largest file that the endpoint takes, in bytes. The field is absent where the body is JSON. */
  maxBytes?: number;
  query?: Query;
  /** The field is true for a public reply that is the same in all languages. */
  isWordless?: boolean;
}

export type ReplyOf<Line> = Line extends Endpoint<string, Access, infer Reply, infer _> ? Reply : never;
export type BodyOf<Line> = Line extends Endpoint<string, Access, unknown, infer Body> ? Body : never;
export type QueryOf<Line> = Line extends Endpoint<string, Access, unknown, infer _, infer Query> ? Query : never;

export function endpoint<Path extends string, Who extends Access>(method: Method, path: Path, access: Who) {
  const target = { method, path, access };
  return {
    replies: <Reply>(): Endpoint<Path, Who, Reply> => target,
    asks: <Query>() => ({ replies: <Reply>(): Endpoint<Path, Who, Reply, undefined, Query> => target }),
    takes: <Body>() => ({ replies: <Reply>(): Endpoint<Path, Who, Reply, Body> => target }),
    takesFile: (maxBytes: number) => ({
      replies: <Reply>(): Endpoint<Path, Who, Reply, Blob> => ({ ...target, maxBytes }),
    }),
  };
}

type Addressed = Pick<Endpoint<string, Access, unknown>, "path" | "access" | "isWordless">;

/**
 * Returns the address of an endpoint in a language. A public endpoint has an address in each language; all others have
 * one address.
 */
export const addressIn = (language: Language, { path, access, isWordless = false }: Addressed) =>
  inLanguage(access === "public" && !isWordless ? language : mainLanguage, path);

/** Lists the addresses of an endpoint in all languages. */
export const addressesOf = (target: Addressed) => [
  ...new Set(languages.map((language) => addressIn(language, target))),
];

/** Puts the parameters that the path names into it. All others become query parameters. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && !path.split("/").includes(`:${name}`)) query.set(name, value);
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return query.size > 0 ? `${filled}?${query}` : filled;
}
