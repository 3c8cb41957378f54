import { second } from "#model/durations.ts";
import type { ReminderMessage } from "#model/reminders.ts";
import { sendToPublicHost, type Network } from "../outgoing/public-host.ts";
import type { PushSettings } from "./push-settings.ts";

interface PushTarget {
  endpoint: string;
  public_key: string;
  auth_secret: string;
}

const timeLimit = 10 * second;

/**
 * Sends a message that only the browser can read to the push service that the browser has named. The service deletes it
 * after so many seconds. Resolves to the status of the response.
 */
export async function sendPush(
  { network, push }: { network: Network; push: PushSettings },
  { endpoint, public_key, auth_secret }: PushTarget,
  { message, seconds }: { message: ReminderMessage; seconds: number },
): Promise<number> {
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: public_key, auth: auth_secret } },
    JSON.stringify(message),
    { vapidDetails: push, TTL: seconds, topic: "practice", contentEncoding: "aes128gcm" },
  );
  const { status } = await sendToPublicHost(network, new URL(endpoint), {
    method: "POST",
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(body && { content: body }),
    maxBytes: 0,
    signal: AbortSignal.timeout(timeLimit),
  });
  return status;
}
