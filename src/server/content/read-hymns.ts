import { verseImagePath } from "#model/deity-images.ts";
import { Slug } from "#model/slug.ts";
import type { DeityFiles, HymnFiles, HymnVerseFiles } from "./catalogue-files.ts";
import { buildPadas } from "./build-padas.ts";
import { checkSounds } from "./check-sounds.ts";
import { findVerseFaults } from "./check-verse.ts";
import { HymnFile, type HymnVerseFile } from "./hymn-file.ts";
import { accentHymn } from "./hymn-accents.ts";
import { divide } from "./hymn-sections.ts";
import { verseNames } from "./own-texts.ts";
import { ifPublic, readRecording, type RecordingSource } from "./read-recordings.ts";
import { withAllNames } from "./text-files.ts";
import { widestOf } from "./verse-width.ts";

const ending = ".yaml";

/** Reads all hymns, in the order of the site. */
export function readHymns(source: RecordingSource): HymnFiles[] {
  const ids = source.reader.list("hymns", ending).map((name) => name.slice(0, -ending.length));
  return ids.flatMap((id) => readHymn(source, id) ?? []).toSorted((a, b) => a.file.order - b.file.order);
}

function readHymn(source: RecordingSource, id: string): HymnFiles | null {
  const name = `hymns/${id}${ending}`;
  const read = source.reader.yaml(name, HymnFile);
  if (!Slug.safeParse(id).success) source.reader.fault(name, "must be named in small letters, digits and hyphens");
  if (!read) return null;
  const { verses: written, ...fields } = read;
  const file = { ...fields, otherNames: withAllNames(fields.otherNames, fields.title) };
  let number = 0;
  const accented = accentHymn({ file, verses: written.map((verse) => ({ file: verse })) });
  const verses = written.map((verse, place): HymnVerseFiles => {
    if (verse.part === undefined) number += 1;
    const verseId = `${id}-${verse.part ?? number}`;
    const faults = [...findVerseFaults(verse, file.language), ...findNameFaults(verse)];
    for (const fault of faults) source.reader.fault(name, `verses.${place} ${fault}`);
    return {
      id: verseId,
      name: verse.name ?? verseNames(number, file.language),
      file: verse,
      shareImage: ifPublic(source, verseImagePath(verseId)),
      recording: readRecording(source, verseId, verse),
      padas: buildPadas(verse, { language: file.language, accented: accented?.[place] }),
      width: widestOf(verse.sanskrit),
    };
  });
  if (file.pronunciation) {
    const sanskrit = written.flatMap((verse) => verse.sanskrit);
    checkSounds(source.reader, name, { pronunciation: file.pronunciation, sanskrit });
  }
  const { sections, faults } = divide(file.sections, { hymnId: id, language: file.language, verses });
  for (const fault of faults) source.reader.fault(name, `sections ${fault}`);
  return { id, file, verses, sections };
}

const findNameFaults = ({ part, name }: HymnVerseFile) =>
  (part === undefined) === (name === undefined) ? [] : ["has a part without a name, or a name without"];

/** Checks that the deities of hymns exist, and that no verse has the id of a mantra. */
export function checkHymns(
  { reader }: Pick<RecordingSource, "reader">,
  { hymns, deities }: { hymns: readonly HymnFiles[]; deities: readonly DeityFiles[] },
) {
  const taken = new Set(deities.flatMap(({ mantras }) => mantras.map(({ id }) => id)));
  for (const { id, file, verses } of hymns) {
    const name = `hymns/${id}${ending}`;
    const isDeity = (deityId: string) => deities.some((deity) => deity.id === deityId);
    if (!isDeity(file.deity)) reader.fault(name, `deity names ${file.deity}, which is none`);
    for (const also of file.alsoTo) {
      if (!isDeity(also)) reader.fault(name, `alsoTo names ${also}, which is none`);
      if (also === file.deity) reader.fault(name, `alsoTo names ${also}, which is its deity already`);
    }
    for (const verse of verses) {
      if (taken.has(verse.id)) reader.fault(name, `has a verse ${verse.id}, but another text has that id`);
      taken.add(verse.id);
    }
  }
}
