import { partsOfDay, runsDuring, type Day } from "./days.ts";
import type { Doubt, Placed } from "./observance.ts";
import type { Tithi } from "./tithis.ts";

export const BRIGHT_EKADASHI = 11;
export const DARK_EKADASHI = 26;

/** The names by amanta month, each with that of the bright half and that of the dark half. */
const names: readonly (readonly [bright: string, dark: string])[] = [
  ["kamada", "varuthini"],
  ["mohini", "apara"],
  ["nirjala", "yogini"],
  ["devashayani", "kamika"],
  ["shravana-putrada", "aja"],
  ["parshva", "indira"],
  ["papankusha", "rama"],
  ["devutthana", "utpanna"],
  ["mokshada", "saphala"],
  ["pausha-putrada", "shattila"],
  ["jaya", "vijaya"],
  ["amalaki", "papamochani"],
];

/** The two ekadashis of an inserted month have names of their own. */
const adhikaNames = ["padmini", "parama"] as const;

function ekadashiId({ number, month, isAdhika }: Tithi) {
  const [bright, dark] = (isAdhika ? adhikaNames : names[month]) ?? adhikaNames;
  return `${number === BRIGHT_EKADASHI ? bright : dark}-ekadashi`;
}

interface Ekadashi {
  eleventh: Tithi;
  twelfth: Tithi;
  /** The list begins with the day before the one in which the eleventh tithi begins, and has at least five days. */
  days: readonly Day[];
}

const opening = 1;

/** Finds the days of the householders' fast, and of the Vaishnavas', which may be a day later. */
export function placeEkadashi(found: Ekadashi): Placed[] {
  const id = ekadashiId(found.eleventh);
  const [smarta, doubt] = smartaDay(found);
  const vaishnava = vaishnavaDay(found);
  if (smarta === vaishnava) return [{ id, day: dayAt(found, smarta), doubt }];
  return [
    { id, day: dayAt(found, smarta), custom: "smarta", doubt },
    { id, day: dayAt(found, vaishnava), custom: "vaishnava" },
  ];
}

/** Returns the indices of the days at whose sunrise a tithi runs. */
const sunrisesOf = (tithi: Tithi, { days }: Ekadashi) =>
  days.flatMap((day, place) => (runsDuring(tithi, partsOfDay.sunrise(day)) ? [place] : []));

function dayAt({ days }: Ekadashi, place: number): Day {
  const day = days[place];
  if (!day) throw new Error(`An ekadashi needs ${place + 1} days around it`);
  return day;
}

/**
 * The householders fast on the day at whose sunrise the eleventh tithi runs. Of two such days it is the first, unless
 * the twelfth runs at the sunrise after them. Where the eleventh or the twelfth runs at no sunrise, it is the day
 * before.
 */
function smartaDay(found: Ekadashi): [place: number, doubt: Doubt | null] {
  const [first, second] = sunrisesOf(found.eleventh, found);
  const doubt = (reason: Doubt["reason"], place: number): Doubt => ({ reason, other: dayAt(found, place).date });
  if (first === undefined) return [opening, doubt("eleventh-at-no-sunrise", opening + 1)];
  if (second !== undefined) {
    const isTwelfthAfter = found.twelfth.end > dayAt(found, second + 1).sunrise;
    return isTwelfthAfter
      ? [second, doubt("eleventh-at-two-sunrises", first)]
      : [first, doubt("eleventh-at-two-sunrises", second)];
  }
  if (sunrisesOf(found.twelfth, found).length === 0) return [first - 1, doubt("twelfth-at-no-sunrise", first)];
  return [first, null];
}

/**
 * The Vaishnavas fast on the first day whose dawn is free of the tenth tithi, and on the day of the twelfth where that
 * runs at two sunrises.
 */
function vaishnavaDay(found: Ekadashi) {
  const risen = sunrisesOf(found.eleventh, found);
  const [firstOfTwelfth, secondOfTwelfth] = sunrisesOf(found.twelfth, found);
  const isPure = (place: number) => found.eleventh.start <= partsOfDay.arunodaya(dayAt(found, place)).start;
  const pure = risen[1] ?? risen.find(isPure) ?? (risen[0] ?? opening) + 1;
  return secondOfTwelfth === undefined || firstOfTwelfth === undefined ? pure : Math.max(pure, firstOfTwelfth);
}
