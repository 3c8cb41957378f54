import { api } from "#contract/api.ts";
import { addressesOf } from "#contract/endpoint.ts";
import { HttpError } from "../errors.ts";

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
const calls = Object.values(api).flatMap((target) =>
  addressesOf(target).map((path) => ({ method: target.method, pattern: patternOf(path) })),
);

export const isApiPath = (path: string) => path === "/api" || path.startsWith("/api/");

/**
 * Returns the error for a path of the API that no endpoint answers. Either the path is unknown, or only the method is
 * wrong.
 */
export function refusePath(path: string) {
  const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.length > 0 ? refuseMethod(methods) : new HttpError("unknown-call");
}

/** Returns the error for a wrong method. HEAD is allowed wherever GET is. */
export function refuseMethod(methods: readonly string[]) {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return new HttpError("wrong-method", { sentence: `Only ${allowed} can be used here`, headers: { allow: allowed } });
}

/**
 * Returns false for a path that cannot be decoded, or that contains NUL, which PostgreSQL cannot even search for. The
 * query string may contain anything.
 */
export function isDecodable(url: string) {
  if (!url.includes("%")) return true;
  try {
    return !decodeURIComponent(new URL(url).pathname).includes("\u0000");
  } catch {
    return false;
  }
}
