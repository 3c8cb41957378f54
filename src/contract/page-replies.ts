import { z } from "zod";
import { DeityName } from "#model/deity.ts";
import { HymnCard } from "#model/hymn.ts";
import { ChantedMantra, Mantra, MantraName } from "#model/mantra.ts";
import { Post, PostName } from "#model/post.ts";

/** The mantra of the day, with the deity it belongs to. */
export const FeaturedMantra = z.strictObject({
  /** The day it is the mantra of, as practice/india-day.ts counts them. */
  day: z.int(),
  mantra: Mantra,
  deityId: z.string(),
  deityName: z.string(),
  deityDescription: z.string(),
  svgIcon: z.string(),
});
export type FeaturedMantra = z.infer<typeof FeaturedMantra>;

export const Chant = z.strictObject({
  deity: DeityName,
  mantra: ChantedMantra,
  /** Present where the mantra is a verse of a hymn; its neighbors are the verses beside it then. */
  hymn: HymnCard.pick({ id: true, title: true, language: true }).exactOptional(),
  /** The mantra before it on the deity's page; null for the first. */
  previous: MantraName.nullable(),
  /** The mantra after it on the deity's page; null for the last. */
  next: MantraName.nullable(),
  /** At most two that quote it, or speak of its deity. Absent in a reply that a browser has kept from an older release. */
  teachings: z.array(PostName).exactOptional(),
});
export type Chant = z.infer<typeof Chant>;

/** Views of a teaching, including this one. */
export const ViewCount = Post.pick({ viewCount: true });
export type ViewCount = z.infer<typeof ViewCount>;

/** The account in whose name ad units are shown, as ca-pub-…; null while there are no advertisements. */
export const AdConfig = z.strictObject({ publisherId: z.string().nullable() });
export type AdConfig = z.infer<typeof AdConfig>;

/** The contract as an OpenAPI document, whose own standard defines the rest of it. */
export const OpenApi = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
export type OpenApi = z.infer<typeof OpenApi>;
