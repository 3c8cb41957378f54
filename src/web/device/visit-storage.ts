/* @chunk reading */
import { logRefusal, textStorage } from "./storage.ts";

/** Texts that last as long as the tab, and that no other tab sees. */
export const { read: readVisit, write: writeVisit } = textStorage(() => sessionStorage, logRefusal);
