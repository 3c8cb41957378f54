import { useId, useState } from "react";
import { calendarAddressMessages as t } from "#messages/reminders.ts";
import { copyText } from "../../../device/share.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";

interface Props {
  /** When the present address was made; null without one. */
  since: string | null;
  /** Resolves to a new address. */
  make: () => Promise<string>;
  stop: () => Promise<unknown>;
}

/** The secret address that calendar programs fetch. It is shown once, because only its hash is kept. */
export function CalendarAddress({ since, make, stop }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  useHeldFocus(isWorking);

  async function run(work: () => Promise<void>) {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      showToast({ title: t.failed, description: errorMessage(error), variant: "destructive" });
    }
    setWorking(false);
  }

  const renew = () => run(async () => setAddress(await make()));
  const end = () =>
    run(async () => {
      await stop();
      setAddress(null);
      showToast(t.stopped);
    });

  return (
    <section className="calendar-address" aria-labelledby="calendar-address">
      <h4 id="calendar-address">{t.title}</h4>
      {since === null && <p>{t.text}</p>}
      {address !== null && since !== null && <NewAddress key={address} address={address} />}
      {since !== null && (
        <p>
          <small>
            {t.since(since)} {t.sinceHint}
          </small>
        </p>
      )}
      <p className="buttons">
        <button className="button quiet" disabled={isWorking} onClick={() => void renew()}>
          {since === null ? t.make : t.renew}
        </button>
        {since !== null && (
          <button className="button quiet" disabled={isWorking} onClick={() => void end()}>
            {t.stop}
          </button>
        )}
      </p>
    </section>
  );
}

function NewAddress({ address }: { address: string }) {
  const id = useId();
  const [copying, setCopying] = useState<"copied" | "refused" | null>(null);
  const copy = async () => setCopying((await copyText(address)) === "copied" ? "copied" : "refused");
  return (
    <div className="new-address">
      <div className="field">
        <label htmlFor={id}>{t.address}</label>
        <div className="line">
          <input
            id={id}
            readOnly
            value={address}
            aria-describedby={`${id}-once`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" onClick={() => void copy()}>
            {copying === "copied" ? t.copied : t.copy}
          </button>
        </div>
        <output id={`${id}-once`}>{copying === "refused" ? t.notCopied : t.once}</output>
      </div>
      <a className="button" href={address.replace(/^https?:/, "webcal:")}>
        {t.open}
      </a>
    </div>
  );
}
