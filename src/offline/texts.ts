import { send, type Transport } from "#contract/client.ts";
import { inLanguage, type Language } from "#model/languages.ts";
import { fillPath } from "#contract/endpoint.ts";
import type { TextBundle, TextBundleVersions } from "#contract/page-replies.ts";
import { bundleApi, bundledTexts, bundleNames, type BundleName } from "#contract/text-bundles.ts";

/** The cache of texts that were read by themselves: before their bundle was here, or because no bundle holds them. */
export const TEXTS = "texts";
const BUNDLES = "text-bundles";

const { textBundles, textBundle } = bundleApi;

/** Finds the bundle of a text in a language by its path; undefined for any other path. */
function bundlesIn(language: Language) {
  const patterns = bundleNames.flatMap((name) =>
    bundledTexts[name].map((text) => {
      const path = inLanguage(language, text.path).replace(/:\w+/g, "[^/]+");
      return { name, pattern: new RegExp(`^${path}$`) };
    }),
  );
  return (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.name;
}

type TextCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

/** The part of the browser's caches that is needed here. */
interface OpenCaches {
  open: (name: string) => Promise<TextCache>;
}

/** An interrupted attempt goes on the next time with the bundles that are not here yet. */
export type Attempt = "kept" | "interrupted" | "no room";

interface TextsOptions {
  caches: OpenCaches;
  transport: Transport;
  language: Language;
}

/**
 * Keeps all texts of a language, in a bundle for each kind. The list of versions is written last: until every bundle is here, those of
 * the list before answer, so the texts never are of two states.
 */
export function createTexts({ caches, transport, language }: TextsOptions) {
  const bundleOf = bundlesIn(language);
  const list = inLanguage(language, textBundles.path);
  const addressOf = (bundle: BundleName, version: string) =>
    inLanguage(language, fillPath(textBundle.path, { bundle, version }));
  const opened = new Map<BundleName, { address: string; texts: Promise<TextBundle> }>();
  let keeping: Promise<Attempt> | null = null;

  /** Requests the bundles that have changed. Pages that ask at the same time share the attempt. */
  const keep = () => (keeping ??= keepChanged().finally(() => void (keeping = null)));

  async function keepChanged(): Promise<Attempt> {
    const bundles = await caches.open(BUNDLES);
    try {
      const versions = await send<TextBundleVersions>(transport, "GET", list);
      for (const address of addressesOf(versions)) if (!(await bundles.match(address))) await request(bundles, address);
      await bundles.put(list, Response.json(versions));
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

  /** Forgets texts that were kept by themselves and are in a bundle now, which is newer, and those of other languages. */
  async function forgetBundled() {
    const texts = await caches.open(TEXTS);
    for (const each of await texts.keys())
      if (!isText(new URL(each.url).pathname) || (await find(each.url))) await texts.delete(each);
  }

  /** Returns true for replies that the app needs to show its pages, and that are the same for everybody. */
  const isText = (path: string) => bundleOf(path) !== undefined;

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

  const addressesOf = (versions: TextBundleVersions) =>
    bundleNames.flatMap((name) => (versions[name] === undefined ? [] : [addressOf(name, versions[name])]));

  async function readKept(bundles: TextCache): Promise<TextBundleVersions> {
    const kept = await bundles.match(list);
    return kept ? ((await kept.json()) as TextBundleVersions) : {};
  }

  async function forgetOthers(bundles: TextCache, versions: TextBundleVersions) {
    const wanted = new Set([list, ...addressesOf(versions)]);
    for (const each of await bundles.keys()) if (!wanted.has(new URL(each.url).pathname)) await bundles.delete(each);
  }

  return { keep, find, isText };
}

/** A bundle that the browser has taken away leaves nothing to find. */
async function parse(bundles: TextCache, address: string): Promise<TextBundle> {
  const kept = await bundles.match(address);
  return kept ? ((await kept.json()) as TextBundle) : {};
}
