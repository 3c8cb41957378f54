import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";
import type { CatalogueFiles, DeityFiles, HymnFiles } from "./catalogue-files.ts";
import { checkTranslations } from "./check-translations.ts";
import { FeaturedFile, MeditationFile, SiteFile } from "./content-files.ts";
import { createContentReader, type ContentReader, type ReaderOptions } from "./content-reader.ts";
import { checkHymns, readHymns } from "./read-hymns.ts";
import { checkCalendar, readCalendar } from "./read-calendar.ts";
import { readAll } from "./read-deity.ts";
import { listRecordings, type RecordedTexts } from "./read-recordings.ts";
import { checkTexts, readPosts, readTextPages } from "./read-texts.ts";

/** Reads and checks all content in all languages. All faults are reported together, each with its file and field. */
export function readCatalogue(
  contentFolder: string,
  publicFolder: string,
  options: ReaderOptions = {},
): CatalogueFiles {
  const faults: string[] = [];
  const reader = createContentReader(contentFolder, faults, options);
  const recorded = listRecordings(reader);
  const source = { reader, recorded, isPublic: (path: string) => existsSync(join(publicFolder, path)) };

  const site = reader.yaml("site.yaml", SiteFile);
  const deities = readAll(source, "deity");
  const collections = readAll(source, "collection");
  const groups = [...deities.read, ...collections.read];
  const hymns = readHymns(source);
  const featured = reader.yaml("featured.yaml", FeaturedFile) ?? [];
  const meditation = readMeditation(source);
  const calendar = readCalendar(reader);
  const posts = readPosts(source);
  const texts = readTextPages(reader);
  // If a folder could not be read, all its mantras would be reported as unknown.
  if (deities.isWhole && collections.isWhole) {
    checkIds(reader, { deities: groups, hymns, featured, recorded });
    checkHymns(source, { deities: groups, hymns });
    checkTexts(reader, { deities: groups, hymns, posts });
    checkTranslations(reader, { deities: groups, hymns, posts });
    if (calendar) checkCalendar(reader, calendar, { deities: groups, hymns });
  }
  reader.checkTranslated();

  if (!site || !meditation || !calendar || !texts || faults.length > 0) throw new StartupError(faults);
  return {
    site,
    deities: deities.read,
    collections: collections.read,
    hymns,
    featured,
    meditation,
    calendar,
    posts,
    texts,
  };
}

interface Source {
  reader: ContentReader;
  isPublic: (path: string) => boolean;
}

function readMeditation({ reader, isPublic }: Source) {
  const file = "meditation.yaml";
  const meditation = reader.yaml(file, MeditationFile);
  if (!meditation) return null;
  const { sounds, video } = meditation;
  for (const path of [...sounds.map(({ audioUrl }) => audioUrl), video.url, video.poster]) {
    if (!isPublic(path)) reader.fault(file, `names ${path}, but there is no such file in public/`);
  }
  return meditation;
}

interface Named {
  deities: readonly DeityFiles[];
  hymns: readonly HymnFiles[];
  featured: readonly string[];
  recorded: RecordedTexts;
}

/** Checks that the files do not contradict each other. */
function checkIds(reader: ContentReader, { deities, hymns, featured, recorded }: Named) {
  checkAliases(reader, deities);
  const owners = new Map<string, string>();
  for (const { id, name, file } of deities) {
    for (const mantraId of file.mantras) {
      const owner = owners.get(mantraId);
      if (owner) reader.fault(name, `mantras lists ${mantraId}, which ${owner} lists already`);
      owners.set(mantraId, id);
    }
  }
  for (const mantraId of featured.filter((id) => !owners.has(id))) {
    reader.fault("featured.yaml", `names ${mantraId}, but there is no such mantra`);
  }
  const verses = new Set(hymns.flatMap((hymn) => hymn.verses.map(({ id }) => id)));
  for (const mantraId of [...recorded.byUs].filter((id) => !owners.has(id) && !verses.has(id))) {
    reader.fault(`recordings/${mantraId}.json`, "is of a mantra that does not exist");
  }
  for (const mantraId of [...recorded.byOthers].filter((id) => !owners.has(id))) {
    reader.fault(`recordings/${mantraId}`, "holds recordings of a mantra that does not exist");
  }
}

/** Checks that each spelling in an address belongs to only one deity. */
function checkAliases(reader: ContentReader, deities: readonly DeityFiles[]) {
  const owners = new Map(deities.map(({ id }) => [id, id]));
  for (const { id, name, file } of deities) {
    for (const alias of file.aliases) {
      const owner = owners.get(alias);
      if (owner) reader.fault(name, `aliases lists ${alias}, which leads to ${owner} already`);
      owners.set(alias, id);
    }
  }
}
