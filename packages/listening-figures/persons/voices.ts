import { readFileSync } from "node:fs";
import type { Segment } from "mantra-media/voice/score.ts";
import { AMERICAN, CZECH, FINNISH, HINDI, ITALIAN, type Phones } from "./phones.ts";

/** A person who chants our texts with recorded speech units: a diphone voice of Debian's festival. */
export interface Person {
  id: string;
  /** The name of the Debian package. */
  package: string;
  /** Festival's name of the voice. */
  voice: string;
  /** The file of recorded units, which lists the pairs of phones that exist. */
  units: string;
  pause: string;
  /** The person chants at this pitch in Hz. */
  pitch: number;
  phones: Phones;
}

const ROOT = "/usr/share/festival/voices";

const czech = (name: string, pitch: number): Person => ({
  id: name,
  package: `festvox-czech-${name}`,
  voice: `voice_czech_${name}`,
  units: `${ROOT}/czech/czech_${name}/group/${name}.group`,
  pause: "#",
  pitch,
  phones: CZECH,
});

const italian = (name: string, pitch: number): Person => ({
  id: name,
  package: `festvox-ita${name}16k`,
  voice: `voice_${name}_diphone`,
  units: `${ROOT}/italian/${name}_diphone/group/${name}_diphone.group`,
  pause: "#",
  pitch,
  phones: ITALIAN,
});

/** There are nine persons, six men and three women: Hindi, Czech, Italian, Finnish and American. */
export const PERSONS: readonly Person[] = [
  {
    id: "nsk",
    package: "festvox-hi-nsk",
    voice: "voice_hindi_NSK_diphone",
    units: `${ROOT}/hindi/hindi_NSK_diphone/group/NSKlpc.group`,
    pause: "pau",
    pitch: 118,
    phones: HINDI,
  },
  czech("ph", 105),
  czech("machac", 112),
  czech("dita", 190),
  italian("lp", 185),
  italian("pc", 115),
  {
    id: "lj",
    package: "festvox-suopuhe-lj",
    voice: "voice_suo_fi_lj_diphone",
    units: `${ROOT}/finnish/suo_fi_lj_diphone/group/ljlpc.group`,
    pause: "#",
    pitch: 180,
    phones: FINNISH,
  },
  {
    id: "mv",
    package: "festvox-suopuhe-mv",
    voice: "voice_hy_fi_mv_diphone",
    units: `${ROOT}/finnish/hy_fi_mv_diphone/group/mvlpc.group`,
    pause: "#",
    pitch: 100,
    phones: FINNISH,
  },
  {
    id: "kal",
    package: "festvox-kallpc16k",
    voice: "voice_kal_diphone",
    units: `${ROOT}/english/kal_diphone/group/kallpc16k.group`,
    pause: "pau",
    pitch: 105,
    phones: AMERICAN,
  },
];

/** Returns the name of a segment's sound in the tables of phones. A visarga is an h. */
export function soundNameOf(segment: Segment): string {
  if (segment.kind === "vowel") return segment.vowel;
  return segment.kind === "visarga" ? "h" : segment.consonant;
}

const units = new Map<string, ReadonlySet<string>>();

/**
 * Reads the pairs of phones that were recorded, such as "a-m". The file of units begins with their list, a line for
 * each pair.
 */
function recordedPairs(person: Person): ReadonlySet<string> {
  const known = units.get(person.id);
  if (known) return known;
  const head = readFileSync(person.units).subarray(0, 200_000).toString("latin1");
  const entries = Number(/NumEntries (\d+)/.exec(head)?.[1]);
  const lines = head.slice(head.indexOf("EST_Header_End") + "EST_Header_End".length + 1).split("\n", entries);
  const pairs = new Set(lines.map((line) => line.split(" ", 1)[0] ?? ""));
  units.set(person.id, pairs);
  return pairs;
}

/** The cost of a pair that was not recorded, where each place further down in a list of phones costs 1. */
const MISSING_PAIR = 8;

/**
 * Chooses the phones of a row of sounds, one list for each sound. The most similar phones are preferred, in pairs that
 * were recorded where the tables allow it. Throws for a sound that no table has.
 */
export function choosePhones(person: Person, sounds: readonly string[]): string[][] {
  const pairs = recordedPairs(person);
  const join = (phones: readonly string[]) => {
    let missing = 0;
    for (let i = 1; i < phones.length; i++) if (!pairs.has(`${phones[i - 1]}-${phones[i]}`)) missing++;
    return missing * MISSING_PAIR;
  };
  let ways = new Map([[person.pause, { cost: 0, chosen: [] as string[][] }]]);
  for (const sound of [...sounds, "pause"]) {
    const choices = sound === "pause" ? [person.pause] : person.phones[sound];
    if (!choices) throw new Error(`no phone of ${person.id} for "${sound}"`);
    const next: typeof ways = new Map();
    for (const [last, way] of ways) {
      for (const [place, choice] of choices.entries()) {
        const phones = choice === "" ? [] : choice.split(" ");
        const cost = way.cost + place + join([last, ...phones]);
        const end = phones.at(-1) ?? last;
        if (cost < (next.get(end)?.cost ?? Infinity)) next.set(end, { cost, chosen: [...way.chosen, phones] });
      }
    }
    ways = next;
  }
  return ways.get(person.pause)?.chosen.slice(0, -1) ?? [];
}
