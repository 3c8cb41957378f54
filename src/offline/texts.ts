import { createApiClient, type Transport } from "#contract/client.ts";
import { fillPath } from "#contract/endpoint.ts";
import type { TextBundle, TextBundleVersions } from "#contract/page-replies.ts";
import { bundleApi, bundledTexts, bundleNames, type BundleName } from "#contract/text-bundles.ts";

/** The cache of texts that were read by themselves: before their bundle was here, or because no bundle holds them. */
export const TEXTS = "texts";
const BUNDLES = "text-bundles";

const { textBundles, textBundle } = bundleApi;
const patterns = bundleNames.flatMap((name) =>
  bundledTexts[name].map(({ path }) => ({ name, pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) })),
);

const bundleOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.name;

/** Returns true for replies that the app needs to show its pages, and that are the same for everybody. */
export const isText = (path: string) => bundleOf(path) !== undefined;

const addressOf = (bundle: BundleName, version: string) => fillPath(textBundle.path, { bundle, version });

type TextCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

/** The part of the browser's caches that is needed here. */
interface OpenCaches {
  open: (name: string) => Promise<TextCache>;
}

/** An interrupted attempt goes on the next time with the bundles that are not here yet. */
export type Attempt = "kept" | "interrupted" | "no room";

/**
 * Keeps all texts, in a bundle for each kind. The list of versions is written last: until every bundle is here, those of
 * the list before answer, so the texts never are of two states.
 */
export function createTexts({ caches, transport }: { caches: OpenCaches; transport: Transport }) {
  const read = createApiClient(transport);
  const opened = new Map<BundleName, { address: string; texts: Promise<TextBundle> }>();
  let keeping: Promise<Attempt> | null = null;

  /** Requests the bundles that have changed. Pages that ask at the same time share the attempt. */
  const keep = () => (keeping ??= keepChanged().finally(() => void (keeping = null)));

  async function keepChanged(): Promise<Attempt> {
    const bundles = await caches.open(BUNDLES);
    try {
      const versions = await read(textBundles, {});
      for (const address of addressesOf(versions)) if (!(await bundles.match(address))) await request(bundles, address);
      await bundles.put(textBundles.path, Response.json(versions));
      await forgetOthers(bundles, versions);
      await forgetBundled();
      return "kept";
    } catch (error) {
      const isFull = error instanceof Error && error.name === "QuotaExceededError";
      console.info("The texts for times without a network stay as they were", error);
      if (!isFull) return "interrupted";
      await forgetOthers(bundles, await readKept(bundles));
      return "no room";
    }
  }

  async function request(bundles: TextCache, address: string) {
    const response = await transport(address, { credentials: "same-origin" });
    // During a rolling update the next request may reach a server that has other texts.
    if (!response.ok) throw new Error(`${address} was refused with ${response.status}`);
    await bundles.put(address, response);
  }

  /** Forgets texts that were kept by themselves and are in a bundle now, which is newer. */
  async function forgetBundled() {
    const texts = await caches.open(TEXTS);
    for (const each of await texts.keys()) if (await find(each.url)) await texts.delete(each);
  }

  /** Finds a text by its address. */
  async function find(address: string): Promise<Response | undefined> {
    const { pathname, search } = new URL(address);
    const name = bundleOf(pathname);
    if (name === undefined) return undefined;
    const bundles = await caches.open(BUNDLES);
    const { [name]: version } = await readKept(bundles);
    if (version === undefined) return undefined;
    const text = (await open(bundles, name, addressOf(name, version)))[pathname + search];
    return text === undefined ? undefined : Response.json(text);
  }

  /** Parses a bundle once in the life of this worker. */
  function open(bundles: TextCache, name: BundleName, address: string) {
    const known = opened.get(name);
    if (known?.address === address) return known.texts;
    const texts = parse(bundles, address);
    opened.set(name, { address, texts });
    return texts;
  }

  return { keep, find };
}

const addressesOf = (versions: TextBundleVersions) =>
  bundleNames.flatMap((name) => (versions[name] === undefined ? [] : [addressOf(name, versions[name])]));

/** A bundle that the browser has taken away leaves nothing to find. */
async function parse(bundles: TextCache, address: string): Promise<TextBundle> {
  const kept = await bundles.match(address);
  return kept ? ((await kept.json()) as TextBundle) : {};
}

async function readKept(bundles: TextCache): Promise<TextBundleVersions> {
  const list = await bundles.match(textBundles.path);
  return list ? ((await list.json()) as TextBundleVersions) : {};
}

async function forgetOthers(bundles: TextCache, versions: TextBundleVersions) {
  const wanted = new Set([textBundles.path, ...addressesOf(versions)]);
  for (const each of await bundles.keys()) if (!wanted.has(new URL(each.url).pathname)) await bundles.delete(each);
}
