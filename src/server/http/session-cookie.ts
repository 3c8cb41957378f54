import type { Context } from "hono";

const days = 24 * 60 * 60;
/** In seconds without use. Each use extends the session. */
export const sessionLifetime = 30 * days;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** Cookie with the opaque session token, which no script can read. */
export function createSessionCookie(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  // Browsers accept __Host- only with Secure, Path=/ and no Domain, so no other host can set it.
  const name = isSecure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const pattern = new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{20,100})(?:;|$)`);

  return {
    name,
    read: (c: Context): string | null => pattern.exec(c.req.header("cookie") ?? "")?.[1] ?? null,
    set: (token: string) => `${name}=${token}; Max-Age=${sessionLifetime}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
