/** The first three resonances of an adult man's mouth, in Hz. The formants of other singers are scaled. */
export type Formants = readonly [number, number, number];

/** The place where the tongue or the lips meet: the five vargas of the Sanskrit alphabet. */
export type Place = "velar" | "palatal" | "retroflex" | "dental" | "labial";

interface PlaceSound {
  /** The formants during the closure, by which a listener recognizes the place. */
  locus: Formants;
  /** The resonances of the nasal murmur at this place. */
  murmur: Formants;
  /** The closed mouth absorbs this frequency in Hz from the murmur. It is higher if the closed part is shorter. */
  murmurZero: number;
  /** The puff at the opening is a band of noise, in Hz. */
  burst: { center: number; width: number };
}

/**
 * The loci are after Delattre, Liberman and Cooper (JASA 27, 1955), the low third formant of retroflex sounds after
 * Ladefoged and Bhaskararao (J. Phonetics 11, 1983), murmurs and zeros after Fujimura (JASA 34, 1962).
 */
export const PLACES: Record<Place, PlaceSound> = {
  velar: {
    locus: [240, 1750, 2150],
    murmur: [450, 1150, 2250],
    murmurZero: 3300,
    burst: { center: 1700, width: 700 },
  },
  palatal: {
    locus: [240, 2150, 2850],
    murmur: [450, 1300, 2500],
    murmurZero: 2300,
    burst: { center: 3600, width: 1600 },
  },
  retroflex: {
    locus: [260, 1520, 1880],
    murmur: [450, 1200, 1950],
    murmurZero: 1750,
    burst: { center: 2300, width: 900 },
  },
  dental: {
    locus: [260, 1480, 2620],
    murmur: [450, 1200, 2400],
    murmurZero: 1450,
    burst: { center: 4300, width: 2400 },
  },
  labial: {
    locus: [260, 900, 2250],
    murmur: [450, 1050, 2150],
    murmurZero: 850,
    burst: { center: 900, width: 1100 },
  },
};

interface VowelSound {
  isLong: boolean;
  formants: Formants;
  /** The formants at the end of a diphthong. */
  glidesTo?: Formants;
  /** The gain in dB with which a singer makes open vowels softer and close ones louder. */
  effort: number;
}

/**
 * The vowels are close to the Hindi and Sanskrit vowel charts of Ohala (JIPA 24, 1994). ṛ is the vowel after its tap.
 */
export const VOWELS = {
  a: { isLong: false, formants: [610, 1230, 2480], effort: 0 },
  ā: { isLong: true, formants: [720, 1140, 2480], effort: -3 },
  i: { isLong: false, formants: [320, 2120, 2800], effort: 1.5 },
  ī: { isLong: true, formants: [285, 2230, 2900], effort: 1.5 },
  u: { isLong: false, formants: [340, 830, 2350], effort: 1.5 },
  ū: { isLong: true, formants: [310, 740, 2300], effort: 1.5 },
  ṛ: { isLong: false, formants: [390, 1500, 2150], effort: 1.5 },
  ṝ: { isLong: true, formants: [390, 1500, 2150], effort: 1.5 },
  ḷ: { isLong: false, formants: [380, 1250, 2600], effort: 1.5 },
  e: { isLong: true, formants: [400, 1990, 2600], effort: 1 },
  o: { isLong: true, formants: [440, 840, 2420], effort: 0 },
  ai: { isLong: true, formants: [640, 1280, 2480], glidesTo: [330, 2050, 2730], effort: -1 },
  au: { isLong: true, formants: [640, 1180, 2450], glidesTo: [350, 850, 2350], effort: -1 },
} as const satisfies Record<string, VowelSound>;

export type Vowel = keyof typeof VOWELS;

/** The noise of a narrow gap: a band in Hz, and its level against an open vowel in dB. */
interface Friction {
  center: number;
  width: number;
  level: number;
}

/** The articulation of a consonant. */
export type ConsonantSound =
  | { manner: "stop"; place: Place; isVoiced: boolean; isAspirated: boolean }
  | { manner: "nasal"; place: Place }
  | { manner: "sibilant"; place: Place; friction: Friction }
  | { manner: "approximant"; place: Place; formants: Formants; level: number }
  | { manner: "tap"; place: Place; thirdFormant: number }
  | { manner: "breath" };

/** Describes one of the four stops of a varga, in the alphabet's order k kh g gh. */
const stop = (place: Place, isVoiced: boolean, isAspirated: boolean) =>
  ({ manner: "stop", place, isVoiced, isAspirated }) as const;
const nasal = (place: Place) => ({ manner: "nasal", place }) as const;

const CONSONANTS = {
  k: stop("velar", false, false),
  kh: stop("velar", false, true),
  g: stop("velar", true, false),
  gh: stop("velar", true, true),
  ṅ: nasal("velar"),
  c: stop("palatal", false, false),
  ch: stop("palatal", false, true),
  j: stop("palatal", true, false),
  jh: stop("palatal", true, true),
  ñ: nasal("palatal"),
  ṭ: stop("retroflex", false, false),
  ṭh: stop("retroflex", false, true),
  ḍ: stop("retroflex", true, false),
  ḍh: stop("retroflex", true, true),
  ṇ: nasal("retroflex"),
  t: stop("dental", false, false),
  th: stop("dental", false, true),
  d: stop("dental", true, false),
  dh: stop("dental", true, true),
  n: nasal("dental"),
  p: stop("labial", false, false),
  ph: stop("labial", false, true),
  b: stop("labial", true, false),
  bh: stop("labial", true, true),
  m: nasal("labial"),
  y: { manner: "approximant", place: "palatal", formants: [290, 2130, 2850], level: 0.75 },
  r: { manner: "tap", place: "dental", thirdFormant: 1950 },
  /** This is ड़, for which the underside of the tongue strikes in passing. It is written ṛ, like the vowel. */
  ɽ: { manner: "tap", place: "retroflex", thirdFormant: 1720 },
  l: { manner: "approximant", place: "dental", formants: [350, 1250, 2700], level: 0.74 },
  v: { manner: "approximant", place: "labial", formants: [300, 1050, 2250], level: 0.71 },
  ś: { manner: "sibilant", place: "palatal", friction: { center: 3500, width: 1700, level: -12 } },
  ṣ: { manner: "sibilant", place: "retroflex", friction: { center: 2700, width: 1300, level: -12 } },
  s: { manner: "sibilant", place: "dental", friction: { center: 6200, width: 3000, level: -14 } },
  h: { manner: "breath" },
} as const satisfies Record<string, ConsonantSound>;

export type Consonant = keyof typeof CONSONANTS;

/** The nasal of each varga. An anusvāra becomes this nasal before a stop of the varga. */
export const NASAL_OF: Record<Place, Consonant> = {
  velar: "ṅ",
  palatal: "ñ",
  retroflex: "ṇ",
  dental: "n",
  labial: "m",
};

export function isVowel(letter: string): letter is Vowel {
  return Object.hasOwn(VOWELS, letter);
}

export function isConsonant(letter: string): letter is Consonant {
  return Object.hasOwn(CONSONANTS, letter);
}

/** Returns the description of the consonant with a type that can be narrowed by its manner. */
export function soundOf(consonant: Consonant): ConsonantSound {
  return CONSONANTS[consonant];
}

/** Returns the amplitude with which a vowel is sung, which is 1 for a. */
export function effortFor(vowel: Vowel): number {
  return 10 ** (VOWELS[vowel].effort / 20);
}

/**
 * Returns the resonances of a vowel at a point of its course, from 0 (beginning) to 1 (end). Diphthongs change in the
 * second half.
 */
export function formantsOf(vowel: Vowel, course: number): Formants {
  const sound: VowelSound = VOWELS[vowel];
  if (!sound.glidesTo) return sound.formants;
  const turned = Math.min(1, Math.max(0, (course - 0.45) / 0.4));
  return blend(sound.formants, sound.glidesTo, turned);
}

/** Returns a point between two sets of resonances, where 0 is `from` and 1 is `to`. */
export function blend(from: Formants, to: Formants, share: number): Formants {
  const between = (a: number, b: number) => a + (b - a) * share;
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}
