import { languages, mainLanguage, type Language } from "#model/languages.ts";
import type { CalendarFiles } from "./calendar-files.ts";
import {
  CalendarPageFile,
  DoubtsFile,
  MantraOfTheDayFile,
  ObservancesFile,
  PlaceNamesFile,
  PlacesFile,
} from "./calendar-files.ts";
import { listPlaces } from "./build-calendar.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import type { ContentReader } from "./content-reader.ts";

export function readCalendar(reader: ContentReader): CalendarFiles | null {
  const page = reader.yaml("calendar/page.yaml", CalendarPageFile);
  const observances = reader.yaml("calendar/observances.yaml", ObservancesFile);
  const mantraOfTheDay = reader.yaml("calendar/mantra-of-the-day.yaml", MantraOfTheDayFile);
  const doubts = reader.yaml("calendar/doubts.yaml", DoubtsFile);
  const places = reader.yaml("calendar/places.yaml", PlacesFile);
  if (!page || !observances || !mantraOfTheDay || !doubts || !places) return null;
  const names = languages.map((language) => [language, readPlaceNames(reader, places, language)] as const);
  // The type of Object.fromEntries does not keep the keys.
  const placeNames = Object.fromEntries(names) as Record<Language, PlaceNamesFile>;
  return { page, observances, mantraOfTheDay, doubts, places, placeNames };
}

/**
 * Reads the names of places in a language. The main language has no such file, because places.yaml itself has its
 * names.
 */
function readPlaceNames(reader: ContentReader, places: PlacesFile, language: Language): PlaceNamesFile {
  const file = "calendar/places.yaml";
  const names = language === mainLanguage ? null : reader.translation(language, file, PlaceNamesFile);
  if (!names) return { countries: {}, cities: {} };
  const listed = listPlaces(places);
  const wanted = { countries: listed.map(({ country }) => country), cities: listed.map(({ name }) => name) };
  for (const kind of ["countries", "cities"] as const) {
    for (const name of new Set(wanted[kind].filter((each) => !(each in names[kind]))))
      reader.lack(language, file, `${kind} has no ${name}`);
    for (const name of Object.keys(names[kind]).filter((each) => !wanted[kind].includes(each)))
      reader.fault(`${language}/${file}`, `${kind} has ${name}, which is no place of the calendar`);
  }
  return names;
}

interface Named {
  deities: readonly DeityFiles[];
  hymns: readonly HymnFiles[];
}

/**
 * Checks that the deities, mantras and hymns named in the calendar exist, and that the calendar gives no name twice.
 */
export function checkCalendar(reader: ContentReader, calendar: CalendarFiles, { deities, hymns }: Named) {
  const known = {
    deity: new Set(deities.map(({ id }) => id)),
    mantra: new Set(deities.flatMap(({ mantras }) => mantras.map(({ id }) => id))),
    hymn: new Set(hymns.map(({ id }) => id)),
    observance: new Set(calendar.observances.map(({ id }) => id)),
  };
  const expect = (file: string, kind: keyof typeof known, ids: readonly string[]) => {
    for (const id of ids.filter((each) => !known[kind].has(each)))
      reader.fault(`calendar/${file}`, `names ${id}, but there is no such ${kind}`);
  };
  for (const each of calendar.observances) {
    expect("observances.yaml", "deity", each.deities);
    expect("observances.yaml", "mantra", each.mantras);
    expect("observances.yaml", "hymn", each.hymns);
    expect("observances.yaml", "observance", each.replaces ? [each.replaces] : []);
  }
  for (const { deities: ids } of calendar.mantraOfTheDay.weekdays) expect("mantra-of-the-day.yaml", "deity", ids);
  const places = listPlaces(calendar.places).map(({ id }) => id);
  for (const id of twice(calendar.observances.map((each) => each.id)))
    reader.fault("calendar/observances.yaml", `lists ${id} twice`);
  for (const id of twice(places)) reader.fault("calendar/places.yaml", `has two places called ${id}`);
  if (!places.includes(calendar.places.site))
    reader.fault("calendar/places.yaml", `names ${calendar.places.site} as the site’s place, but does not list it`);
}

const twice = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);
