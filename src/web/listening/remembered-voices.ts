import type { Template } from "#practice/listening/teaching.ts";

/** Raised when templates of an earlier version would be of no use. */
const VERSION = 1;

/** Template of a mantra as the person of this device chants it, kept only if asked. Null where nothing is kept. */
export async function recallVoice(mantraId: string): Promise<Template | null> {
  // Nothing but this file writes this table.
  const template = (await request("readonly", (voices) => voices.get(mantraId))) as Template | undefined;
  return template ?? null;
}

export const rememberVoice = (mantraId: string, template: Template) =>
  request("readwrite", (voices) => voices.put(template, mantraId));

export const forgetVoice = (mantraId: string) => request("readwrite", (voices) => voices.delete(mantraId));

/** Rejects where the browser refuses a database. */
async function request(mode: IDBTransactionMode, ask: (voices: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await connect();
  try {
    const transaction = database.transaction("voices", mode);
    const asked = ask(transaction.objectStore("voices"));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("It was aborted")));
    });
    return asked.result;
  } finally {
    database.close();
  }
}

const connect = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("voices", VERSION);
    opening.addEventListener("upgradeneeded", () => {
      for (const table of opening.result.objectStoreNames) opening.result.deleteObjectStore(table);
      opening.result.createObjectStore("voices");
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("The database cannot be opened")));
  });
