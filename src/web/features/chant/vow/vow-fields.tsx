import { useLayoutEffect, useRef } from "react";
import { readNumber } from "#engines/digits.ts";
import { MOST_DAYS, MOST_MALAS, usualDays, type Asked } from "#engines/sankalpa.ts";
import { BEADS_PER_MALA, mostVows, sizeOf } from "#model/practice.ts";
import { giveVowMessages } from "#messages/given-vow.ts";
import { sankalpaDialogMessages as t } from "#messages/vow.ts";

/** Length and malas of a vow as they are typed, in digits of any script. */
export interface TypedVow extends Pick<Asked, "round"> {
  days: string;
  malas: string;
}

export const readTyped = ({ days, malas, ...round }: TypedVow): Asked => ({
  days: readNumber(days),
  malasPerDay: readNumber(malas),
  ...round,
});

interface Props {
  typed: TypedVow;
  change: (typed: TypedVow) => void;
  /** The days have this label. */
  days: string;
}

/** What is asked of a vow: usual lengths, days, and malas a day. */
export function VowFields({ typed, change, days }: Props) {
  const round = sizeOf(typed);
  const { malasPerDay } = readTyped(typed);
  return (
    <>
      <fieldset className="usual" aria-label={t.usual}>
        {usualDays.map((usual) => (
          <button
            key={usual}
            type="button"
            className="button quiet"
            aria-pressed={readNumber(typed.days) === usual}
            aria-label={t.usualDays(usual)}
            onClick={() => change({ ...typed, days: String(usual) })}
          >
            {usual}
          </button>
        ))}
      </fieldset>
      <label>
        <WholeNumber value={typed.days} most={MOST_DAYS} change={(days) => change({ ...typed, days })} />
        <span>{days}</span>
      </label>
      <label>
        <WholeNumber value={typed.malas} most={MOST_MALAS} change={(malas) => change({ ...typed, malas })} />
        <span>{round === BEADS_PER_MALA ? t.malasPerDay(malasPerDay) : t.roundsPerDay(malasPerDay, round)}</span>
      </label>
    </>
  );
}

interface NumberProps {
  value: string;
  most: number;
  change: (value: string) => void;
}

/** A number field of the browser would take no digits but those of ASCII. */
function WholeNumber({ value, most, change }: NumberProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setCustomValidity(isWithin(value, most) ? "" : t.wholeNumber(most));
  }, [value, most]);

  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

export function isWithin(typed: string, most: number) {
  const number = readNumber(typed);
  return Number.isInteger(number) && number >= 1 && number <= most;
}

/** Says why a vow was not taken. */
export const NoRoomForVow = () => (
  <p role="alert" className="field-error">
    {giveVowMessages.noRoom(mostVows)}
  </p>
);
