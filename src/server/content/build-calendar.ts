import type { FeaturedMantra } from "#contract/page-replies.ts";
import type { ListedPlace, ObservanceText } from "#model/calendar.ts";
import type { Deity } from "#model/deity.ts";
import type { Language } from "#model/languages.ts";
import type { CalendarFiles, DoubtsFile } from "./calendar-files.ts";

type Candidate = Omit<FeaturedMantra, "day" | "why">;

export interface CalendarTexts {
  language: Language;
  page: { title: string; description: string };
  /** The observances by id, the most important first. */
  observances: ReadonlyMap<string, { text: ObservanceText; replaces?: string; mantras: readonly Candidate[] }>;
  /** The sentence for a festival, in which {name} stands for its name. */
  festivalWhy: string;
  /** The weekdays begin with Sunday. */
  weekdays: readonly { deities: readonly string[]; why: string }[];
  doubts: { [Kind in keyof DoubtsFile]: Readonly<Record<keyof DoubtsFile[Kind], string>> };
  /** The places are in the order of their names. */
  places: readonly ListedPlace[];
  place: ListedPlace;
}

interface Catalogue {
  deities: readonly Deity[];
  hymns: readonly { id: string; title: string }[];
  /** Returns what the home page shows of these mantras. */
  featuredOf: (mantraIds: readonly string[]) => readonly Candidate[];
}

export function buildCalendar(files: CalendarFiles, language: Language, catalogue: Catalogue): CalendarTexts {
  const places = files.places[language];
  const place = places.find(({ id }) => id === files.site);
  if (!place) throw new Error(`There is no place ${files.site}`);
  return {
    language,
    page: { title: files.page.title[language], description: files.page.description[language] },
    observances: new Map(
      files.observances.map((each) => [
        each.id,
        {
          text: toText(each, language, catalogue),
          mantras: catalogue.featuredOf(each.mantras),
          ...(each.replaces !== undefined && { replaces: each.replaces }),
        },
      ]),
    ),
    festivalWhy: files.mantraOfTheDay.festival[language],
    weekdays: files.mantraOfTheDay.weekdays.map(({ deities, why }) => ({ deities, why: why[language] })),
    doubts: {
      reasons: inLanguage(files.doubts.reasons, language),
      parts: inLanguage(files.doubts.parts, language),
    },
    places,
    place,
  };
}

function toText(
  { name, iast, text, isMonthly, ...ids }: CalendarFiles["observances"][number],
  language: Language,
  { deities, hymns }: Catalogue,
): ObservanceText {
  const mantras = ids.mantras.flatMap((mantraId) =>
    deities.flatMap((deity) =>
      deity.mantras.filter(({ id }) => id === mantraId).map(({ id, title }) => ({ id, title, deityId: deity.id })),
    ),
  );
  return {
    name: name[language],
    iast,
    text: text[language],
    ...(!isMonthly && { isFestival: true }),
    deities: ids.deities
      .flatMap((id) => deities.filter((deity) => deity.id === id))
      .map(({ id, name }) => ({ id, name })),
    mantras,
    hymns: ids.hymns.flatMap((id) => hymns.filter((hymn) => hymn.id === id)).map(({ id, title }) => ({ id, title })),
  };
}

// The type of Object.fromEntries does not keep the keys.
const inLanguage = <Key extends string>(texts: Readonly<Record<Key, Record<Language, string>>>, language: Language) =>
  Object.fromEntries(
    Object.entries<Record<Language, string>>(texts).map(([key, text]) => [key, text[language]]),
  ) as Record<Key, string>;
