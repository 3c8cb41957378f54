import { serviceWorker } from "#model/app-shell.ts";

/** The address and keys of a browser for reminders, in the form that the server accepts. */
interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The reason why a browser shows no reminders. */
export type PushRefusal = "unsupported" | "refused" | "failed";

/** The installation of the service worker, which first stores the whole app, may take so many ms. */
const installTime = 30_000;

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns true where the person has allowed notifications and not withdrawn the permission. */
export const mayNotify = () => isSupported() && Notification.permission === "granted";

/**
 * Asks for permission and subscribes. It must be called after a press. A subscription with earlier keys of the site is
 * replaced.
 */
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

/** Waits for the installed worker, but not without end, because a worker that cannot be installed never answers. */
const whenInstalled = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The worker is not ready")), installTime)),
  ]);

/** Ends the subscription of this browser. The server has already been told, so a failure makes no difference. */
export async function unsubscribeFromPush() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    console.info("The browser keeps its subscription", error);
  }
}
