import { useId } from "react";
import type { User } from "#model/user.ts";
import { profileMessages as t } from "#messages/account.ts";
import { useUserChange } from "./use-user-change.ts";

/** Shows the settings of the practice log, each of which is saved when it changes. */
export function RhythmForm({ user: { settings } }: { user: User }) {
  const id = useId();
  const { isSaving, save } = useUserChange();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t.dayBeginsAt}</label>
        <select
          id={id}
          value={settings.dayBeginsAt}
          disabled={isSaving}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => void save({ dayBeginsAt: Number(target.value) })}
        >
          {t.hours.map((hour, place) => (
            <option key={hour} value={place}>
              {hour}
            </option>
          ))}
        </select>
        <small id={`${id}-note`}>{t.dayHint}</small>
      </div>
      <div className="field switch-line">
        <span id={`${id}-streaks`}>{t.showStreaks}</span>
        <button
          type="button"
          className="switch-button"
          role="switch"
          aria-checked={settings.showStreaks}
          aria-labelledby={`${id}-streaks`}
          aria-describedby={`${id}-streaks-note`}
          disabled={isSaving}
          onClick={() => void save({ showStreaks: !settings.showStreaks })}
        />
        <small id={`${id}-streaks-note`}>{t.streaksHint}</small>
      </div>
    </>
  );
}
