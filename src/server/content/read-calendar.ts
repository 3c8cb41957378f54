import type { CalendarFiles } from "./calendar-files.ts";
import { CalendarPageFile, DoubtsFile, MantraOfTheDayFile, ObservancesFile, PlacesFile } from "./calendar-files.ts";
import { listPlaces } from "./build-calendar.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import type { ContentReader } from "./content-reader.ts";

export function readCalendar(reader: ContentReader): CalendarFiles | null {
  const page = reader.yaml("calendar/page.yaml", CalendarPageFile);
  const observances = reader.yaml("calendar/observances.yaml", ObservancesFile);
  const mantraOfTheDay = reader.yaml("calendar/mantra-of-the-day.yaml", MantraOfTheDayFile);
  const doubts = reader.yaml("calendar/doubts.yaml", DoubtsFile);
  const places = reader.yaml("calendar/places.yaml", PlacesFile);
  return (
    page && observances && mantraOfTheDay && doubts && places && { page, observances, mantraOfTheDay, doubts, places }
  );
}

interface Named {
  deities: readonly DeityFiles[];
  hymns: readonly HymnFiles[];
}

/** Checks what the calendar says of the catalogue, and that each of its names is given once. */
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
