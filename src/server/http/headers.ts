import type { Identity } from "#model/user.ts";

export type Headers = Readonly<Record<string, string>>;

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * These headers are for what everybody may see. A browser revalidates its copy by the ETag, and a shared cache answers
 * with its own copy for ten seconds.
 */
const shared = { "cache-control": "public, max-age=0, must-revalidate, s-maxage=10" };
const personal = { "cache-control": "private, no-store" };

const unusedFeatures = ["camera", "display-capture", "payment", "usb"];

export type ReplyHeaders = ReturnType<typeof createReplyHeaders>;

/** Creates the headers for each kind of response. HSTS is only sent where the site itself is on https. */
export function createReplyHeaders(siteUrl: string) {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  const api = { ...everywhere, "content-security-policy": apiPolicy };
  const json = { "content-type": "application/json" };
  const page = (contentSecurityPolicy: string | null) => ({
    ...everywhere,
    "content-type": "text/html; charset=utf-8",
    "permissions-policy": [
      "microphone=(self)",
      "geolocation=(self)",
      ...unusedFeatures.map((feature) => `${feature}=()`),
    ].join(", "),
    ...(contentSecurityPolicy && { "content-security-policy": contentSecurityPolicy }),
  });
  return {
    everywhere,
    redirect: { ...api, ...shared, "content-length": "0" },
    sentence: { ...api, ...personal, "content-type": "text/plain; charset=utf-8" },
    /**
     * A photo never changes. Only the browser keeps it, because a shared cache could not be told when it is deleted.
     */
    photo: { ...api, "cache-control": "private, max-age=31536000, immutable" },
    sharedJson: { ...api, ...shared, ...json },
    /** These headers are for a calendar that programs fetch by a secret address. */
    personalCalendar: { ...api, ...personal, "content-type": "text/calendar; charset=utf-8" },
    personalJson: { ...api, ...personal, ...json },
    page: (contentSecurityPolicy: string | null) => ({ ...page(contentSecurityPolicy), ...shared }),
    /** A page with advertisements contains a nonce, so it must not be cached. */
    adPage: (contentSecurityPolicy: string | null) => ({ ...page(contentSecurityPolicy), ...personal }),
    privatePage: (contentSecurityPolicy: string | null) => ({ ...page(contentSecurityPolicy), ...personal }),
    failedPage: (contentSecurityPolicy: string | null) => ({ ...page(contentSecurityPolicy), ...personal }),
  };
}

/** Firebase Authentication calls these origins (https://firebase.google.com/docs/auth/web/password-auth). */
const firebaseOrigins = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/**
 * Returns the policy of the worker that calls the identity provider. A worker has the policy of its own script, so no
 * page needs one that allows another origin.
 */
export function identityWorkerPolicy(identity: Identity) {
  if (identity.provider === "builtin") return "default-src 'none'";
  const { emulatorUrl } = identity.client;
  const origins = emulatorUrl === undefined ? firebaseOrigins : [emulatorUrl];
  return `default-src 'none'; connect-src ${origins.join(" ")}`;
}

/** Returns a policy that allows no inline script, and only the inline styles with these hashes. */
export const pagePolicy = (...styleHashes: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
