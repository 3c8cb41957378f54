import { appendFileSync } from "node:fs";

/** A measured figure with its goal. */
export interface Figure {
  what: string;
  /** The goal as people read it, such as "≥ 0.80" or "≤ 80 kB". */
  goal: string;
  measured: string;
  isMet: boolean;
}

/** Prints figures as a table. `npm run measure` gets them too, through the file that it names. */
export function report(figures: readonly Figure[]) {
  console.table(figures.map(toRow));
  const file = process.env["FIGURES_FILE"];
  if (file) for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export const toRow = ({ what, goal, measured, isMet }: Figure) => ({ what, goal, measured, met: isMet ? "yes" : "NO" });

interface Bound {
  what: string;
  value: number;
  unit?: string;
  digits?: number;
}

export const atLeast = (bound: number, { what, value, unit = "", digits = 2 }: Bound): Figure => ({
  what,
  goal: `≥ ${bound}${unit}`,
  measured: value.toFixed(digits) + unit,
  isMet: value >= bound,
});

export const atMost = (bound: number, { what, value, unit = "", digits = 2 }: Bound): Figure => ({
  what,
  goal: `≤ ${bound}${unit}`,
  measured: value.toFixed(digits) + unit,
  isMet: value <= bound,
});

/** Returns the middle one of an odd number of figures. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
