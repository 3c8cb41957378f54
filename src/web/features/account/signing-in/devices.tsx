import { useRef, useState } from "react";
import type { SignedInDevice } from "#contract/personal-replies.ts";
import { useReplyCache, type ReplyCache } from "../../../data/reply-cache.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { deviceName } from "#messages/device.ts";
import { signingInMessages as t } from "#messages/account.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { dayInWords } from "../day-in-words.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../../data/call.ts";
import { whileSignedIn } from "../../../data/current-user.ts";
import { get, refetch } from "../../../data/queries.ts";

/** Lists the browsers in which the person is signed in, each of which can be signed out. */
export function Devices() {
  const { data: devices, status } = usePersonal(devicesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const { leaving, leave } = useSigningOut(() => heading.current?.focus({ preventScroll: true }));
  return (
    <div className="access devices">
      <h4 ref={heading} tabIndex={-1}>
        {t.devices}
      </h4>
      {status === "error" && (
        <p className="field-error" role="alert">
          {t.devicesFailed}
        </p>
      )}
      <ul className="entries">
        {devices?.toSorted(currentFirst).map((device) => (
          <Device
            key={device.id}
            device={device}
            isLeaving={leaving === device.id}
            onLeave={() => void leave(device)}
          />
        ))}
      </ul>
      {devices && devices.length > 2 && (
        <button className="button quiet" disabled={leaving === others} onClick={() => void leave(null)}>
          {leaving === others && <span className="spinner" />}
          {t.signOutOthers}
        </button>
      )}
    </div>
  );
}

const currentFirst = (a: SignedInDevice, b: SignedInDevice) => Number(b.current) - Number(a.current);

interface DeviceProps {
  device: SignedInDevice;
  isLeaving: boolean;
  onLeave: () => void;
}

function Device({ device: { device, current, createdAt, lastUsedAt }, isLeaving, onLeave }: DeviceProps) {
  const name = deviceName(device);
  const [since, lastUsed] = [dayInWords(createdAt), dayInWords(lastUsedAt)];
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>
          {t.since} <span>{since}</span>
          {lastUsed !== since && (
            <>
              {" "}
              · {t.lastUsed} <span>{lastUsed}</span>
            </>
          )}
        </small>
      </p>
      {current ? (
        <small>{t.thisDevice}</small>
      ) : (
        <button className="text-button" aria-label={t.signOutOf(name)} disabled={isLeaving} onClick={onLeave}>
          {isLeaving && <span className="spinner" />}
          {t.signOut}
        </button>
      )}
    </li>
  );
}

const others = "others";

/** Signs devices out, one at a time, and shows the outcome in a toast. */
function useSigningOut(onDone: () => void) {
  const replies = useReplyCache();
  const [leaving, setLeaving] = useState<string | null>(null);
  useHeldFocus(leaving !== null);

  async function leave(device: SignedInDevice | null) {
    setLeaving(device?.id ?? others);
    try {
      await signOutDevice(replies, device?.id ?? null);
      showToast(device ? t.signedOut : t.othersSignedOut);
      onDone();
    } catch (error) {
      showToast({ title: t.notSignedOut, description: errorMessage(error), variant: "destructive" });
    }
    setLeaving(null);
  }

  return { leaving, leave };
}

export const devicesQuery = get(personalApi.sessions, {});

/** Signs another device out; null signs out all others. */
const signOutDevice = (replies: ReplyCache, sessionId: string | null) =>
  whileSignedIn(replies, async () => {
    await (sessionId === null ? call(personalApi.endOtherSessions, {}) : call(personalApi.endSession, { sessionId }));
    await refetch(replies, devicesQuery);
  });
