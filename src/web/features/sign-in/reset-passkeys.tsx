import { useEffect, useState } from "react";
import type { Passkey } from "#contract/personal-replies.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../data/call.ts";
import { useSession } from "../../data/session.ts";
import { PasskeyChoice } from "../../ui/passkey-choice.tsx";
import { readToken } from "./mode.ts";

/** Lists the passkeys of the account to which the link in the address belongs. A hosted provider has none. */
export function ResetPasskeys() {
  const { data: session } = useSession();
  const isOurs = session?.identity.provider === "builtin";
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);

  useEffect(() => {
    const token = readToken(location.search);
    if (!isOurs || token === "") return;
    // Without the list, the server removes passkeys in doubt. A fault of the link is shown when the form is sent.
    call(personalApi.passkeysOfReset, {}, { token }).then(setPasskeys, console.info);
  }, [isOurs]);

  return <PasskeyChoice passkeys={passkeys} />;
}
