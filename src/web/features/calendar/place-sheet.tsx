import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { calendarApi, type CalendarQuery } from "#contract/calendar-api.ts";
import type { ListedPlace } from "#model/calendar.ts";
import { calendarPlaceMessages as t } from "#messages/calendar-place.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { readPosition } from "../../device/position.ts";
import { deviceTimeZone } from "../../device/time-zone.ts";
import { RadioGroup } from "../../ui/display/display-sheet.tsx";
import type { CalendarChoice } from "./calendar-choice.ts";

interface Props {
  close: () => void;
  choice: CalendarChoice;
  change: (choice: CalendarChoice) => void;
}

/** At most so many cities with a fitting name are shown. */
const MOST_SHOWN = 6;

/** Lets people choose the place of the calendar, and how months end. */
export default function PlaceSheet({ close, choice, change }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const go = (query: CalendarQuery) => {
    change({ ...choice, query });
    close();
  };
  return createPortal(
    <dialog ref={dialog} className="card display-sheet place-sheet" aria-labelledby="place-sheet" onClose={close}>
      <h2 id="place-sheet">{t.title}</h2>
      <Cities choose={({ id }) => go({ place: id })} />
      <OwnPlace choose={go} />
      <RadioGroup
        label={t.months}
        name="months"
        options={t.monthChoices}
        first={choice.months}
        choose={(months) => change({ ...choice, months })}
      />
      <button type="button" className="button" onClick={close}>
        {t.done}
      </button>
    </dialog>,
    document.body,
  );
}

function Cities({ choose }: { choose: (place: ListedPlace) => void }) {
  const [typed, setTyped] = useState("");
  const places = useReply(get(calendarApi.calendarPlaces, {}));
  const found = findPlaces(places.data ?? [], typed);
  return (
    <div className="field">
      <label htmlFor="city">{t.search}</label>
      <span className="line">
        <input
          id="city"
          type="search"
          autoComplete="off"
          spellCheck="false"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby="cities"
        />
      </span>
      <p id="cities" aria-live="polite">
        {hintOf(places.status, typed, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="cities">
          {found.map((place) => (
            <li key={place.id}>
              <button type="button" onClick={() => choose(place)}>
                {place.name} <small>{place.country}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function hintOf(status: "pending" | "success" | "error", typed: string, found: number) {
  if (status === "error") return t.failed;
  if (typed.trim() === "") return t.hint;
  return status === "success" && found === 0 ? t.nothing : "";
}

const lettersOf = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ø", "o").toLowerCase().trim();

/**
 * Returns the cities whose name begins with what is typed, and then those in which a later word or the country does.
 */
function findPlaces(places: readonly ListedPlace[], typed: string) {
  const letters = lettersOf(typed);
  if (letters === "") return [];
  const begins = (text: string) => lettersOf(text).startsWith(letters);
  const rank = ({ name, country }: ListedPlace) => {
    if (begins(name)) return 0;
    return `${name} ${country}`.split(" ").some(begins) || begins(country) ? 1 : null;
  };
  return places
    .flatMap((place) => {
      const found = rank(place);
      return found === null ? [] : [{ place, found }];
    })
    .toSorted((one, other) => one.found - other.found)
    .slice(0, MOST_SHOWN)
    .map(({ place }) => place);
}

function OwnPlace({ choose }: { choose: (query: CalendarQuery) => void }) {
  const [status, setStatus] = useState<"looking" | "refused" | "unknown" | null>(null);

  async function look() {
    setStatus("looking");
    const found = await readPosition();
    if (typeof found === "string") return setStatus(found);
    // A position is never sent in more detail than a tenth of a degree, whatever the device knows.
    const [latitude, longitude] = [found.latitude.toFixed(1), found.longitude.toFixed(1)];
    return choose({ latitude, longitude, zone: deviceTimeZone() });
  }

  return (
    <div className="own-place">
      <button type="button" className="button quiet" disabled={status === "looking"} onClick={() => void look()}>
        {t.mine}
      </button>
      <output>{status === null ? t.mineHint : t[status]}</output>
    </div>
  );
}
