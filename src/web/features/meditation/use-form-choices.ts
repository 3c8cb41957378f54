import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { DEFAULT_VOLUME, plainPlan } from "#practice/sitting-plan.ts";
import { HAS_PRESSES } from "../../loading/hydration-events.ts";
import { durationInAddress, fillForm, readForm } from "./form-choices.ts";
import { keptChoices } from "./kept-choices.ts";

/** Values that the form shows in words beside its fields. */
export interface ShownChoices {
  volume: number;
  interval: number;
  intervalVolume: number;
  /** An open-ended sitting has no duration. */
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

  return { form, shown, readAgain };
}

/** Choices that somebody has begun to make stay as they are: their events are replayed next. */
function fillAtFirst(form: HTMLFormElement) {
  if (readForm(form)["custom"]) return fillForm(form, { duration: "custom" });
  const isTouched = document.documentElement.hasAttribute(HAS_PRESSES);
  const kept = isTouched ? null : keptChoices();
  if (kept) fillForm(form, kept);
  fillForm(form, durationInAddress(location.search));
}
