import type { CountScore } from "./score-count.ts";
import type { Goals } from "./sessions.ts";

const share = (part: number, whole: number) => (100 * part) / whole;

/**
 * Cells of a table: repetitions, per cent of them missed and counted falsely, per cent of sittings that are exact and
 * within one bead, latency of the median and of 95 % in seconds, and whether the goals are kept.
 */
export function describeScores(scores: readonly CountScore[], goals: Goals): string {
  const sum = (of: (score: CountScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const repetitions = sum((score) => score.repetitions);
  const off = scores.map((score) => Math.abs(score.false - score.missed));
  const missed = share(
    sum((score) => score.missed),
    repetitions,
  );
  const extra = share(
    sum((score) => score.false),
    repetitions,
  );
  const exact = share(off.filter((beads) => beads === 0).length, scores.length);
  const within = share(off.filter((beads) => beads <= 1).length, scores.length);
  const latencies = scores.flatMap((score) => score.latencies).toSorted((a, b) => a - b);
  const latency = (part: number) => latencies[Math.floor(part * (latencies.length - 1))]?.toFixed(2) ?? "–";
  const isKept = missed <= goals.missed && extra <= goals.false && exact >= goals.exact && within >= goals.within;
  return [
    repetitions,
    missed.toFixed(1),
    extra.toFixed(1),
    exact.toFixed(0),
    within.toFixed(0),
    `${latency(0.5)}, ${latency(0.95)}`,
    isKept ? "kept" : "missed",
  ].join(" | ");
}
