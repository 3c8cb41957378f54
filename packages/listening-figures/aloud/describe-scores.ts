import type { CountScore } from "./score-count.ts";
import { type Goals, LATENCY_GOALS } from "./sessions.ts";

/** The cells of a row of the table, and which goals the row misses. */
export interface Description {
  /**
   * The cells have the number of repetitions, the per cent of them that were missed and counted falsely, the per cent
   * of sittings that were exact and within one bead, and latencies.
   */
  cells: string;
  /** The list is empty where all goals are reached. */
  faults: string[];
}

const seconds = (time: number | undefined) => time?.toFixed(2) ?? "–";

/** Compares the figures of some sittings with the goals. Without a count there is no latency to compare. */
export function describeScores(scores: readonly CountScore[], goals: Goals): Description {
  const sum = (of: (score: CountScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const repetitions = sum((score) => score.repetitions);
  const off = scores.map((score) => Math.abs(score.false - score.missed));
  const sittingsOff = (most: number) => (100 * off.filter((beads) => beads <= most).length) / scores.length;
  const missed = (100 * sum((score) => score.missed)) / repetitions;
  const extra = (100 * sum((score) => score.false)) / repetitions;
  const [exact, within] = [sittingsOff(0), sittingsOff(1)];
  const latencies = scores.flatMap((score) => score.latencies).toSorted((a, b) => a - b);
  const latency = (part: number) => latencies[Math.floor(part * (latencies.length - 1))];
  const [median, most] = [latency(0.5), latency(0.95)];
  const judged: [string, boolean][] = [
    ["missed", missed <= goals.missed],
    ["false", extra <= goals.false],
    ["exact", exact >= goals.exact],
    ["within 1", within >= goals.within],
    ["latency", Number(seconds(median ?? 0)) <= LATENCY_GOALS.median],
    ["latency of 95 %", Number(seconds(most ?? 0)) <= LATENCY_GOALS.most],
  ];
  return {
    cells: [
      repetitions,
      missed.toFixed(1),
      extra.toFixed(1),
      exact.toFixed(0),
      within.toFixed(0),
      `${seconds(median)}, ${seconds(most)}`,
    ].join(" | "),
    faults: judged.flatMap(([name, isKept]) => (isKept ? [] : [name])),
  };
}
