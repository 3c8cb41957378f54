import { useSyncExternalStore, type ChangeEvent } from "react";
import { beadMessages as t } from "#messages/chant.ts";
import {
  beadChoices,
  chooseForBeads,
  noneChosen,
  watchBeadChoices,
  type BeadChoices,
} from "../../../mala/bead-choices.ts";

const names = ["click", "vibration", "headset"] as const satisfies (keyof BeadChoices)[];

/** Settings for counting with closed eyes; closed, and all of them off, until somebody looks for them. */
export function BeadSettings() {
  const choices = useSyncExternalStore(watchBeadChoices, beadChoices, () => noneChosen);

  return (
    <details className="bead-settings">
      <summary>{t.settings}</summary>
      {names.map((name) => (
        <label key={name}>
          {/* A tick that came before the app is repeated as its event "input". */}
          <input type="checkbox" name={name} checked={choices[name]} onChange={choose} onInput={choose} />
          <span>
            {`${t[name]} `}
            <small>{t[`${name}Hint`]}</small>
          </span>
        </label>
      ))}
    </details>
  );
}

function choose({ currentTarget: { name, checked } }: Pick<ChangeEvent<HTMLInputElement>, "currentTarget">) {
  chooseForBeads({ [name]: checked });
}
