import { paths } from "#model/paths.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";
import { pathsOfHymn } from "./hymn-sections.ts";

type Change = readonly [path: string, at: string];

/** Returns the date of the last change of each page: the newest date of anything that the page shows or links to. */
export function lastChangesOf(files: CatalogueFiles): ReadonlyMap<string, string> {
  const { meditation, posts, texts, hymns } = files;
  const deities = [...files.deities, ...files.collections];
  const ofChants = deities.flatMap(({ id, mantras }) =>
    mantras.map((mantra): Change => [paths.chant(id, mantra.id), mantra.file.updated]),
  );
  const ofDeities = deities.map(({ id, file, mantras }): Change => [
    paths.deity(id),
    newest([file.updated, ...mantras.map((mantra) => mantra.file.updated)]),
  ]);
  const ofHymns = hymns.flatMap((hymn) => pathsOfHymn(hymn).map((path): Change => [path, hymn.file.updated]));
  const ofVerses = hymns.flatMap(({ file, verses }) =>
    verses.map(({ id }): Change => [paths.chant(file.deity, id), file.updated]),
  );
  const ofPosts = posts.map(({ slug, updated, createdAt }): Change => [paths.post(slug), updated ?? createdAt]);
  const others: Change[] = [
    ...ofDeities,
    ...ofChants,
    [paths.hymns(), newestOf(ofHymns)],
    ...ofHymns,
    ...ofVerses,
    [paths.calendar(), files.calendar.page.updated],
    [paths.meditation(), meditation.updated],
    [paths.blog(), newestOf(ofPosts)],
    ...ofPosts,
    [paths.about(), texts.about.updated],
    [paths.bibliography(), texts.bibliography.updated],
    [paths.legal(), newest(texts.legal.map(([, { updated }]) => updated))],
  ];
  return new Map([[paths.home(), newestOf(others)], [paths.mantras(), newestOf(ofDeities)], ...others]);
}

/** Returns the latest of these times, or an empty text without any. */
const newest = (times: readonly string[]) => times.toSorted().at(-1) ?? "";

const newestOf = (changes: readonly Change[]) => newest(changes.map(([, at]) => at));
