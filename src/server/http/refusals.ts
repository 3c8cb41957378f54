import { api } from "#contract/api.ts";
import { HttpError } from "../errors.ts";

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
const calls = Object.values(api).map(({ method, path }) => ({ method, pattern: patternOf(path) }));

export const isCall = (path: string) => path === "/api" || path.startsWith("/api/");

/** Why the API has no answer: there is no such call at all, or only with another method. */
export function refuseCall(path: string) {
  const methods = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.length > 0 ? refuseMethod(methods) : new HttpError(404, "Call not found");
}

/** Whoever may GET may ask for the HEAD of it too. */
export function refuseMethod(methods: readonly string[]) {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return new HttpError(405, `Only ${allowed} can be used here`, { allow: allowed });
}

/** A path that cannot be decoded names nothing. What stands after the question mark may be anything. */
export function isDecodable(url: string) {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}
