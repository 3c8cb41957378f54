import type { Page, Worker } from "@playwright/test";
import { at } from "./journey.ts";

interface Shown extends NotificationOptions {
  title: string;
}

/** What the service worker's own program calls in its scope, and a list of what it has opened. */
interface WorkerScope extends EventTarget {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<unknown> } };
  opened: string[];
}

/** Registers the worker, and returns it with the way to send it a message as a push service does. */
export async function openWorker(page: Page) {
  await page.context().grantPermissions(["notifications"], { origin: at("") });
  await page.goto(at("/about"));
  const browser = await page.context().newCDPSession(page);
  const refusals: string[] = [];
  browser.on("ServiceWorker.workerErrorReported", ({ errorMessage }) => refusals.push(errorMessage.errorMessage));
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const started = page.context().waitForEvent("serviceworker");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (data: string) =>
    browser.send("ServiceWorker.deliverPushMessage", { origin: at(""), registrationId, data });
  return { worker: await started, push, refusals };
}

/**
 * Chromium without windows shows no notification, whatever is granted, so a list stands in for it there. No browser opens
 * a window without a touch, which nobody can give to a worker.
 */
export const standInForWindows = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    const { registration, clients, WindowClient } = scope;
    scope.opened = [];
    clients.openWindow = async (url) => (scope.opened.push(`opens ${url}`), null);
    WindowClient.prototype.focus = async function focus() {
      scope.opened.push(`focuses ${this.url}`);
      return this;
    };
    if (Notification.permission === "granted") return;
    const shown = new Map<string, Notification>();
    registration.getNotifications = async () => [...shown.values()];
    registration.showNotification = async (title, options = {}) => {
      const { tag = "", icon = "" } = options;
      const close = () => void shown.delete(tag);
      const full = { title, ...options, icon: new URL(icon, scope.location.origin).href, close };
      shown.set(tag, full as unknown as Notification);
    };
  });

export const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, icon, data }): Shown => ({ title, body, tag, icon, data: data as unknown }));
  });

/** Touches what is shown, and resolves to what that has opened. */
export const touch = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    const waiting: unknown[] = [];
    const waitUntil = (promise: unknown) => void waiting.push(promise);
    scope.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
    await Promise.all(waiting);
    return { opened: scope.opened.splice(0), left: (await scope.registration.getNotifications()).length };
  });
