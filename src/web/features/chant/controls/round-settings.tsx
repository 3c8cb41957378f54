import { useId, useState, useSyncExternalStore } from "react";
import { roundSizes, sizeOf } from "#model/practice.ts";
import { readNumber } from "#engines/digits.ts";
import { roundMessages as t } from "#messages/rounds.ts";
import type { Mala } from "../../../mala/mala.ts";
import { isGoal } from "../../../mala/round-choice.ts";

/** These goals are usual. */
const usualGoals = [3, 5, 11, 16] as const;

/** How many beads a round of this mantra has, and how many rounds one sets out to count in a day. Closed until it is looked for. */
export function RoundSettings({ mala }: { mala: Mala }) {
  const { chant, goal, sankalpa } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const size = chant.nextSize;
  const vowed = sankalpa && !sankalpa.isOver && sankalpa.round > size ? sankalpa.round : null;
  return (
    <details className="bead-settings round-settings">
      <summary>
        {t.settings} <small>{t.chosen(size, goal)}</small>
      </summary>
      <label>
        <span>{t.size}</span>
        <select
          value={size}
          onChange={({ target }) => mala.chooseRounds({ goal, size: sizeOf({ round: Number(target.value) }) })}
        >
          {roundSizes.map((offered) => (
            <option key={offered} value={offered}>
              {t.sizeNamed(offered)}
            </option>
          ))}
        </select>
      </label>
      <Goal key={goal} goal={goal} size={size} choose={(next) => mala.chooseRounds({ size, goal: next })} />
      <output>
        {[chant.size !== size && t.fromNext(chant.size), vowed !== null && t.ofVow(vowed)].filter(Boolean).join(" ")}
      </output>
    </details>
  );
}

interface GoalProps {
  goal: number;
  size: number;
  choose: (goal: number) => void;
}

/** A goal of one round is none. What is no number is said, and chooses nothing. */
function Goal({ goal, size, choose }: GoalProps) {
  const [typed, setTyped] = useState(String(goal));
  const why = useId();
  const isWrong = !isGoal(readNumber(typed));

  function leave() {
    const next = readNumber(typed);
    if (isGoal(next) && next !== goal) choose(next);
  }

  return (
    <>
      <label>
        <span>{t.goal(size)}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={why}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === "Enter" && leave()}
          onBlur={leave}
        />
      </label>
      <output id={why} className="field-error">
        {isWrong && t.wholeNumber}
      </output>
      <fieldset className="goals" aria-label={t.usual}>
        {usualGoals.map((usual) => (
          <button
            key={usual}
            type="button"
            className="button quiet"
            aria-pressed={usual === goal}
            aria-label={t.usualGoal(usual, size)}
            onClick={() => choose(usual === goal ? 1 : usual)}
          >
            {usual}
          </button>
        ))}
      </fieldset>
    </>
  );
}
