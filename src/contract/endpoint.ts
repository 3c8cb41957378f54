export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * public: the same reply for everybody, so it may be cached.
 * visitor: anybody may call it, and the reply depends on who does.
 */
export type Access = "public" | "visitor" | "signed-in";

/** The `:name` parts of a path, as a record of strings. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name | keyof Params<`/${Rest}`>, string>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

/** One line of the contract. */
export interface Endpoint<Path extends string, Who extends Access, Reply, Body = undefined, Query = unknown> {
  method: Method;
  path: Path;
  access: Who;
  /** Only types: content and bodies are checked by the server, and no schema needs to travel to the browser. */
  reply?: Reply;
  body?: Body;
  /** What may be named after the question mark. */
  query?: Query;
}

export const endpoint = <Path extends string, Who extends Access>(method: Method, path: Path, access: Who) => ({
  replies: <Reply>(): Endpoint<Path, Who, Reply> => ({ method, path, access }),
  asks: <Query>() => ({
    replies: <Reply>(): Endpoint<Path, Who, Reply, undefined, Query> => ({ method, path, access }),
  }),
  takes: <Body>() => ({ replies: <Reply>(): Endpoint<Path, Who, Reply, Body> => ({ method, path, access }) }),
});

/** What the path does not name goes after the question mark. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>) {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && !path.split("/").includes(`:${name}`)) asked.set(name, value);
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}
