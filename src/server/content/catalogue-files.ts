import type { CalendarFiles } from "./calendar-files.ts";
import type { HymnFile, HymnSectionFile, HymnVerseFile } from "./hymn-file.ts";
import type { DeityFile, FeaturedFile, MantraFile, MeditationFile, RecordingFile, SiteFile } from "./content-files.ts";
import type { Language } from "#model/languages.ts";
import type { Pada } from "#model/mantra.ts";
import type { OtherRecordingFiles } from "./read-recordings.ts";
import type { readTextPages, WrittenPost } from "./read-texts.ts";

/** Contents of the files in every language, each checked by itself and all of them against each other. */
export interface CatalogueFiles {
  site: SiteFile;
  deities: DeityFiles[];
  /** Folders of mantras that have another theme than a deity. */
  collections: DeityFiles[];
  hymns: HymnFiles[];
  featured: FeaturedFile;
  meditation: MeditationFile;
  calendar: CalendarFiles;
  posts: WrittenPost[];
  texts: NonNullable<ReturnType<typeof readTextPages>>;
}

/** A folder of mantras under one name. */
export interface DeityFiles {
  id: string;
  /** The file that describes the folder, below content/. */
  name: string;
  file: DeityFile;
  svgIcon: string;
  image: string;
  /** Paths of the share cards, by language; null where there is none. */
  shareImages: Readonly<Record<Language, string | null>>;
  /** Mantras in the order in which the deity's file lists them. */
  mantras: MantraFiles[];
}

/** What is read of every text that is chanted. */
interface TextFiles {
  id: string;
  /** Path of the picture that shows its words beside a link; null where there is none. */
  shareImage: string | null;
  recording: RecordingFile | null;
  /** The text in all scripts, and its width in em. They are made when the content is checked, and not at each start. */
  padas: Pada[];
  width: number;
}

export interface MantraFiles extends TextFiles {
  file: MantraFile;
  otherRecordings: OtherRecordingFiles[];
}

/** A hymn with the recordings of its verses. */
export interface HymnFiles {
  id: string;
  file: Omit<HymnFile, "verses">;
  /** Verses in the order of the file. */
  verses: HymnVerseFiles[];
  /** Parts of a long hymn, which have all its verses; none for a hymn that is read as a whole. */
  sections: HymnSectionFiles[];
}

/** A part of a long hymn. */
export interface HymnSectionFiles {
  id: string;
  /** Null for a part that only keeps the page of the hymn light. */
  file: HymnSectionFile | null;
  /** Indices of its first verse, and of the one behind its last. */
  start: number;
  end: number;
}

/** Its id is `{hymn}-{part or number}`, unique among the mantras. */
export interface HymnVerseFiles extends TextFiles {
  name: Record<Language, string>;
  file: HymnVerseFile;
}
