import type { Choices } from "#practice/sitting-plan.ts";

const KEY = "sitting";

/** How one sat last time, as far as the browser keeps anything. */
export function keptChoices(): Choices | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return kept && typeof kept === "object" ? onlyTexts(kept) : null;
  } catch {
    // Storage is forbidden, or what it holds is not ours: then everything is as on a first visit.
    return null;
  }
}

export const isSomethingKept = () => keptChoices() !== null;

export function keepChoices(choices: Choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch (error) {
    console.info("The browser keeps nothing; next time the choice is to be made anew", error);
  }
}

const onlyTexts = (kept: object): Choices =>
  Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
