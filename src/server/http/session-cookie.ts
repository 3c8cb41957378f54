import type { Context } from "hono";

const days = 24 * 60 * 60;
/** In seconds. The server ends a session that was not used as long as this; each use begins it anew. */
export const sessionLifetime = 30 * days;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The only thing that a browser keeps of a session: an opaque token that no script can read. */
export function createSessionCookie(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  // A browser takes __Host- only with Secure, Path=/ and no Domain, so no other host can plant one.
  const name = isSecure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const pattern = new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{20,100})(?:;|$)`);

  return {
    name,
    read: (c: Context): string | null => pattern.exec(c.req.header("cookie") ?? "")?.[1] ?? null,
    keep: (token: string) => `${name}=${token}; Max-Age=${sessionLifetime}; ${attributes}`,
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
