import { deityImagePaths, shareImagePath, verseImagePath } from "#model/deity-images.ts";
import { forEachLanguage } from "../by-language.ts";
import { Slug } from "#model/slug.ts";
import type { DeityFiles, MantraFiles } from "./catalogue-files.ts";
import { findIconFault } from "./check-icon.ts";
import { buildPadas } from "./build-padas.ts";
import { checkSounds } from "./check-sounds.ts";
import { findVerseFaults } from "./check-verse.ts";
import { DeityFile, MantraFile } from "./content-files.ts";
import type { ContentReader } from "./content-reader.ts";
import { ifPublic, readOtherRecordings, readRecording, type RecordingSource } from "./read-recordings.ts";
import { withAllNames } from "./text-files.ts";
import { widestOf } from "./verse-width.ts";

/** Kinds of folders with mantras, each with the file that describes it. */
const kinds = {
  deity: { folder: "deities", file: "deity.yaml" },
  collection: { folder: "collections", file: "collection.yaml" },
} as const;

/**
 * Reads all deities, or all collections, in the order of the site. `isWhole` is false where any of them could not be
 * read.
 */
export function readAll(source: RecordingSource, kind: keyof typeof kinds): { isWhole: boolean; read: DeityFiles[] } {
  const ids = source.reader.list(kinds[kind].folder);
  const read = ids.flatMap((id) => readDeity(source, kind, id) ?? []);
  return { isWhole: read.length === ids.length, read: read.toSorted((a, b) => orderOf(a) - orderOf(b)) };
}

/** Returns the place of a deity. Folders are listed by name, and deities without a place keep that order. */
const orderOf = ({ file }: DeityFiles) => file.order ?? Number.MAX_SAFE_INTEGER;

/** Reads one deity. The result is null when too little of the folder can be read; the reader then has the faults. */
function readDeity(source: RecordingSource, kind: keyof typeof kinds, id: string): DeityFiles | null {
  const { reader } = source;
  const folder = `${kinds[kind].folder}/${id}`;
  const name = `${folder}/${kinds[kind].file}`;
  const file = reader.yaml(name, DeityFile);
  const svgIcon = readIcon(reader, `${folder}/icon.svg`);
  if (!Slug.safeParse(id).success) reader.fault(folder, "must be named in small letters, digits and hyphens");
  const image = findImage(source, folder, id);

  const written = reader.list(`${folder}/mantras`, ".yaml").map((name) => name.slice(0, -".yaml".length));
  const listed = file?.mantras ?? written;
  for (const mantraId of written.filter((id) => !listed.includes(id))) {
    reader.fault(`${folder}/mantras/${mantraId}.yaml`, `is not listed under mantras in its ${kinds[kind].file}`);
  }
  const mantras = listed.flatMap((mantraId) => readMantra(source, folder, mantraId) ?? []);
  if (!file || svgIcon === null || image === null) return null;
  const otherNames = withAllNames(file.otherNames, file.name);
  // A language without a card of its own uses the card of the main language.
  const shareImages = forEachLanguage(
    (language) => ifPublic(source, shareImagePath(id, language)) ?? ifPublic(source, shareImagePath(id)),
  );
  return { id, name, file: { ...file, otherNames }, svgIcon, image, shareImages, mantras };
}

function findImage({ reader, isPublic }: RecordingSource, folder: string, id: string) {
  const paths = deityImagePaths(id);
  const image = paths.find(isPublic);
  if (image === undefined) reader.fault(folder, `has no picture: none of ${paths.join(", ")} is under public/`);
  return image ?? null;
}

function readIcon(reader: ContentReader, name: string) {
  const written = reader.text(name);
  if (written === null) return null;
  // Pages contain the icon as text, so white space between its elements would only add bytes.
  const svgIcon = written.trim().replaceAll(/>\s+</g, "><");
  const fault = findIconFault(svgIcon);
  if (fault) reader.fault(name, fault);
  // No value of an icon contains a quote. JSON escapes double quotes, so with them a page would contain each icon in
  // two spellings.
  return svgIcon.replaceAll('"', "'");
}

function readMantra(source: RecordingSource, folder: string, id: string): MantraFiles | null {
  const { reader } = source;
  const name = `${folder}/mantras/${id}.yaml`;
  const written = reader.yaml(name, MantraFile);
  if (!written) return null;
  const file = { ...written, otherNames: withAllNames(written.otherNames, written.title) };

  for (const [place, { sound }] of file.pronunciation.en.entries()) {
    if (file.transliteration.join("").includes(sound)) continue;
    reader.fault(name, `pronunciation.en.${place}.sound "${sound}" does not occur in the transliteration`);
  }
  checkSounds(reader, name, { pronunciation: file.pronunciation, sanskrit: file.sanskrit });
  for (const fault of findVerseFaults(file)) reader.fault(name, fault);
  const otherRecordings = readOtherRecordings(source, id, file);
  const shareImage = ifPublic(source, verseImagePath(id));
  const recording = readRecording(source, id, file);
  return { id, file, shareImage, recording, padas: buildPadas(file), width: widestOf(file.sanskrit), otherRecordings };
}
