import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { DEFAULT_VOLUME, plainPlan, presets, readMinutes, type Choices } from "#engines/sitting-plan.ts";
import { HAS_PRESSES } from "../../loading/hydration-events.ts";
import { keptChoices } from "./kept-choices.ts";

/** The form shows these values in words next to its fields. */
export interface ShownChoices {
  volume: number;
  interval: number;
  intervalVolume: number;
  /** The flag is true for an open-ended sitting, which has no duration. */
  isOpen: boolean;
}

const untouched: ShownChoices = {
  volume: DEFAULT_VOLUME,
  interval: plainPlan.interval,
  intervalVolume: plainPlan.intervalVolume * 100,
  isOpen: false,
};

/** Fills the form with the last choices of this device, and follows what is chosen in it. */
export function useFormChoices() {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(untouched);

  const readAgain = useCallback(() => {
    if (!form.current) return;
    const { volume, interval, intervalVolume, open } = readForm(form.current);
    setShown({
      volume: Number(volume),
      interval: Number(interval),
      intervalVolume: Number(intervalVolume),
      isOpen: open === "on",
    });
  }, []);

  useLayoutEffect(() => {
    if (form.current) fillAtFirst(form.current);
    readAgain();
  }, [readAgain]);

  function fill(choices: Choices) {
    if (form.current) fillForm(form.current, choices);
    readAgain();
  }

  return { form, shown, readAgain, fill };
}

/**
 * Fills the form when it is mounted. Choices that somebody has begun to make stay as they are, because their events are
 * replayed next.
 */
function fillAtFirst(form: HTMLFormElement) {
  if (readForm(form)["custom"]) return fillForm(form, { duration: "custom" });
  const isTouched = document.documentElement.hasAttribute(HAS_PRESSES);
  const kept = isTouched ? null : keptChoices();
  if (kept) fillForm(form, kept);
  fillForm(form, durationInAddress(location.search));
}

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

/** Reads the fields by name. A box that is not ticked is included as an empty text, which FormData leaves out. */
export function readForm(form: HTMLFormElement): Choices {
  const boxes = [...form.elements].filter(isBox).map((box) => [box.name, box.checked ? "on" : ""]);
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries([...texts, ...boxes]);
}

/** Puts choices into the form, as far as the form still offers them. */
function fillForm(form: HTMLFormElement, choices: Choices) {
  for (const [name, value] of Object.entries(choices)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLSelectElement) choose(field, value);
    else if (field instanceof HTMLInputElement && isBox(field)) field.checked = value === "on";
    else if (field instanceof HTMLInputElement) field.value = value;
  }
}

function choose(field: HTMLSelectElement, value: string) {
  if ([...field.options].some((option) => option.value === value)) field.value = value;
}

/**
 * Returns the duration that a link requests, as in `/meditation?minutes=5`. The result is empty if the link names none,
 * or an impossible one.
 */
function durationInAddress(search: string): Choices {
  const text = new URLSearchParams(search).get("minutes") ?? "";
  const minutes = readMinutes(text);
  if (typeof minutes !== "number") return {};
  const isPreset = presets.some((preset) => preset === minutes);
  return { open: "", ...(isPreset ? { duration: String(minutes) } : { duration: "custom", custom: String(minutes) }) };
}
