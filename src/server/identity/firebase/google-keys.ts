import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { Log } from "../../log.ts";
import { KeysUnavailable } from "./keys-unavailable.ts";

/** At this address are the keys with which Google signs the ID tokens of all projects. */
const KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const TIMEOUT_MS = 5000;
/** The least time between two requests, whatever key ids tokens contain. */
const PAUSE_MS = 30_000;
/**
 * After a second failure in a row no request is sent for this time, so that forged tokens cannot cause a request each.
 */
const PAUSE_AFTER_FAILURES_MS = 5000;

const away = "The keys of the identity provider could not be fetched";

export interface GoogleKeysOptions {
  log: Log;
  now: () => Date;
  request?: typeof fetch;
}

interface KeySet {
  find: JWTVerifyGetKey;
  kids: ReadonlySet<string>;
  /** The time in milliseconds since the epoch. */
  fetchedAt: number;
  expiresAt: number;
}

/**
 * Finds a key by its id. The set is kept as long as its Cache-Control says, and fetched again for an id that it lacks.
 */
export function createGoogleKeys({ log, now, request = fetch }: GoogleKeysOptions): JWTVerifyGetKey {
  let current: KeySet | null = null;
  let fetching: Promise<KeySet> | null = null;
  let failures = 0;
  let failedAt = 0;

  return async (header, token) => {
    const { kid } = header;
    // Without a key id, the library would accept the only key of a set with a single key.
    if (kid === undefined) throw new errors.JWKSNoMatchingKey();
    const { find } = await keysFor(kid);
    return find(header, token);
  };

  async function keysFor(kid: string): Promise<KeySet> {
    const time = now().getTime();
    if (current && time < current.expiresAt) {
      if (current.kids.has(kid) || time < current.fetchedAt + PAUSE_MS) return current;
    }
    const sinceFailure = time - failedAt;
    if (failures > 1 && sinceFailure >= 0 && sinceFailure < PAUSE_AFTER_FAILURES_MS) throw new KeysUnavailable(away);
    fetching ??= fetchKeys().finally(() => (fetching = null));
    return (current = await fetching);
  }

  async function fetchKeys(): Promise<KeySet> {
    try {
      const response = await request(KEYS_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`Google's keys were refused with status ${response.status}`);
      const set = (await response.json()) as JSONWebKeySet;
      const fetchedAt = now().getTime();
      failures = 0;
      return {
        find: createLocalJWKSet(set),
        kids: new Set(set.keys.flatMap(({ kid }) => kid ?? [])),
        fetchedAt,
        expiresAt: fetchedAt + secondsIn(response.headers.get("cache-control")) * 1000,
      };
    } catch (error) {
      failures++;
      failedAt = now().getTime();
      log.warn(away, { error });
      throw new KeysUnavailable(away, { cause: error });
    }
  }
}

const secondsIn = (cacheControl: string | null) => Number(/\bmax-age=(\d+)/.exec(cacheControl ?? "")?.[1] ?? 0);
