import { Slug } from "#model/slug.ts";
import type { WrittenVerse } from "./check-padas.ts";
import { findRecordingFaults } from "./check-recording.ts";
import { OtherRecordingFile, RecordingFile } from "./content-files.ts";
import type { ContentReader } from "./content-reader.ts";

export interface RecordingSource {
  reader: ContentReader;
  recorded: RecordedTexts;
  /** Returns true if a file exists that is sent under this path. */
  isPublic: (path: string) => boolean;
}

/** Returns the path, or null where no file is served under it. */
export const ifPublic = ({ isPublic }: Pick<RecordingSource, "isPublic">, path: string): string | null =>
  isPublic(path) ? path : null;

export interface RecordedTexts {
  /** The ids of the texts that our own voice chants. */
  byUs: ReadonlySet<string>;
  /** The ids of the texts that others have recorded. */
  byOthers: ReadonlySet<string>;
}

const ending = ".json";
const isFile = (name: string) => name.endsWith(ending);

/** Lists the texts that have recordings. Those by others are in a folder with the name of the text, next to our own. */
export function listRecordings(reader: ContentReader): RecordedTexts {
  const names = reader.list("recordings");
  return {
    byUs: new Set(names.filter(isFile).map(idOf)),
    byOthers: new Set(names.filter((name) => !isFile(name))),
  };
}

/** Reads the recording of a text by our own voice. */
export function readRecording(source: RecordingSource, id: string, verse: WrittenVerse): RecordingFile | null {
  if (!source.recorded.byUs.has(id)) return null;
  const name = `recordings/${id}${ending}`;
  return checked(source, { name, verse, recording: source.reader.json(name, RecordingFile) });
}

export interface OtherRecordingFiles {
  id: string;
  file: OtherRecordingFile;
}

/** Reads the recordings of a text by others, in the order of their names. */
export function readOtherRecordings(source: RecordingSource, id: string, verse: WrittenVerse): OtherRecordingFiles[] {
  if (!source.recorded.byOthers.has(id)) return [];
  const folder = `recordings/${id}`;
  return source.reader.list(folder, ending).flatMap((fileName) => {
    const name = `${folder}/${fileName}`;
    if (!Slug.safeParse(idOf(fileName)).success)
      source.reader.fault(name, "must be named in small letters, digits and hyphens");
    const file = checked(source, { name, verse, recording: source.reader.json(name, OtherRecordingFile) });
    return file ? [{ id: idOf(fileName), file }] : [];
  });
}

const idOf = (fileName: string) => fileName.slice(0, -ending.length);

interface Read<File> {
  name: string;
  verse: WrittenVerse;
  recording: File | null;
}

function checked<File extends RecordingFile>(
  { reader, isPublic }: RecordingSource,
  { name, verse, recording }: Read<File>,
): File | null {
  if (!recording) return null;
  const faults = findRecordingFaults(recording, verse);
  if (!isPublic(recording.audioUrl)) faults.push(`audioUrl names ${recording.audioUrl}, which is not under public/`);
  for (const fault of faults) reader.fault(name, fault);
  return recording;
}
