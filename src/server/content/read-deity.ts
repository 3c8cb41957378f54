import { deityImagePaths, shareImagePath } from "#model/deity-images.ts";
import { Slug } from "#model/slug.ts";
import type { DeityFiles, MantraFiles } from "./catalogue-files.ts";
import { findIconFault } from "./check-icon.ts";
import { findPadaFaults } from "./check-padas.ts";
import { findRecordingFaults } from "./check-recording.ts";
import { DeityFile, MantraFile, RecordingFile } from "./content-files.ts";
import type { ContentReader } from "./content-reader.ts";

export interface ContentSource {
  reader: ContentReader;
  /** Mantras that have a recording. */
  recorded: ReadonlySet<string>;
  /** Tells if a file exists that is sent under this path. */
  isPublic: (path: string) => boolean;
}

/** One deity's folder. Null when too little of it can be read; the reader then holds the faults. */
export function readDeity(source: ContentSource, id: string): DeityFiles | null {
  const { reader } = source;
  const folder = `deities/${id}`;
  const file = reader.yaml(`${folder}/deity.yaml`, DeityFile);
  const svgIcon = readIcon(reader, `${folder}/icon.svg`);
  if (!Slug.safeParse(id).success) reader.fault(folder, "must be named in small letters, digits and hyphens");
  const image = findImage(source, id);

  const written = reader.list(`${folder}/mantras`, ".yaml").map((name) => name.slice(0, -".yaml".length));
  const listed = file?.mantras ?? written;
  for (const mantraId of written.filter((id) => !listed.includes(id))) {
    reader.fault(`${folder}/mantras/${mantraId}.yaml`, "is not listed under mantras in its deity.yaml");
  }
  const mantras = listed.flatMap((mantraId) => readMantra(source, folder, mantraId) ?? []);
  if (!file || svgIcon === null || image === null) return null;
  const shareImage = shareImagePath(id);
  return { id, file, svgIcon, image, shareImage: source.isPublic(shareImage) ? shareImage : null, mantras };
}

function findImage({ reader, isPublic }: ContentSource, id: string) {
  const paths = deityImagePaths(id);
  const image = paths.find(isPublic);
  if (image === undefined)
    reader.fault(`deities/${id}`, `has no picture: none of ${paths.join(", ")} is under public/`);
  return image ?? null;
}

function readIcon(reader: ContentReader, name: string) {
  const written = reader.text(name);
  if (written === null) return null;
  // Pages carry the icon within their text, where white space between elements is only weight.
  const svgIcon = written.trim().replaceAll(/>\s+</g, "><");
  const fault = findIconFault(svgIcon);
  if (fault) reader.fault(name, fault);
  return svgIcon;
}

function readMantra({ reader, recorded, isPublic }: ContentSource, folder: string, id: string): MantraFiles | null {
  const name = `${folder}/mantras/${id}.yaml`;
  const file = reader.yaml(name, MantraFile);
  const recording = recorded.has(id) ? reader.json(`recordings/${id}.json`, RecordingFile) : null;
  if (!file) return null;

  for (const [place, { sound }] of file.pronunciation.en.entries()) {
    if (file.transliteration.join("").includes(sound)) continue;
    reader.fault(name, `pronunciation.en.${place}.sound "${sound}" does not occur in the transliteration`);
  }
  for (const fault of findPadaFaults(file)) reader.fault(name, fault);
  if (recording) {
    const faults = findRecordingFaults(recording, file);
    if (!isPublic(recording.audioUrl)) faults.push(`audioUrl names ${recording.audioUrl}, which is not under public/`);
    for (const fault of faults) reader.fault(`recordings/${id}.json`, fault);
  }
  return { id, file, recording };
}
