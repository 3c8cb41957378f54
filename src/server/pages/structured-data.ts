import { paths } from "#model/paths.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { language } from "#messages/language.ts";
import { addressOf } from "#web/messages/addresses.ts";
import { hymnsMessages } from "#messages/hymn.ts";
import type { PageFacts } from "./describe-page.ts";

const hymns = hymnsMessages;

type Step = readonly [name: string, path: string];

/** Describes the page's subject in the vocabulary of schema.org. */
export function structuredData(facts: PageFacts, image: string): object[] {
  const found = [website(facts), trail(facts), article(facts, image), hymnText(facts), audio(facts)];
  return found.flatMap((thing) => (thing ? [{ "@context": "https://schema.org", ...thing }] : []));
}

function website({ path, siteUrl, site: { name, tagline } }: PageFacts) {
  if (path !== paths.home()) return null;
  return {
    "@type": "WebSite",
    name,
    description: tagline,
    url: siteUrl + addressOf(path),
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${addressOf(paths.search())}?q={query}` },
      "query-input": "required name=query",
    },
  };
}

/** Lists the pages on the way to a page that is deeper than the navigation. */
function trail({ path, siteUrl, subject: { deity, chant, hymn, post } }: PageFacts) {
  const owner = deity ?? chant?.deity;
  const steps: Step[] = [[t.home, paths.home()]];
  const hymnOfVerse = hymn ?? chant?.hymn;
  if (hymnOfVerse)
    steps.push(
      [t.mantras, paths.mantras()],
      [hymns.title, paths.hymns()],
      [hymnOfVerse.title, hymn ? path : paths.hymn(hymnOfVerse.id)],
    );
  else if (owner) steps.push([t.mantras, paths.mantras()], [owner.name, paths.deity(owner.id)]);
  if (chant) steps.push([chant.mantra.title, path]);
  if (post) steps.push([t.teachings, paths.blog()], [post.title, path]);
  if (steps.length === 1) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, to], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: siteUrl + addressOf(to),
    })),
  };
}

function article({ path, siteUrl, site, changed, subject: { post } }: PageFacts, image: string) {
  if (!post) return null;
  const team = { "@type": "Organization", name: site.team, url: siteUrl + addressOf(paths.about()) };
  return {
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    image: [image],
    datePublished: post.createdAt,
    dateModified: changed ?? post.createdAt,
    articleSection: post.category,
    inLanguage: language,
    author: post.author === site.team ? team : { "@type": "Person", name: post.author },
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: siteUrl + addressOf(paths.home()),
      logo: { "@type": "ImageObject", url: `${siteUrl}/icons/icon-512.png` },
    },
    mainEntityOfPage: siteUrl + addressOf(path),
  };
}

function hymnText({ path, siteUrl, subject: { hymn } }: PageFacts) {
  if (!hymn) return null;
  return {
    "@type": "CreativeWork",
    name: hymn.title,
    alternateName: hymn.sanskritTitle,
    description: hymn.introduction,
    inLanguage: hymn.language,
    isAccessibleForFree: true,
    url: siteUrl + addressOf(path),
    ...(hymn.section !== undefined && { isPartOf: siteUrl + addressOf(paths.hymn(hymn.id)) }),
  };
}

function audio({ siteUrl, site, changed, subject: { chant } }: PageFacts) {
  const mantra = chant?.mantra;
  if (!mantra?.audioUrl) return null;
  return {
    "@type": "AudioObject",
    name: mantra.title,
    description: mantra.meaning,
    contentUrl: siteUrl + mantra.audioUrl,
    encodingFormat: "audio/mpeg",
    ...(mantra.timing && { duration: `PT${Math.ceil(mantra.timing.at(-1)?.end ?? 0)}S` }),
    inLanguage: chant?.hymn?.language ?? "sa",
    transcript: mantra.sanskrit,
    ...(changed && { dateModified: changed }),
    creator: { "@type": "Organization", name: site.team },
  };
}
