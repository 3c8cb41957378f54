import { createHmac } from "node:crypto";

/**
 * At most so many views of one teaching count in a day from one address: enough for a household, too few for a loop.
 */
const maxFromAddress = 8;
/** The memory holds at most so many keys. Once there are more, no view is counted until the next day. */
const maxKeys = 50_000;

/** Every browser's User-Agent begins like this. Other programs may begin theirs in the same way. */
const browser = /^Mozilla\/\d/;

/**
 * The User-Agents of crawlers that begin like a browser's contain one of these words. "Cubot" is excepted, because it
 * is a maker of phones.
 */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|fetch|scan|monitor|preview|validator|lighthouse|externalhit|embedly/i;

const isCrawler = (agent: string) => !browser.test(agent) || crawler.test(agent);

export interface View {
  slug: string;
  address: string;
  agent: string;
}

export interface TallyOptions {
  now: () => Date;
  /** This key makes the hashes that stand for visitors. */
  secret: string;
  /** The limit for one address is multiplied by this factor. */
  addressFactor: number;
}

/** Keeps the views of this server since midnight UTC, and which of them are not stored yet. */
export function createViewTally({ now, secret, addressFactor }: TallyOptions) {
  let today = "";
  const seen = new Set<string>();
  const fromAddress = new Map<string, number>();
  /** This map has the slug of the teaching for each key that is not stored yet. */
  const unstored = new Map<string, string>();

  const keyOf = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(["view", today, ...parts].join("\n"))
      .digest("base64url");

  function startDay() {
    const day = now().toISOString().slice(0, 10);
    if (day === today) return;
    today = day;
    seen.clear();
    fromAddress.clear();
  }

  /** Returns false for a view that does not count. */
  function add({ slug, address, agent }: View) {
    startDay();
    if (isCrawler(agent) || seen.size >= maxKeys) return false;
    const key = keyOf(slug, address, agent);
    const addressKey = keyOf(slug, address);
    const before = fromAddress.get(addressKey) ?? 0;
    if (seen.has(key) || before >= maxFromAddress * addressFactor) return false;
    seen.add(key);
    fromAddress.set(addressKey, before + 1);
    unstored.set(key, slug);
    return true;
  }

  /** Returns the slugs by the keys of their views, and the day under which they are stored. */
  function pending() {
    startDay();
    return { views: new Map(unstored), day: today };
  }

  /** Removes the views that have been stored. */
  function remove(keys: Iterable<string>) {
    for (const key of keys) unstored.delete(key);
  }

  return { add, pending, remove };
}
