import type { Chant, FeaturedMantra } from "#contract/page-replies.ts";
import type { Deity, DeityCard } from "#model/deity.ts";
import type { WordByWord } from "#model/mantra.ts";
import type { Hymn, HymnCard } from "#model/hymn.ts";
import type { Meditation } from "#model/meditation.ts";
import type { PostCard } from "#model/post.ts";
import type { SignedSite } from "#model/site.ts";
import type { Language } from "#model/languages.ts";
import type { LegalText } from "#model/legal-texts.ts";
import type { CalendarTexts } from "./build-calendar.ts";
import type { DeityTheme } from "./content-files.ts";

/** Everything under content/, checked, indexed and in one language, in the shapes in which the API replies. */
export interface Library {
  readonly language: Language;
  readonly site: Omit<SignedSite, "year" | "passkeys" | "url">;
  /** First part of the ids of feed entries. It must not follow SITE_URL: to a feed reader every entry would be new. */
  readonly feedIdentity: string;
  /** Addresses in the site's file that only stand for real ones; nothing links to them. */
  readonly placeholders: readonly string[];
  readonly deityCards: DeityCard[];
  /** The first of these, which are all that the home page shows: those whose files have a place in the order. */
  readonly homeCards: DeityCard[];
  /** Collections of mantras that have another theme than a deity. Each is shown like a deity. */
  readonly collectionCards: DeityCard[];
  /** Deities and collections by id, and by every other spelling of an id. */
  readonly deities: ReadonlyMap<string, Deity>;
  /** Facts about a deity that the API does not reply, by deity id. */
  readonly deityDetails: ReadonlyMap<string, DeityDetails>;
  /** Mantras and verses of hymns by their id, which is unique in the whole catalogue. */
  readonly chants: ReadonlyMap<string, Chant>;
  /** Paths of the pictures that show the words of a text beside a link to it, by mantra id. */
  readonly verseImages: ReadonlyMap<string, string>;
  /** Texts word by word, by mantra id, each made when it is asked for. */
  readonly words: ReadonlyMap<string, () => WordByWord>;
  readonly hymnCards: HymnCard[];
  /** Whole hymns by their id. */
  readonly hymns: ReadonlyMap<string, Hymn>;
  /** What the page of each hymn shows at first, and that of each section of a long one, by its path. */
  readonly hymnPages: ReadonlyMap<string, Hymn>;
  /** Mantras of the day, in the order in which those of a weekday take turns. */
  readonly featured: Omit<FeaturedMantra, "day" | "why">[];
  readonly calendar: CalendarTexts;
  readonly meditation: Meditation;
  /** Teachings by slug, the newest first. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly about: Text;
  /** Editions that the catalogue follows. */
  readonly bibliography: Text;
  /** Date of each page's last change, by path and in the order of the site. The date of an empty list is empty. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** Legal texts in the order of their tabs. */
  readonly legal: readonly (readonly [name: LegalText, text: Text])[];
}

interface DeityDetails {
  otherNames: readonly string[];
  theme: DeityTheme;
  /** Path of the share card; null where there is none. */
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
  /** Words of the teaching without their Markdown, for the search. */
  text: string;
  content: () => Promise<string>;
  minutesToRead: number;
  related: PostCard[];
}
