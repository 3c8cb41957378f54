import { useId, useState } from "react";
import type { PushSubscriptionBody } from "#contract/reminders.ts";
import { reminderSwitchMessages as t } from "#messages/reminders.ts";
import { mayNotify, subscribeToPush, unsubscribeFromPush } from "../../../device/push.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";

interface Props {
  push: { publicKey: string; isOnHere: boolean };
  hasTimes: boolean;
  add: (subscription: PushSubscriptionBody) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** Reminders on this device. The browser asks for permission after the press, and never before. */
export function ReminderSwitch({ push, hasTimes, add, remove }: Props) {
  const id = useId();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState("");
  useHeldFocus(isWorking);
  const isOn = push.isOnHere && mayNotify();

  async function turn(): Promise<string> {
    if (isOn) {
      await remove();
      await unsubscribeFromPush();
      return "";
    }
    if (!hasTimes) return t.noTimes;
    const subscription = await subscribeToPush(push.publicKey);
    if (typeof subscription === "string") return t[subscription];
    await add(subscription);
    return "";
  }

  async function press() {
    setWorking(true);
    setProblem(await turn().catch(errorMessage));
    setWorking(false);
  }

  return (
    <section>
      <div className="field switch-line">
        <span id={id}>{t.title}</span>
        <button
          type="button"
          className="switch-button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          disabled={isWorking}
          onClick={() => void press()}
        />
        <small id={`${id}-note`}>{t.hint}</small>
      </div>
      <output>{problem}</output>
    </section>
  );
}
