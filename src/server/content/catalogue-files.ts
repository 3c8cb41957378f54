import type { CalendarFiles } from "./calendar-files.ts";
import type { HymnFile, HymnSectionFile, HymnVerseFile } from "./hymn-file.ts";
import type { DeityFile, FeaturedFile, MantraFile, MeditationFile, RecordingFile, SiteFile } from "./content-files.ts";
import type { Language } from "#model/languages.ts";
import type { Pada } from "#model/mantra.ts";
import type { OtherRecordingFiles } from "./read-recordings.ts";
import type { readTextPages, WrittenPost } from "./read-texts.ts";

/** The contents of the files in every language. Each file was checked by itself, and all of them against each other. */
export interface CatalogueFiles {
  site: SiteFile;
  deities: DeityFiles[];
  /** Collections are folders of mantras about another theme than a deity. */
  collections: DeityFiles[];
  hymns: HymnFiles[];
  featured: FeaturedFile;
  meditation: MeditationFile;
  calendar: CalendarFiles;
  posts: WrittenPost[];
  texts: NonNullable<ReturnType<typeof readTextPages>>;
}

/** The contents of a folder of mantras. */
export interface DeityFiles {
  id: string;
  /** The path, below content/, of the file that describes the folder. */
  name: string;
  file: DeityFile;
  svgIcon: string;
  image: string;
  /** Paths of the share cards, by language; null where there is none. */
  shareImages: Readonly<Record<Language, string | null>>;
  /** The mantras are in the order in which the deity's file lists them. */
  mantras: MantraFiles[];
}

/** These values are read for every text that can be chanted. */
export interface TextFiles {
  id: string;
  /** Path of the picture that shows its words beside a link; null where there is none. */
  shareImage: string | null;
  recording: RecordingFile | null;
  /** The text in all scripts, and its width in em. Both are computed when the content is checked, not at each start. */
  padas: Pada[];
  width: number;
}

export interface MantraFiles extends TextFiles {
  file: MantraFile;
  otherRecordings: OtherRecordingFiles[];
}

export interface HymnFiles {
  id: string;
  file: Omit<HymnFile, "verses">;
  /** The verses are in the order of the file. */
  verses: HymnVerseFiles[];
  /** The sections of a long hymn contain all its verses. A hymn that is read as a whole has no sections. */
  sections: HymnSectionFiles[];
}

export interface HymnSectionFiles {
  id: string;
  /** The value is null for a section that is not written in the file, but keeps the hymn's page light. */
  file: HymnSectionFile | null;
  /** The index of the first verse, and the index after the last. */
  start: number;
  end: number;
}

/** The id of a verse is `{hymn}-{part or number}`, unique among all mantras. */
export interface HymnVerseFiles extends TextFiles {
  name: Record<Language, string>;
  file: HymnVerseFile;
}
