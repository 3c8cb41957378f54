import { readStored } from "./storage.ts";

/** Tells the listeners of this page what is stored under a key now, as a browser tells those of all other pages. */
export const tellStored = (key: string) =>
  void dispatchEvent(new StorageEvent("storage", { key, newValue: readStored(key) }));
