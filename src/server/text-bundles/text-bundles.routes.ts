import { setImmediate as nextTurn } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { TextBundle } from "#contract/page-replies.ts";
import { bundleNames, type BundleName } from "#contract/text-bundles.ts";
import { dayNumber } from "#engines/india-day.ts";
import type { TextDeps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { digestOf } from "../http/encoded-text.ts";
import type { PublicReplies } from "../http/public-replies.ts";
import type { Serve } from "../http/serve.ts";
import { listPaths } from "./list-paths.ts";

interface BundleDeps extends Pick<TextDeps, "getLibrary" | "now" | "language"> {
  publicReplies: Pick<PublicReplies, "read">;
}

/** Serves all texts of a kind in one reply, for browsers that keep them for times without a network (src/offline). */
export function textBundleRoutes(serve: Serve, deps: BundleDeps) {
  const { now } = deps;
  let ofToday: { day: number; versions: Promise<Record<string, string>> } | null = null;

  /** Returns the versions of this day. A failure is not kept. */
  function readVersions() {
    const day = dayNumber(now());
    if (ofToday?.day !== day) {
      const versions = findVersions(deps);
      ofToday = { day, versions };
      versions.catch(() => (ofToday = null));
    }
    return ofToday.versions;
  }

  serve(api.textBundles, readVersions);

  serve(api.textBundle, async ({ bundle, version }) => {
    const name = bundleNames.find((each) => each === bundle);
    if (name === undefined || (await readVersions())[name] !== version) throw new HttpError("file-not-found");
    return makeBundle(name, deps);
  });
}

async function findVersions(deps: BundleDeps) {
  const versions: Record<string, string> = {};
  for (const name of bundleNames) versions[name] = versionOf(await makeBundle(name, deps));
  return versions;
}

/** Reads one reply in each turn of the event loop, so that no request waits for all of them. */
async function makeBundle(name: BundleName, { publicReplies, ...deps }: BundleDeps) {
  const bundle: TextBundle = {};
  for (const path of listPaths(name, deps)) {
    const outcome = await publicReplies.read(path);
    // The only refusal among these replies is that of a year of the calendar, while many others are being computed.
    if ("refusal" in outcome)
      throw new HttpError("busy", { reason: "calendars-under-way", headers: { "retry-after": "60" } });
    bundle[path] = outcome.reply;
    await nextTurn();
  }
  return bundle;
}

/**
 * Leaves out how often a teaching was read, because the number differs from server to server and is no reason to read
 * the teaching again.
 */
function versionOf(bundle: TextBundle) {
  const texts = Object.entries(bundle).map(([path, reply]) => {
    const isCounted = typeof reply === "object" && reply !== null && "viewCount" in reply;
    return path + digestOf(JSON.stringify(isCounted ? { ...reply, viewCount: 0 } : reply));
  });
  return digestOf(texts.join()).slice(0, 16);
}
