import type { PostCard } from "#model/post.ts";
import { defaultPostImage } from "#model/post-image.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";
import { chantableVerses, withChantLinks } from "./chant-links.ts";
import type { Language } from "#model/languages.ts";
import type { Article } from "./library.ts";
import type { WrittenPost } from "./read-texts.ts";
import { lazyHtml } from "./safe-html.ts";
import { withoutMarks } from "./without-marks.ts";

/** A text with Sanskrit in it is read slowly, at so many words a minute. */
const WORDS_PER_MINUTE = 200;
const RELATED = 2;

/** Builds the teachings by their slugs, each with its links to others. */
export function buildArticles({ posts, deities, collections, site }: CatalogueFiles, language: Language) {
  const cards = posts.map((post) => toPostCard(post, language));
  const verses = chantableVerses([...deities, ...collections]);
  const articles = posts.map((post, place): [string, Article] => {
    const card = cards[place] ?? toPostCard(post, language);
    const { author, markdown } = post.texts[language];
    const text = withoutMarks(markdown);
    return [
      post.slug,
      {
        card,
        author: author ?? site.team[language],
        otherNames: post.otherNames,
        text,
        content: lazyHtml(() => withChantLinks(markdown, verses, language), language),
        minutesToRead: minutesToRead(text),
        related: relatedPosts(card, cards),
      },
    ];
  });
  return new Map(articles);
}

const toPostCard = ({ slug, featuredImage, createdAt, texts }: WrittenPost, language: Language): PostCard => ({
  id: slug,
  slug,
  title: texts[language].title,
  excerpt: texts[language].excerpt,
  featuredImage: featuredImage ?? defaultPostImage,
  createdAt,
  category: texts[language].category,
});

const minutesToRead = (text: string) => Math.max(1, Math.round(text.split(" ").length / WORDS_PER_MINUTE));

/** Sorts teachings of the same category first, and among these the nearest in time. */
function relatedPosts(card: PostCard, cards: readonly PostCard[]) {
  const distance = (other: PostCard) => Math.abs(Date.parse(other.createdAt) - Date.parse(card.createdAt));
  const isFar = (other: PostCard) => Number(other.category !== card.category);
  return cards
    .filter(({ slug }) => slug !== card.slug)
    .toSorted((a, b) => isFar(a) - isFar(b) || distance(a) - distance(b))
    .slice(0, RELATED);
}
