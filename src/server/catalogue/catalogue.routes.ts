import { api } from "#contract/api.ts";
import { paths } from "#model/paths.ts";
import { findMantraOfTheDay } from "../calendar/mantra-of-the-day.ts";
import type { TextDeps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { findChant } from "./find-chant.ts";

export function catalogueRoutes(serve: Serve, { getLibrary, now }: Pick<TextDeps, "getLibrary" | "now">) {
  serve(api.deities, () => getLibrary().deityCards);
  serve(api.homeDeities, () => getLibrary().homeCards);
  serve(api.collections, () => getLibrary().collectionCards);

  serve(api.deity, ({ deityId }) => {
    const deity = getLibrary().deities.get(deityId);
    if (!deity) throw new HttpError("deity-not-found");
    return deity;
  });

  serve(api.hymns, () => getLibrary().hymnCards);

  serve(api.hymn, ({ hymnId }) => {
    const hymn = getLibrary().hymnPages.get(paths.hymn(hymnId));
    if (!hymn) throw new HttpError("hymn-not-found");
    return hymn;
  });

  serve(api.hymnSection, ({ hymnId, sectionId }) => {
    const section = getLibrary().hymnPages.get(paths.hymnSection(hymnId, sectionId));
    if (!section) throw new HttpError("hymn-not-found");
    return section;
  });

  serve(api.hymnTiming, ({ hymnId }) => {
    const hymn = getLibrary().hymns.get(hymnId);
    if (!hymn) throw new HttpError("hymn-not-found");
    return hymn.verses.map(({ id }) => getLibrary().timings.get(id)?.() ?? []);
  });

  serve(api.featuredMantra, () => findMantraOfTheDay(getLibrary(), now()));

  serve(api.chant, ({ deityId, mantraId }) => {
    const chant = findChant(getLibrary(), deityId, mantraId);
    if (!chant) throw new HttpError("mantra-not-found");
    const { teachings, timings } = getLibrary();
    const timing = timings.get(mantraId)?.();
    return {
      ...chant,
      mantra: { ...chant.mantra, ...(timing && { timing }) },
      teachings: teachings.get(mantraId)?.() ?? [],
    };
  });

  serve(api.words, ({ mantraId }) => {
    const makeWords = getLibrary().words.get(mantraId);
    if (!makeWords) throw new HttpError("mantra-not-found");
    return makeWords();
  });
}
