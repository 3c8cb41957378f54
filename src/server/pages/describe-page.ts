import type { Chant } from "#contract/page-replies.ts";
import type { Deity } from "#model/deity.ts";
import type { Hymn } from "#model/hymn.ts";
import { shareImagePath } from "#model/deity-images.ts";
import { inLanguage, languages, mainLanguage, type Language } from "#model/languages.ts";
import { listedPath } from "#model/paths.ts";
import type { Post } from "#model/post.ts";
import { defaultPostImage } from "#model/post-image.ts";
import type { SignedSite } from "#model/site.ts";
import type { Head } from "#web/app/page-heads.ts";
import { addressOf } from "#web/messages/addresses.ts";
import { structuredData } from "./structured-data.ts";

/** The subject of a page that shows one thing. */
export interface Subject {
  deity?: Deity | null;
  chant?: Chant | null;
  hymn?: Hymn | null;
  post?: Post | null;
}

export interface PageFacts {
  /** The path of the page, without a language. */
  path: string;
  siteUrl: string;
  site: SignedSite;
  head: Head;
  subject: Subject;
  /** The date of the page's last change; null where it is unknown. */
  changed: string | null;
  /** Returns the picture of a text, or otherwise of its deity; null where neither has one. */
  shareImageOf: (shown: { deityId: string; mantraId?: string | undefined }) => string | null;
}

/** The description of a page for search engines, and for sites that show a link to it. Addresses include the origin. */
export interface Description {
  url: string;
  /** Search engines list the page under this address. */
  listedUrl: string;
  /** The addresses of the listed page in all languages, and the one for readers of any other language. */
  alternates: { language: Language | "x-default"; url: string }[];
  siteName: string;
  type: "article" | "website";
  image: string;
  /** The size in pixels; null where it is unknown. */
  imageSize: { width: number; height: number } | null;
  /** The date of publication of an article; null for other pages. */
  published: string | null;
  modified: string | null;
  /** The objects for JSON-LD. */
  structured: object[];
}

export function describePage(facts: PageFacts): Description {
  const { path, siteUrl, site, subject } = facts;
  const image = imageOf(facts);
  const isDrawnForThis = !subject.post || image === defaultPostImage;
  return {
    url: siteUrl + addressOf(path),
    listedUrl: siteUrl + addressOf(listedPath(path)),
    alternates: alternatesOf(siteUrl, listedPath(path)),
    siteName: site.name,
    type: subject.post ? "article" : "website",
    image: siteUrl + image,
    imageSize: isDrawnForThis ? { width: 1200, height: 630 } : null,
    published: subject.post?.createdAt ?? null,
    modified: subject.post ? facts.changed : null,
    structured: structuredData(facts, siteUrl + image),
  };
}

const alternatesOf = (siteUrl: string, path: string) =>
  [...languages, "x-default" as const].map((language) => ({
    language,
    url: siteUrl + inLanguage(language === "x-default" ? mainLanguage : language, path),
  }));

function imageOf({ subject: { deity, chant, hymn, post }, shareImageOf }: PageFacts) {
  if (post) return post.featuredImage;
  const shown = deity ?? chant?.deity ?? hymn?.deity;
  return (shown && shareImageOf({ deityId: shown.id, mantraId: chant?.mantra.id })) ?? shareImagePath("site");
}
