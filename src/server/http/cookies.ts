import type { Context } from "hono";

const days = 24 * 60 * 60;
/** A session ends after so many seconds without use. Each use extends it. */
export const sessionLifetime = 30 * days;
/** A session ends so many seconds after the sign-in, even if it is in use. */
export const longestSession = 90 * days;
/** A device is known for so many seconds after each sign-in with the password. */
export const deviceLifetime = 180 * days;

export type Cookie = ReturnType<typeof createCookie>;

/** Creates the cookie with the session token, which reveals nothing. */
export const createSessionCookie = (siteUrl: string) =>
  createCookie(siteUrl, { name: "session", lifetime: sessionLifetime, value: "[A-Za-z0-9_-]{20,100}" });

/** Creates the cookie with the marks of known devices. It outlives the session, and signs nobody in. */
export const createDeviceCookie = (siteUrl: string) =>
  createCookie(siteUrl, { name: "device", lifetime: deviceLifetime, value: "[A-Za-z0-9_.~-]{20,400}" });

interface CookieOptions {
  name: string;
  lifetime: number;
  /** The pattern of allowed values. */
  value: string;
}

/** Creates a cookie that no script can read. */
function createCookie(siteUrl: string, { name: plainName, lifetime, value }: CookieOptions) {
  const isSecure = siteUrl.startsWith("https:");
  // Browsers accept a name with __Host- only with Secure, Path=/ and no Domain, so no other host can set the cookie.
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
