import type { Context } from "hono";

const days = 24 * 60 * 60;
/** In seconds without use. Each use extends the session. */
export const sessionLifetime = 30 * days;
/** In seconds from the sign-in, however much it is used. */
export const longestSession = 90 * days;
/** In seconds. A sign-in with the password begins it anew. */
export const deviceLifetime = 180 * days;

export type Cookie = ReturnType<typeof createCookie>;

/** Cookie with the opaque session token. */
export const createSessionCookie = (siteUrl: string) =>
  createCookie(siteUrl, { name: "session", lifetime: sessionLifetime, value: "[A-Za-z0-9_-]{20,100}" });

/** Cookie with the marks of a known device. It outlives the session, and signs nobody in. */
export const createDeviceCookie = (siteUrl: string) =>
  createCookie(siteUrl, { name: "device", lifetime: deviceLifetime, value: "[A-Za-z0-9_.~-]{20,400}" });

interface CookieOptions {
  name: string;
  lifetime: number;
  /** Pattern of the value of the cookie. */
  value: string;
}

/** Cookie that no script can read. */
function createCookie(siteUrl: string, { name: plainName, lifetime, value }: CookieOptions) {
  const isSecure = siteUrl.startsWith("https:");
  // Browsers accept __Host- only with Secure, Path=/ and no Domain, so no other host can set it.
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const pattern = new RegExp(`(?:^|;)\\s*${name}=(${value})(?:;|$)`);

  return {
    name,
    read: (c: Context): string | null => pattern.exec(c.req.header("cookie") ?? "")?.[1] ?? null,
    set: (given: string) => `${name}=${given}; Max-Age=${lifetime}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
