import { section } from "./language.ts";

export const toastMessages = section({
  en: { close: "Close", region: "Notifications", announced: "Notification" },
});
