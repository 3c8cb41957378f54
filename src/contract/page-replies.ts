import { z } from "zod";
import { DeityName } from "#model/deity.ts";
import { HymnCard } from "#model/hymn.ts";
import { ChantedMantra, Mantra, MantraName } from "#model/mantra.ts";
import { Post, PostName } from "#model/post.ts";

/** A short mantra for the first mala of a person who has not chanted before. */
const FirstMala = MantraName.extend({
  deityId: z.string(),
  /** The minutes that the mala takes with its recording. The field is absent where there is none. */
  minutes: z.int().exactOptional(),
});
type FirstMala = z.infer<typeof FirstMala>;

/** The mantra of the day, with the deity it belongs to. */
export const FeaturedMantra = z.strictObject({
  /** The number of the day whose mantra this is, as engines/india-day.ts counts days. */
  day: z.int(),
  /** A sentence about why it is the mantra of the day. A reply that is kept from an older release has none. */
  why: z.string().exactOptional(),
  mantra: Mantra,
  deityId: z.string(),
  deityName: z.string(),
  deityDescription: z.string(),
  svgIcon: z.string(),
  firstMala: FirstMala,
});
export type FeaturedMantra = z.infer<typeof FeaturedMantra>;

export const Chant = z.strictObject({
  deity: DeityName,
  mantra: ChantedMantra,
  /**
   * The hymn of which the mantra is a verse, with the section of a long hymn that contains it. The previous and the
   * next mantra are then verses of that hymn. The field is absent for other mantras.
   */
  hymn: HymnCard.pick({ id: true, title: true, language: true })
    .extend({ section: z.string().exactOptional() })
    .exactOptional(),
  /** The mantra that precedes it on the deity's page; null for the first. */
  previous: MantraName.nullable(),
  /** The mantra that follows it on the deity's page; null for the last. */
  next: MantraName.nullable(),
  /**
   * At most two teachings that quote the mantra or are about its deity. A reply kept from an older release has none.
   */
  teachings: z.array(PostName).exactOptional(),
});
export type Chant = z.infer<typeof Chant>;

/** The views of a teaching, including the one that was just counted. */
export const ViewCount = Post.pick({ viewCount: true });
export type ViewCount = z.infer<typeof ViewCount>;

/** The version of each bundle of texts. It differs whenever a text of the bundle does. */
export const TextBundleVersions = z.record(z.string(), z.string());
export type TextBundleVersions = z.infer<typeof TextBundleVersions>;

/** Replies of other calls by their path. */
export const TextBundle = z.record(z.string(), z.unknown());
export type TextBundle = z.infer<typeof TextBundle>;

/** The account in whose name ad units are shown, as ca-pub-…; null while there are no advertisements. */
export const AdConfig = z.strictObject({ publisherId: z.string().nullable() });
export type AdConfig = z.infer<typeof AdConfig>;

/** The contract as an OpenAPI document, whose own standard defines the rest of it. */
export const OpenApi = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
export type OpenApi = z.infer<typeof OpenApi>;
