import { api } from "#contract/api.ts";
import { paths } from "#model/paths.ts";
import { findMantraOfTheDay } from "../calendar/mantra-of-the-day.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { findChant } from "./find-chant.ts";

export function catalogueRoutes(serve: Serve, { library, now }: Pick<Deps, "library" | "now">) {
  serve(api.deities, () => library.deityCards);
  serve(api.homeDeities, () => library.homeCards);
  serve(api.collections, () => library.collectionCards);

  serve(api.deity, ({ deityId }) => {
    const deity = library.deities.get(deityId);
    if (!deity) throw new HttpError("deity-not-found");
    return deity;
  });

  serve(api.hymns, () => library.hymnCards);

  serve(api.hymn, ({ hymnId }) => {
    const hymn = library.hymnPages.get(paths.hymn(hymnId));
    if (!hymn) throw new HttpError("hymn-not-found");
    return hymn;
  });

  serve(api.hymnSection, ({ hymnId, sectionId }) => {
    const section = library.hymnPages.get(paths.hymnSection(hymnId, sectionId));
    if (!section) throw new HttpError("hymn-not-found");
    return section;
  });

  serve(api.hymnTiming, ({ hymnId }) => {
    const hymn = library.hymns.get(hymnId);
    if (!hymn) throw new HttpError("hymn-not-found");
    return hymn.verses.map(({ id }) => library.chants.get(id)?.mantra.timing ?? []);
  });

  serve(api.featuredMantra, () => findMantraOfTheDay(library, now()));

  serve(api.chant, ({ deityId, mantraId }) => {
    const chant = findChant(library, deityId, mantraId);
    if (!chant) throw new HttpError("mantra-not-found");
    return chant;
  });

  serve(api.words, ({ mantraId }) => {
    const makeWords = library.words.get(mantraId);
    if (!makeWords) throw new HttpError("mantra-not-found");
    return makeWords();
  });
}
