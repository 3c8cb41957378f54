import { z } from "zod";
import { hymnLanguages } from "#model/hymn.ts";
import { soundIds } from "#model/practice.ts";

/** Schemas of what anybody may read. The compiler holds them against the types of src/contract (reply-schemas.ts). */

const DeityName = z.strictObject({
  id: z.string(),
  name: z.string(),
  svgIcon: z.string(),
  image: z.string(),
  isNight: z.literal(true).exactOptional(),
});

const DeityCard = DeityName.extend({
  sanskritName: z.string(),
  description: z.string(),
  mantraCount: z.int().min(0),
});

const Pada = z.strictObject({ sanskrit: z.string(), transliteration: z.string() });

export const Mantra = z.strictObject({
  id: z.string(),
  title: z.string(),
  sanskrit: z.string(),
  transliteration: z.string(),
  padas: z.array(Pada),
  width: z.number(),
  meaning: z.string(),
  benefits: z.array(z.string()),
  audioUrl: z.string().exactOptional(),
  source: z.string(),
});

const MantraName = z.strictObject({ id: z.string(), title: z.string() });

const Deity = DeityCard.extend({
  longDescription: z.string(),
  mantras: z.array(Mantra),
  hymns: z.array(MantraName).exactOptional(),
});

const FeaturedMantra = z.strictObject({
  day: z.int(),
  mantra: Mantra,
  deityId: z.string(),
  deityName: z.string(),
  deityDescription: z.string(),
  svgIcon: z.string(),
});

const TimedSyllable = Pada.extend({ start: z.number(), end: z.number() });

const HymnCard = MantraName.extend({
  sanskritTitle: z.string(),
  description: z.string(),
  language: z.enum(hymnLanguages),
  deity: DeityName,
  verseCount: z.int().min(1),
});

const Pronunciation = z.array(z.strictObject({ sound: z.string(), hint: z.string() }));

const Tradition = z.strictObject({
  seer: z.string().exactOptional(),
  metre: z.string().exactOptional(),
  deity: z.string().exactOptional(),
  times: z.string().exactOptional(),
  initiation: z.string().exactOptional(),
});

const Hymn = HymnCard.extend({
  introduction: z.string(),
  source: z.string(),
  edition: z.string(),
  readings: z.array(z.string()),
  pronunciation: Pronunciation.exactOptional(),
  tradition: Tradition.exactOptional(),
  verses: z.array(
    Mantra.omit({ benefits: true, source: true }).extend({
      name: z.string(),
      hasWords: z.literal(true).exactOptional(),
    }),
  ),
});

const Chant = z.strictObject({
  deity: DeityName,
  mantra: Mantra.extend({
    pronunciation: Pronunciation,
    instructions: z.array(z.string()),
    tradition: Tradition.exactOptional(),
    hasWords: z.literal(true).exactOptional(),
    timing: z.array(TimedSyllable).exactOptional(),
    otherRecordings: z
      .array(
        z.strictObject({
          id: z.string(),
          credit: z.string(),
          isSynthesized: z.literal(true).exactOptional(),
          audioUrl: z.string(),
          timing: z.array(TimedSyllable),
        }),
      )
      .exactOptional(),
  }),
  hymn: HymnCard.pick({ id: true, title: true, language: true }).exactOptional(),
  previous: MantraName.nullable(),
  next: MantraName.nullable(),
  teachings: z.array(z.strictObject({ slug: z.string(), title: z.string() })).exactOptional(),
});

const WordByWord = z.strictObject({
  words: z.array(
    Pada.extend({
      parts: z.string().exactOptional(),
      stem: z.string(),
      grammar: z.string(),
      meaning: z.string(),
      syllables: z.tuple([z.int(), z.int()]).exactOptional(),
    }),
  ),
  prose: Pada.exactOptional(),
});

const Meditation = z.strictObject({
  sounds: z.array(
    z.strictObject({
      id: z.enum(soundIds),
      name: z.string(),
      type: z.enum(["chant", "instrument"]),
      audioUrl: z.string(),
      seconds: z.number(),
      loopStart: z.number(),
      loopEnd: z.number(),
      waveform: z.array(z.number()),
    }),
  ),
  video: z.strictObject({ url: z.string(), poster: z.string(), description: z.string() }),
  lines: z.array(z.strictObject({ slug: z.string(), title: z.string(), line: z.string() })),
});

const PostCard = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  featuredImage: z.string(),
  createdAt: z.iso.datetime(),
  category: z.string(),
});

const viewCount = z.int().min(0);

const Post = PostCard.extend({
  author: z.string(),
  content: z.string(),
  viewCount,
  minutesToRead: z.number(),
  related: z.array(PostCard),
});

const TextPage = z.strictObject({ title: z.string(), description: z.string(), content: z.string() });

const Legal = z.strictObject({
  title: z.string(),
  description: z.string(),
  texts: z.strictObject({ privacy: TextPage, terms: TextPage, disclaimer: TextPage }),
});

const snippet = z.array(z.strictObject({ text: z.string(), found: z.literal(true).exactOptional() }));

const Found = z.strictObject({
  deities: z.array(z.strictObject({ id: z.string(), name: z.string(), snippet })),
  mantras: z.array(
    z.strictObject({ id: z.string(), title: z.string(), deityId: z.string(), deityName: z.string(), snippet }),
  ),
  hymns: z.array(z.strictObject({ id: z.string(), title: z.string(), deityName: z.string(), snippet })),
  posts: z.array(z.strictObject({ slug: z.string(), title: z.string(), category: z.string(), snippet })),
});

export const pageReplies = {
  deities: z.array(DeityCard),
  collections: z.array(DeityCard),
  deity: Deity,
  featuredMantra: FeaturedMantra.nullable(),
  chant: Chant,
  words: WordByWord,
  hymns: z.array(HymnCard),
  hymn: Hymn,
  hymnTiming: z.array(z.array(TimedSyllable)),
  meditation: Meditation,
  blogPosts: z.array(PostCard),
  blogPost: Post,
  countView: z.strictObject({ viewCount }),
  about: TextPage,
  bibliography: TextPage,
  legal: Legal,
  search: Found,
  adConfig: z.strictObject({ publisherId: z.string().nullable() }),
  openApi: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
};
