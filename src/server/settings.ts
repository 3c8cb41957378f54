import { StartupError } from "./startup-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = ReturnType<typeof createSettings>;

/** Reads settings one by one and collects their errors, so that all are reported at once. */
export function createSettings(environment: Environment) {
  const faults: string[] = [];

  /**
   * Reads a setting. An empty value counts as unset, because compose files and shells leave a setting out in this way.
   */
  const given = (name: string) => environment[name]?.trim() || undefined;

  function refuse(name: string, allowed: string) {
    faults.push(`${name} is ${JSON.stringify(given(name))}, but must be ${allowed}.`);
  }

  /** Reads a text. It is also undefined when it is invalid; `check` then throws before any setting is used. */
  function text(name: string, rule: { fits: (value: string) => boolean; allowed: string }) {
    const value = given(name);
    if (value === undefined || rule.fits(value)) return value;
    refuse(name, rule.allowed);
    return undefined;
  }

  function wholeNumber(name: string, fallback: number, [least, most]: readonly [number, number]) {
    const fits = (value: string) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
    const value = text(name, { fits, allowed: `a whole number from ${least} to ${most}` });
    return value === undefined ? fallback : Number(value);
  }

  function oneOf<Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice {
    const value = given(name) ?? fallback;
    const choice = choices.find((choice) => choice === value);
    if (choice === undefined) refuse(name, `one of ${choices.join(", ")}`);
    return choice ?? fallback;
  }

  const onOrOff = (name: string) => oneOf(name, "off", ["on", "off"]) === "on";

  function check() {
    if (faults.length > 0) throw new StartupError(faults);
  }

  return { given, text, wholeNumber, oneOf, onOrOff, fault: (sentence: string) => faults.push(sentence), check };
}
