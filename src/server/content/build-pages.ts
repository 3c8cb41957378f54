import type { Meditation } from "#model/meditation.ts";
import type { Language } from "#model/languages.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";
import type { Text } from "./library.ts";
import type { WrittenPage } from "./read-texts.ts";
import { lazyHtml } from "./safe-html.ts";
import { withoutMarks } from "./without-marks.ts";

/** Builds a text. `{email}` and `{channel}` in it become links to the addresses in the site's file. */
export function toText({ texts }: WrittenPage, { site: { email, channel } }: CatalogueFiles, language: Language): Text {
  const { title, markdown } = texts[language];
  const links = {
    "{email}": `[${email}](mailto:${email})`,
    "{channel}": `[${channel.name[language]}](${channel.url})`,
  };
  const write = () => Object.entries(links).reduce((text, [name, link]) => text.replaceAll(name, link), markdown);
  return { title, description: openingOf(markdown), content: lazyHtml(write, language) };
}

/** Returns the first paragraph of prose, without Markdown. */
function openingOf(markdown: string) {
  const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const first = paragraphs.find((paragraph) => paragraph !== "" && !/^[#>-]/.test(paragraph)) ?? "";
  return withoutMarks(first);
}

export const toMeditation = (
  { meditation: { sounds, video }, posts }: CatalogueFiles,
  language: Language,
): Meditation => ({
  sounds: sounds.map((sound) => ({ ...sound, name: sound.name[language] })),
  video: { ...video, description: video.description[language] },
  lines: posts.flatMap(({ slug, texts }) => {
    const { title, line } = texts[language];
    return line ? [{ slug, title, line }] : [];
  }),
});
