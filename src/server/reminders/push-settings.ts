import { createECDH } from "node:crypto";
import type { Settings } from "../settings.ts";

/** The push services of browsers recognize this site by these keys. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /**
   * At this address the operators of a push service can reach the owner of the site. It begins with mailto: or https:.
   */
  subject: string;
}

const names = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const;

/** Reads the keys; null without any, and then the site sends no reminders. No error message contains them. */
export function readPushSettings(settings: Settings): PushSettings | null {
  const [publicKey, privateKey, subject] = names.map((name) => settings.given(name));
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) {
    settings.fault(`${names.join(", ")} must be set together.`);
    return null;
  }
  if (!isPair(publicKey, privateKey))
    settings.fault(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, as npx web-push generate-vapid-keys makes it.",
    );
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(subject))
    settings.fault("VAPID_SUBJECT must be a mailto: or https:// address of the site's owner.");
  return { publicKey, privateKey, subject };
}

function isPair(publicKey: string, privateKey: string) {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(privateKey, "base64url");
  } catch {
    // The text is not a key.
    return false;
  }
  return curve.getPublicKey("base64url") === publicKey.replace(/=+$/, "");
}
