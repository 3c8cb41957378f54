import { calendarApi } from "#contract/calendar-api.ts";
import { createApiClient, type Transport } from "#contract/client.ts";
import { fillPath } from "#contract/endpoint.ts";
import { pageApi } from "#contract/page-api.ts";
import { textApi } from "#contract/text-endpoints.ts";

const { homeDeities, deities, collections, deity, featuredMantra, chant, meditation, blogPosts, blogPost, ...others } =
  pageApi;
const { hymns, hymn, hymnSection, about, bibliography, legal, calendar } = others;
const { words, hymnTiming } = textApi;
const { calendarYear, calendarPlaces } = calendarApi;
const pages = [homeDeities, featuredMantra, meditation, calendarPlaces, about, bibliography, legal];
const ofCalendar = [calendar, calendarYear];
const texts = [
  deities,
  collections,
  deity,
  chant,
  words,
  hymns,
  hymn,
  hymnSection,
  hymnTiming,
  blogPosts,
  blogPost,
  ...ofCalendar,
  ...pages,
];
const patterns = texts.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

/** Returns true for replies that the app needs to show its pages, and that are the same for everybody. */
export const isText = (path: string) => patterns.some((pattern) => pattern.test(path));

/**
 * Reads all texts one after the other, so that they do not delay the requests of a page that is in use. Only a verse of
 * a hymn and its words are read at the same time, because there are many of them.
 */
export async function readAllTexts(transport: Transport) {
  const read = createApiClient(transport);
  for (const { id: deityId } of [...(await read(deities, {})), ...(await read(collections, {}))]) {
    const { mantras } = await read(deity, { deityId });
    for (const { id: mantraId } of mantras) {
      const { mantra } = await read(chant, { deityId, mantraId });
      if (mantra.hasWords) await read(words, { mantraId });
    }
  }
  for (const { id: hymnId, deity: owner } of await read(hymns, {})) {
    const { verses, sections = [] } = await read(hymn, { hymnId });
    if (sections.length === 0) await read(hymnTiming, { hymnId });
    const inSections = [];
    for (const { id: sectionId } of sections)
      inSections.push(...(await read(hymnSection, { hymnId, sectionId })).verses);
    for (const { id: mantraId } of sections.length > 0 ? inSections : verses)
      await Promise.all([read(chant, { deityId: owner.id, mantraId }), read(words, { mantraId })]);
  }
  for (const { slug } of await read(blogPosts, {})) await read(blogPost, { slug });
  const { today } = await read(calendar, {});
  await read(calendarYear, { year: today.slice(0, 4) });
  for (const single of pages) await transport(fillPath(single.path, {}), {});
}
