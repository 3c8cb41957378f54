import {
  firstLetterOf,
  isConsonant,
  isNasal,
  isShort,
  isVoiced,
  isVowel,
  lastLetterOf,
  lengthen,
  nasalOf,
  tableOf,
} from "./letters.ts";

/** A word has one of these marks where the text departs from the usual rules of sandhi, or chooses between two. */
export const sandhiLicences = ["hiatus", "contracts", "sibilant", "retroflex", "shakala", "palatal", "pause"] as const;

/**
 * `hiatus`: the vowel of the next word stays whole, and so does a vowel before it (dual forms, interjections, Vedic).
 * `contracts`: where the visarga is lost, or the i of an e, the two vowels that meet contract too (Vedic, epic).
 * `sibilant`: the visarga becomes s or ṣ before k and p.
 * `retroflex`: the n at the beginning of the word becomes ṇ after the word before it.
 * `shakala`: the Ṛgveda of the Śākalas has n after a long vowel as a nasal vowel, and ḍ between vowels as ḷ.
 * `palatal`: after the n of this word, the ś of the next becomes ch, which grammar leaves open.
 * `pause`: the word stays as it is before a pause.
 */
export type SandhiLicence = (typeof sandhiLicences)[number];

/**
 * A word of the padapāṭha in IAST, as it is before a pause, with two exceptions: a visarga that stands for r is written
 * r (`punar`), and a seed syllable keeps its ṃ. Hyphens stand between the members of a compound.
 */
export interface PlainWord {
  word: string;
  licence?: SandhiLicence | undefined;
}

/** The joined text without spaces, and the place of each word in it. Where two words contract, they share the vowel. */
export interface Joined {
  text: string;
  spans: Span[];
}

export interface Span {
  start: number;
  end: number;
}

/** Joins the words up to the next pause by the rules of sandhi. */
export function joinWords(words: readonly PlainWord[]): Joined {
  const spans: Span[] = [];
  let text = "";
  let before: PlainWord | null = null;
  for (const plain of words) {
    const { left, shared, right } = meetWords(text, before, plain);
    const last = spans.at(-1);
    if (last) last.end = left.length + shared.length;
    text = left + shared + right;
    spans.push({ start: left.length, end: text.length });
    before = plain;
  }
  const ended = inPause(text);
  const last = spans.at(-1);
  if (last) last.end = ended.length;
  return { text: ended, spans };
}

/** Joins the members of a compound, in the form that the compound has before a pause. */
export const joinCompound = (word: string) => inPause(joinMembers(word));

/**
 * The place where two words meet: the text to its left, a vowel that belongs to both words, and the text to its right.
 */
interface Boundary {
  left: string;
  shared: string;
  right: string;
}

function meetWords(text: string, before: PlainWord | null, { word, licence }: PlainWord): Boundary {
  const joined = joinMembers(word);
  const right = licence === "retroflex" ? joined.replace(/^n/, "ṇ") : joined;
  if (!before) return { left: "", shared: "", right };
  if (before.licence === "pause") return { left: inPause(text), shared: "", right };
  if (/^(e?ṣ|s)aḥ$/.test(before.word)) return meetPronoun(text, right);
  return meet(text, right, { licence: before.licence, word: before.word, isCompound: false });
}

const joinMembers = (compound: string) =>
  compound.split("-").reduce((text, member, place, members) => {
    const { left, shared, right } = meet(text, member, { word: members[place - 1] ?? "", isCompound: true });
    return left + shared + right;
  });

/** Before a pause, r becomes visarga too. */
const inPause = (text: string) => text.replace(/r$/, "ḥ");

/** The words saḥ and eṣaḥ lose their visarga before every letter but a. */
const meetPronoun = (text: string, right: string): Boundary =>
  right.startsWith("a") && !/^a[iu]/.test(right)
    ? meet(text, right, { word: "saḥ", isCompound: false })
    : { left: text.slice(0, -1), shared: "", right };

interface Meeting {
  /** The left word or member alone, without the text before it. */
  word: string;
  licence?: SandhiLicence | undefined;
  /**
   * The flag is true between the members of a compound, where a nasal takes the place of articulation of the following
   * stop.
   */
  isCompound: boolean;
}

function meet(text: string, next: string, meeting: Meeting): Boundary {
  const last = lastLetterOf(text);
  const first = firstLetterOf(next);
  if (last === "ḥ" || last === "r") return meetVisarga(text, next, meeting);
  if (isVowel(last) && isVowel(first)) return meetTwoVowels(text, next, meeting);
  // An initial ch is doubled after a short vowel, and after the words ā and mā.
  if (first === "ch" && (isShort(last) || /^m?ā$/.test(meeting.word))) return apart(text, `c${next}`);
  if (last === "m") return meetM(text, next, meeting);
  if (last === "n") return meetN(text, next, meeting);
  if (isNasal(last)) return doubledNasal(text, next);
  if (meeting.licence === "shakala" && last === "ṭ" && isVowel(first)) return apart(withLast(text, "ḷ"), next);
  return isConsonant(last) ? meetStop(text, next) : apart(text, next);
}

function meetTwoVowels(text: string, next: string, { licence }: Meeting): Boundary {
  if (licence === "hiatus") return apart(text, next);
  return meetVowels(licence === "contracts" && text.endsWith("e") ? withLast(text, "a") : text, next);
}

const apart = (left: string, right: string): Boundary => ({ left, shared: "", right });

/** Replaces the last letter of the left text. */
const withLast = (text: string, letters: string) => text.slice(0, text.length - lastLetterOf(text).length) + letters;

const withoutFirst = (text: string) => text.slice(firstLetterOf(text).length);

const semivowels = tableOf("i:y ī:y u:v ū:v ṛ:r ṝ:r");

/** The diphthongs become these before vowels other than their own. */
const beforeVowels = tableOf("e:a o:av ai:ā au:āv");

/** A or ā becomes these together with each following vowel. */
const gradesWithA = tableOf("a:ā ā:ā i:e ī:e u:o ū:o ṛ:ar ḷ:al e:ai ai:ai o:au au:au");

function meetVowels(text: string, next: string): Boundary {
  const last = lastLetterOf(text);
  const first = firstLetterOf(next);
  const rest = withoutFirst(next);
  const contracted = (vowel: string): Boundary => ({ left: withLast(text, ""), shared: vowel, right: rest });

  if (last === "a" || last === "ā") return contracted(next === "om" ? "o" : (gradesWithA[first] ?? first));
  const semivowel = semivowels[last];
  if (semivowel !== undefined)
    return lengthen(last) === lengthen(first) ? contracted(lengthen(last)) : apart(withLast(text, semivowel), next);
  if (first === "a" && (last === "e" || last === "o")) return apart(text, `’${rest}`);
  return apart(withLast(text, beforeVowels[last] ?? last), next);
}

/** These letters replace a visarga before a voiceless stop, by the place where that stop is made. */
const sibilants = tableOf("c:ś ch:ś ṭ:ṣ ṭh:ṣ t:s th:s");

function meetVisarga(text: string, next: string, { licence, word }: Meeting): Boundary {
  const last = lastLetterOf(text);
  const before = lastLetterOf(withLast(text, ""));
  const first = firstLetterOf(next);
  if (isVoiced(first) && word === "bhoḥ") return apart(withLast(text, ""), next);
  if (isVoiced(first))
    return last === "r" || !/^[aā]$/.test(before) ? meetAsR(text, next) : meetAh(text, next, licence);
  const sibilant = licence === "sibilant" ? (/^[aā]$/.test(before) ? "s" : "ṣ") : sibilants[first];
  return apart(withLast(text, sibilant ?? "ḥ"), next);
}

/** Before r, a final r disappears, and the vowel before it becomes long. */
function meetAsR(text: string, next: string): Boundary {
  if (!next.startsWith("r")) return apart(withLast(text, "r"), next);
  const stem = withLast(text, "");
  return apart(withLast(stem, lengthen(lastLetterOf(stem))), next);
}

/** Joins aḥ or āḥ to a voiced letter. */
function meetAh(text: string, next: string, licence?: SandhiLicence): Boundary {
  const lost = withLast(text, "");
  const first = firstLetterOf(next);
  if (licence === "contracts" && isVowel(first)) return meetVowels(lost, next);
  if (lost.endsWith("ā") || (isVowel(first) && first !== "a")) return apart(lost, next);
  const left = withLast(lost, "o");
  return apart(left, first === "a" && licence !== "hiatus" ? `’${withoutFirst(next)}` : next);
}

function meetM(text: string, next: string, { isCompound }: Meeting): Boundary {
  const first = firstLetterOf(next);
  if (!isConsonant(first)) return apart(text, next);
  return apart(withLast(text, (isCompound ? nasalOf(first) : null) ?? "ṃ"), next);
}

const finalN = tableOf("c:ṃś ch:ṃś ṭ:ṃṣ ṭh:ṃṣ t:ṃs th:ṃs j:ñ jh:ñ ś:ñ ḍ:ṇ ḍh:ṇ l:l̐");

function meetN(text: string, next: string, meeting: Meeting): Boundary {
  const first = firstLetterOf(next);
  const changed = finalN[first];
  if (meeting.licence === "shakala")
    return apart(withLast(text, isVowel(first) ? NASAL_VOWEL : (changed ?? "n").replace("ṃ", NASAL_VOWEL)), next);
  if (meeting.licence === "palatal" && first === "ś") return apart(withLast(text, "ñ"), `ch${withoutFirst(next)}`);
  return changed === undefined || meeting.isCompound ? doubledNasal(text, next) : apart(withLast(text, changed), next);
}

/** The candrabindu that makes the vowel before it nasal, written as a combining tilde. */
const NASAL_VOWEL = "\u0303";

/** A final nasal is doubled between a short vowel and any vowel. */
function doubledNasal(text: string, next: string): Boundary {
  const nasal = lastLetterOf(text);
  const isDoubled = isShort(lastLetterOf(withLast(text, ""))) && isVowel(firstLetterOf(next));
  return apart(isDoubled ? text + nasal : text, next);
}

const voicedStops = tableOf("k:g ṭ:ḍ t:d p:b");

/** These letters replace a final t before each of the following letters. */
const dentalBefore = tableOf("c:c ch:c j:j jh:j ś:c ṭ:ṭ ṭh:ṭ ḍ:ḍ ḍh:ḍ l:l");

function meetStop(text: string, next: string): Boundary {
  const last = lastLetterOf(text);
  const first = firstLetterOf(next);
  const voiced = voicedStops[last];
  if (voiced === undefined || !first) return apart(text, next);
  const assimilated = last === "t" ? dentalBefore[first] : undefined;
  if (assimilated !== undefined)
    return apart(withLast(text, assimilated), first === "ś" ? `ch${withoutFirst(next)}` : next);
  if (first === "h") return apart(withLast(text, voiced), `${voiced}h${withoutFirst(next)}`);
  if (isNasal(first)) return apart(withLast(text, nasalOf(last) ?? last), next);
  return apart(isVoiced(first) ? withLast(text, voiced) : text, next);
}
