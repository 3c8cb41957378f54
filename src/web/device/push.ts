import { serviceWorker } from "#model/app-shell.ts";

/** Where a browser wants to be reminded, as the server takes it. */
interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Why a browser does not remind. */
export type PushRefusal = "unsupported" | "refused" | "failed";

/** Time in ms for the service worker to be installed, which keeps the whole app first. */
const installTime = 30_000;

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** True where the person has allowed notifications and not taken that back. */
export const mayNotify = () => isSupported() && Notification.permission === "granted";

/** Asks for permission and subscribes, after a press only. A subscription by earlier keys of the site is replaced. */
export async function subscribeToPush(publicKey: string): Promise<Subscription | PushRefusal> {
  if (!isSupported()) return "unsupported";
  try {
    if ((await Notification.requestPermission()) !== "granted") return "refused";
    await navigator.serviceWorker.register(serviceWorker);
    const { pushManager } = await whenInstalled();
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : "failed";
  } catch (error) {
    console.info("The browser does not remind", error);
    return "failed";
  }
}

/** A worker that cannot be installed is waited for without end otherwise. */
const whenInstalled = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The worker is not ready")), installTime)),
  ]);

/** Ends the subscription of this browser. The server has been told before, so a failure changes nothing. */
export async function unsubscribeFromPush() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    console.info("The browser keeps its subscription", error);
  }
}
