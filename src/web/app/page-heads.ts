import type { CalendarNow } from "#model/calendar.ts";
import type { Deity } from "#model/deity.ts";
import type { Hymn } from "#model/hymn.ts";
import type { Post } from "#model/post.ts";
import type { Site } from "#model/site.ts";
import type { Legal, TextPage } from "#model/text-page.ts";
import type { Chant } from "#contract/page-replies.ts";
import { pageMessages as t } from "#messages/pages.ts";

/** The title and description in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** The field asks search engines not to list the page. */
  isUnlisted?: boolean;
}

/** The values that pages show, by the names that the table of routes gives to their queries. */
interface Values {
  deity: Deity | null;
  chant: Chant | null;
  hymn: Hymn | null;
  post: Post | null;
  page: TextPage | CalendarNow;
  legal: Legal;
}

const unlisted = (head: Head) => () => ({ ...head, isUnlisted: true });
const ofText = ({ page }: Values) => page;
const ofMantra = ({ chant }: Values) => chant && { title: chant.mantra.title, description: t.verseText(chant.mantra) };
const ofHymn = ({ hymn }: Values) => hymn && { title: hymn.title, description: hymn.introduction };

/** The title and description of each page of the table of routes; null where the page does not exist. */
const heads = {
  "/": () => t.home,
  "/mantras": () => t.mantras,
  "/deity/:deityId": ({ deity }) => deity && { title: t.deity(deity.name), description: deity.longDescription },
  "/chant/:deityId/:mantraId": ({ chant }) =>
    chant && { title: t.chant(chant.mantra.title), description: t.chantText(chant.mantra) },
  "/verse/:deityId/:mantraId": ofMantra,
  "/count/:deityId/:mantraId": ofMantra,
  "/hymns": () => t.hymns,
  "/hymns/:hymnId": ofHymn,
  "/hymns/:hymnId/:sectionId": ofHymn,
  "/meditation": () => t.meditation,
  "/blog": () => t.blog,
  "/blog/:slug": ({ post }) => post && { title: post.title, description: post.excerpt },
  "/search": () => t.search,
  "/about": ofText,
  "/calendar": ofText,
  "/bibliography": ofText,
  "/legal": ({ legal }) => legal,
  "/auth": unlisted(t.auth),
  "/confirm-email": unlisted(t.confirmEmail),
  "/favorites": unlisted(t.favorites),
  "/my-mantras": unlisted(t.ownMantras),
  "/my-mantras/:mantraId": unlisted(t.ownMantras),
  "/profile": unlisted(t.profile),
  "/profile/history": unlisted(t.history),
  "/profile/history/:mantraId": unlisted(t.history),
} satisfies Record<string, (values: Values) => Head | null>;

/** The path of a page, as the table of routes writes it. */
export type PagePath = keyof typeof heads;

/** Each query of the table of routes has the type that its name has above. */
export const headOf = (path: PagePath, values: Record<string, unknown>): Head | null =>
  heads[path](values as unknown as Values);

/** The head for an address without a page. */
export const missingHead: Head = t.missing;

/** Returns the title of the browser tab, which names the page and then the site. */
export const documentTitle = (head: Head, site: Site) => `${head.title} · ${site.name}`;
