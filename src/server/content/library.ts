import type { Chant, FeaturedMantra } from "#contract/page-replies.ts";
import type { Deity, DeityCard } from "#model/deity.ts";
import type { TimedSyllable, WordByWord } from "#model/mantra.ts";
import type { Hymn, HymnCard } from "#model/hymn.ts";
import type { Meditation } from "#model/meditation.ts";
import type { PostCard, PostName } from "#model/post.ts";
import type { SignedSite } from "#model/site.ts";
import type { Language } from "#model/languages.ts";
import type { LegalText } from "#model/legal-texts.ts";
import type { CalendarTexts } from "./build-calendar.ts";
import type { DeityTheme } from "./content-files.ts";

/** Returns the library of a language, which is built when it is first asked for. */
export type LibraryIn = (language: Language) => Library;

/**
 * The library has everything under content/, checked, indexed, in one language, and in the shapes in which the API
 * replies.
 */
export interface Library {
  readonly language: Language;
  readonly site: Omit<SignedSite, "year" | "passkeys" | "url">;
  /**
   * The first part of the ids of feed entries. It must not follow SITE_URL, because all entries would seem new to a
   * feed reader then.
   */
  readonly feedIdentity: string;
  /** The addresses in the site's file that are only placeholders. No page links to them. */
  readonly placeholders: readonly string[];
  readonly deityCards: DeityCard[];
  /** The deities whose files give them a place in the order. The home page shows only these. */
  readonly homeCards: DeityCard[];
  /** The collections of mantras about another theme than a deity. Each is shown like a deity. */
  readonly collectionCards: DeityCard[];
  /** Deities and collections by id and by every other spelling of the id. */
  readonly deities: ReadonlyMap<string, Deity>;
  /** Facts about a deity that the API does not reply, by the deity's id. */
  readonly deityDetails: ReadonlyMap<string, DeityDetails>;
  /** Other names of mantras, among them their titles in other languages, by mantra id. */
  readonly mantraNames: ReadonlyMap<string, readonly string[]>;
  /** The same of hymns, by hymn id. */
  readonly hymnNames: ReadonlyMap<string, readonly string[]>;
  /**
   * Mantras and verses of hymns by their id, which is unique in the whole catalogue, without the fields of the two
   * maps that follow.
   */
  readonly chants: ReadonlyMap<string, Chant>;
  /** The teachings on a text, by its id. They are looked for whenever they are asked for. */
  readonly teachings: ReadonlyMap<string, () => PostName[]>;
  /** The times of the syllables in a recording, by the id of its text. They are read whenever they are asked for. */
  readonly timings: ReadonlyMap<string, () => TimedSyllable[]>;
  /** Paths of the pictures that show the words of a text beside a link to it, by mantra id. */
  readonly verseImages: ReadonlyMap<string, string>;
  /** The texts word by word, by mantra id. Each is built whenever it is asked for. */
  readonly words: ReadonlyMap<string, () => WordByWord>;
  readonly hymnCards: HymnCard[];
  readonly hymns: ReadonlyMap<string, Hymn>;
  /** The hymn as each page of a hymn, and of a section of a long hymn, shows it at first, by the path of the page. */
  readonly hymnPages: ReadonlyMap<string, Hymn>;
  /** The mantras of the day. Those of a weekday take turns in this order. */
  readonly featured: Omit<FeaturedMantra, "day" | "why">[];
  readonly calendar: CalendarTexts;
  readonly meditation: Meditation;
  /** Teachings by slug, the newest first. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly about: Text;
  /** The editions that the catalogue follows. */
  readonly bibliography: Text;
  /** The date of the last change of each page by its path, in the order of the site. It is empty for an empty list. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** The legal texts in the order of their tabs. */
  readonly legal: readonly (readonly [name: LegalText, text: Text])[];
}

interface DeityDetails {
  otherNames: readonly string[];
  missingTexts: readonly string[];
  theme: DeityTheme;
  /** The path of the share card; null where there is none. */
  shareImage: string | null;
}

export interface Text {
  title: string;
  description: string;
  content: () => Promise<string>;
}

/** A teaching. Its HTML is made when it is first asked for. */
export interface Article {
  card: PostCard;
  author: string;
  /** Names that people search for, of what the teaching is about. */
  otherNames: readonly string[];
  /** The text of the teaching without Markdown, for the search. */
  text: string;
  content: () => Promise<string>;
  minutesToRead: number;
  related: PostCard[];
}
