/**
 * Prints, as Markdown, how far the leader alone is from recorded people, beside the goals: npm run voice:figures [ids…]
 * Exit code 1 when a goal is missed.
 */
import { join } from "node:path";
import { arrange } from "../chant.ts";
import { readMantraTexts } from "../mantra-text.ts";
import { meanLengths } from "../rubato.ts";
import { type Goal, GOALS, isKept } from "./goals.ts";
import { speakAlone } from "./spoken.ts";
import { measureVoice } from "./voice-figures.ts";

const CONTENT = join(import.meta.dirname, "../../../content");
/** These are names and verses with every kind of sound in them. */
const TEXTS = [
  "gam-ganapataye",
  "maha-mrityunjaya",
  "om-namah-shivaya",
  "om-namo-narayanaya",
  "sarva-mangala",
  "ya-kundendu",
];
/** The mean length of heavy syllables against light ones, over all mantras, must lie between these. */
const RHYTHM = { least: 1.95, most: 2.05 };

const wanted = process.argv.slice(2);
const all = readMantraTexts(CONTENT);
const texts = all.filter(({ id }) => (wanted.length > 0 ? wanted : TEXTS).includes(id));
if (texts.length === 0) throw new Error(`no such mantra: ${wanted.join(", ")}`);

const figures = measureVoice(texts.map((text) => speakAlone(text)));
const ratios = all.flatMap((text) => {
  const { guru, laghu } = meanLengths(text, arrange(text).syllables);
  return laghu > 0 && guru > 0 ? [guru / laghu] : [];
});
const rhythm = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
const missed = GOALS.filter((goal) => !isKept(goal, figures)).map(({ name }) => name);
if (rhythm < RHYTHM.least || rhythm > RHYTHM.most) missed.push("guru : laghu");

console.log(`Texts: ${texts.map(({ id }) => id).join(", ")}.\n`);
console.log("| figure | people | goal | ours |\n| --- | --- | --- | --- |");
for (const goal of GOALS) {
  console.log(`| ${goal.name} | ${goal.people} | ${boundsOf(goal)} | ${goal.of(figures).toFixed(1)} |`);
}
console.log(`| guru : laghu, mean of ${ratios.length} mantras | | ${boundsOf(RHYTHM)} | ${rhythm.toFixed(2)} |`);
console.log(missed.length === 0 ? "\nEvery goal is kept." : `\nMissed: ${missed.join("; ")}.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function boundsOf({ least, most }: Pick<Goal, "least" | "most">): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? "" : `≤ ${most}`;
}
