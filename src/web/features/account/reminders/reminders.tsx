import { useState } from "react";
import { personalApi } from "#contract/personal-api.ts";
import type { Reminders as Kept } from "#contract/reminders.ts";
import { remindersMessages as t, remindersSettingMessages } from "#messages/reminders.ts";
import { call } from "../../../data/call.ts";
import { whileSignedIn } from "../../../data/current-user.ts";
import { get } from "../../../data/queries.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";
import { Working } from "../../../ui/working.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import { ReminderSwitch } from "./reminder-switch.tsx";
import { ChoicesForm } from "./choices-form.tsx";

const remindersQuery = get(personalApi.reminders, {});

/** Times of practice, and what brings a person back to them: reminders, and their calendar. */
export default function Reminders() {
  const { data: kept, status } = usePersonal(remindersQuery);
  if (status === "pending") return <Working>{remindersSettingMessages.loading}</Working>;
  if (kept) return <LoadedReminders kept={kept} />;
  return (
    <p className="field-error" role="alert">
      {t.failed}
    </p>
  );
}

function LoadedReminders({ kept }: { kept: Kept }) {
  const replies = useReplyCache();
  const [choices, setChoices] = useState(kept.choices);

  /** Sends a change, and shows what is stored then. */
  const send = (work: () => Promise<Kept>) =>
    whileSignedIn(replies, async () => {
      await replies.mutate(remindersQuery.path, await work(), { revalidate: false });
    });
  const save = () => send(() => call(personalApi.saveReminders, {}, { ...choices, timeZone: deviceTimeZone() }));

  /** What was chosen and not saved yet counts too for whoever puts it in their calendar. */
  async function saveFirst() {
    if (JSON.stringify(choices) !== JSON.stringify(kept.choices)) await save();
  }

  async function makeAddress() {
    await saveFirst();
    let address = "";
    await send(async () => {
      ({ address } = await call(personalApi.makeCalendarAddress, {}, {}));
      return call(personalApi.reminders, {});
    });
    return address;
  }

  return (
    <div className="reminders">
      <ChoicesForm
        kept={kept.choices}
        choices={choices}
        change={(changes) => setChoices({ ...choices, ...changes })}
        save={save}
      />
      {kept.push && (
        <ReminderSwitch
          push={kept.push}
          hasTimes={choices.times.length > 0}
          add={async (subscription) => {
            await saveFirst();
            await send(() => call(personalApi.addReminderDevice, {}, subscription));
          }}
          remove={() => send(() => call(personalApi.removeReminderDevice, {}))}
        />
      )}
      <CalendarAddress
        since={kept.calendarSince}
        make={makeAddress}
        stop={() => send(() => call(personalApi.removeCalendarAddress, {}))}
      />
    </div>
  );
}
