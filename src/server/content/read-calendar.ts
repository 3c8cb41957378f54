import type { ListedPlace } from "#model/calendar.ts";
import { mainLanguage, type Language } from "#model/languages.ts";
import { forEachLanguage } from "../by-language.ts";
import {
  type CalendarFiles,
  CalendarPageFile,
  DoubtsFile,
  MantraOfTheDayFile,
  ObservancesFile,
  PlaceNamesFile,
  PlacesFile,
} from "./calendar-files.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import type { ContentReader } from "./content-reader.ts";

export function readCalendar(reader: ContentReader): CalendarFiles | null {
  const page = reader.yaml("calendar/page.yaml", CalendarPageFile);
  const observances = reader.yaml("calendar/observances.yaml", ObservancesFile);
  const mantraOfTheDay = reader.yaml("calendar/mantra-of-the-day.yaml", MantraOfTheDayFile);
  const doubts = reader.yaml("calendar/doubts.yaml", DoubtsFile);
  const file = reader.yaml("calendar/places.yaml", PlacesFile);
  if (!page || !observances || !mantraOfTheDay || !doubts || !file) return null;
  const listed = listPlaces(file);
  const places = forEachLanguage((language) =>
    inOrder(namePlaces(listed, readPlaceNames(reader, listed, language)), language),
  );
  return { page, observances, mantraOfTheDay, doubts, site: file.site, places };
}

/**
 * Reads the names of places in a language. The main language has no such file, because places.yaml itself has its
 * names.
 */
function readPlaceNames(reader: ContentReader, listed: readonly ListedPlace[], language: Language): PlaceNamesFile {
  const file = "calendar/places.yaml";
  const names = language === mainLanguage ? null : reader.translation(language, file, PlaceNamesFile);
  if (!names) return { countries: {}, cities: {} };
  const wanted = { countries: listed.map(({ country }) => country), cities: listed.map(({ name }) => name) };
  for (const kind of ["countries", "cities"] as const) {
    for (const name of new Set(wanted[kind].filter((each) => !(each in names[kind]))))
      reader.lack(language, file, `${kind} has no ${name}`);
    for (const name of Object.keys(names[kind]).filter((each) => !wanted[kind].includes(each)))
      reader.fault(`${language}/${file}`, `${kind} has ${name}, which is no place of the calendar`);
  }
  return names;
}

/** Lists the places of the file. The id of each is made from its name. */
const listPlaces = ({ zones }: PlacesFile): ListedPlace[] =>
  Object.entries(zones).flatMap(([zone, countries]) =>
    Object.entries(countries).flatMap(([country, cities]) =>
      Object.entries(cities).map(([name, [latitude, longitude]]) => ({
        id: idOf(name),
        name,
        country,
        latitude,
        longitude,
        zone,
      })),
    ),
  );

function inOrder(places: readonly ListedPlace[], language: Language) {
  // One collator serves all pairs, because creating one for each pair would take longer than comparing.
  const { compare } = new Intl.Collator(language);
  return places.toSorted((one, other) => compare(one.name, other.name));
}

/** Returns the places with their names in a language. A place without one keeps its English name. */
const namePlaces = (places: readonly ListedPlace[], { cities, countries }: PlaceNamesFile) =>
  places.map((place) => ({
    ...place,
    name: cities[place.name] ?? place.name,
    country: countries[place.country] ?? place.country,
  }));

/** Turns "Port Louis" into port-louis, and "Malé" into male. */
const idOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

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
  const places = calendar.places[mainLanguage].map(({ id }) => id);
  for (const id of twice(calendar.observances.map((each) => each.id)))
    reader.fault("calendar/observances.yaml", `lists ${id} twice`);
  for (const id of twice(places)) reader.fault("calendar/places.yaml", `has two places called ${id}`);
  if (!places.includes(calendar.site))
    reader.fault("calendar/places.yaml", `names ${calendar.site} as the site’s place, but does not list it`);
}

const twice = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);
