import { section } from "./language.ts";

/** In the first load, because it is for the case that nothing more can be loaded. */
export const criticalMessages = section({
  en: { title: "Critical application error", reload: "Reload Application" },
});
