/**
 * Prints how many repetitions are counted of each mantra of the catalogue that is found by itself, at paces from a third of
 * our own recording's time to a little more than all of it. Half of them counted without a word is the fault that must not
 * happen. Exit code 1 where it does.
 *
 *     npm run aloud:catalogue -- [--only om-namah-shivaya] [--pace 0.5] [--part 1/3] [--seed 1001] [--ways 20]
 *
 * Each sitting has another of festival's nine persons, which are installed (root, apt). `--only` and `--pace` may be given more
 * than once. `--part`: each text at every third pace. `--seed`: other persons and lengths. `--ways`: a person says the text
 * in so many ways, and then in these again. All sittings take hours of one processor.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isOnePartRepeated, templateBank } from "mantra-listening";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import { recordingOf } from "../aloud/sittings.ts";
import { chantText } from "../persons/chanter.ts";
import { installPersons } from "../persons/festival.ts";
import { PERSONS } from "../persons/voices.ts";
import { findAndCount, matraIn, repeatInRoom, type Verdict, VERDICTS } from "./found-sitting.ts";

/** The shares of our own recording's time that a person's repetition lasts. */
const PACES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1];
const FRAMES_PER_SECOND = 50;

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    pace: { type: "string", multiple: true, default: PACES.map(String) },
    part: { type: "string", default: "1/1" },
    seed: { type: "string", default: "0" },
    ways: { type: "string", default: "6" },
  },
});
const [part = 1, parts = 1] = options.part.split("/").map(Number);

installPersons();
const mantras = readMantraTexts(join(import.meta.dirname, "../../../content")).filter(({ hymnId }) => !hymnId);
const verdicts: { pace: number; verdict: Verdict }[] = [];
console.log("| text | pace | person | one lasts s | counted | verdict |\n| --- | --- | --- | --- | --- | --- |");
for (const [place, text] of mantras.entries()) {
  if (options.only && !options.only.includes(text.id)) continue;
  if (isOnePartRepeated(text.sanskrit)) {
    console.log(`| ${text.id} | – | – | – | – | not looked for, but taught in a lesson |`);
    continue;
  }
  const paces = options.pace.map(Number).filter((pace) => (place + PACES.indexOf(pace)) % parts === part - 1);
  const templates = templateBank(recordingOf(text));
  const ours = Math.max(...templates.map(({ length }) => length)) / FRAMES_PER_SECOND;
  for (const pace of paces) {
    const seed = Number(options.seed) + 10 * place + PACES.indexOf(pace);
    const person = PERSONS[seed % PERSONS.length];
    if (!person) throw new Error("there is nobody who chants");
    const ways = chantText(text, person, {
      repetitions: Number(options.ways),
      seed,
      matra: matraIn(pace * ours, text),
    });
    const session = repeatInRoom(ways, Math.floor(seed / PERSONS.length));
    const { counted, verdict } = findAndCount(templates, session);
    verdicts.push({ pace, verdict });
    if (verdict === "right") continue;
    const [way] = ways;
    const lasts = way ? (way.end - way.start).toFixed(1) : "";
    console.log(
      `| ${[text.id, pace, person.id, lasts, `${counted} of ${session.repetitions.length}`, verdict].join(" | ")} |`,
    );
  }
}

console.log(`\n| pace | sittings | ${VERDICTS.join(" | ")} |\n| --- | --- ${VERDICTS.map(() => "| --- ").join("")}|`);
const count = (of: typeof verdicts, verdict: Verdict) => of.filter((one) => one.verdict === verdict).length;
for (const pace of [...PACES, null]) {
  const sat = verdicts.filter((one) => pace === null || one.pace === pace);
  if (sat.length > 0)
    console.log(`| ${[pace ?? "all", sat.length, ...VERDICTS.map((one) => count(sat, one))].join(" | ")} |`);
}
if (count(verdicts, "wrong silently") > 0) process.exitCode = 1;
