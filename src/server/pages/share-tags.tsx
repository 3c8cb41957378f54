import { language } from "#messages/language.ts";
import { mainLanguage } from "#model/languages.ts";
import type { Description } from "./describe-page.ts";
import { toScriptText } from "./script-text.ts";

interface Props {
  title: string;
  description: string;
  /** The value is null for a page that nobody should share. */
  page: Description | null;
}

/** Open Graph names a language with the region where most people speak it, such as `hi_IN`. */
function localeOf(tag: string) {
  const { language: code, region } = new Intl.Locale(tag).maximize();
  return `${code}_${region}`;
}

/**
 * Writes the tags for cards of links (Open Graph, which X reads too), and for what search engines show next to a link.
 */
export function ShareTags({ title, description, page }: Props) {
  if (!page) return null;
  const tags: readonly (readonly [property: string, content: string | undefined])[] = [
    ["og:type", page.type],
    ["og:locale", language === mainLanguage ? undefined : localeOf(language)],
    ["og:site_name", page.siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", page.url],
    ["og:image", page.image],
    ["og:image:width", page.imageSize?.width.toString()],
    ["og:image:height", page.imageSize?.height.toString()],
    ["article:published_time", page.published ?? undefined],
    ["article:modified_time", page.modified ?? undefined],
  ];
  return (
    <>
      {tags.map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
      <meta name="twitter:card" content="summary_large_image" />
      {/* This is data, which a browser does not run as a script. */}
      {page.structured.map(toScriptText).map((text) => (
        <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  );
}
