import { useEffect, useRef } from "react";
import { DEFAULT_MINUTES, LONGEST, presets, type DurationFault } from "#engines/sitting-plan.ts";
import { meditationMessages as t } from "#messages/meditation.ts";

interface Props {
  fault: Exclude<DurationFault, "none"> | null;
  /** The flag is true for an open-ended sitting, which has no duration. */
  isOpen: boolean;
}

export function DurationChoice({ fault, isOpen }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const custom = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (fault) custom.current?.focus();
  }, [fault]);

  /** Selects the radio button in front of the number, when somebody writes a number. */
  function chooseOwn() {
    if (own.current) own.current.checked = true;
  }

  return (
    <fieldset className="durations" disabled={isOpen}>
      <legend>{t.duration}</legend>
      {presets.map((minutes) => (
        <label key={minutes} className="preset">
          <input type="radio" name="duration" value={minutes} defaultChecked={minutes === DEFAULT_MINUTES} />
          <span>
            {minutes} <small>{t.minutesUnit}</small>
          </span>
        </label>
      ))}
      <span className="custom">
        <label className="preset">
          <input ref={own} type="radio" name="duration" value="custom" onChange={() => custom.current?.focus()} />
          <span>{t.custom}</span>
        </label>
        <input
          ref={custom}
          type="text"
          name="custom"
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1–${LONGEST}`}
          aria-label={t.customLabel}
          aria-invalid={fault !== null}
          aria-describedby="duration-fault"
          onInput={chooseOwn}
        />
      </span>
      <output id="duration-fault" className="fault">
        {fault && t.faults[fault]}
      </output>
    </fieldset>
  );
}
