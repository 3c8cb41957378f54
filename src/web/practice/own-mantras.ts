import { parseJsonObject } from "#engines/json-object.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { BEADS_PER_MALA, roundSizes, type RoundSize } from "#model/practice.ts";
import { stored, type TextStorage } from "../device/storage.ts";
import { RECORD } from "./follow/follow-record.ts";
import { noteChange } from "./follow/note-change.ts";
import { PERSON_KEY } from "./person.ts";

/** Before the id of a mantra: the key of the storage, and the name of the field that follows the person. */
const KEY = "own-mantra:";
export const OWN_MANTRA_FIELD = "own-mantra/";

/** The key under which this device stores a mantra. */
export const keyOfOwnMantra = (id: string) => KEY + id;

/** What a person says of a mantra of their own. */
export interface OwnMantraText {
  title: string;
  /** The text is empty where the mantra is kept in mind alone. */
  text: string;
  round: RoundSize;
}

/** A mantra that somebody has made on this device, or keeps with their account. */
export interface OwnMantra extends OwnMantraText {
  id: string;
  /** It is false for a mantra that never leaves this device. */
  isWithAccount: boolean;
  /** The only person to whom it is shown; null for one that was made while nobody was signed in. */
  owner: string | null;
}

/** True for a key of such a mantra, of who sees it or of what the account has, and for null: then everything has changed. */
export const isOfOwnMantras = (key: string | null) =>
  key === null || key === PERSON_KEY || [KEY, RECORD].some((prefix) => key.startsWith(prefix));

/** The mantras of their own that people keep on this device. */
export function ownMantrasIn(storage: TextStorage) {
  const isSeen = ({ owner }: OwnMantra) => owner === null || owner === storage.read(PERSON_KEY);

  const read = (id: string): OwnMantra | null =>
    isOwnMantra(id) ? readOwn(id, storage.read(keyOfOwnMantra(id))) : null;

  const every = () => storage.keys().flatMap((key) => (key.startsWith(KEY) ? (read(key.slice(KEY.length)) ?? []) : []));

  /** The result is false where storage refuses. */
  const write = ({ id, ...mantra }: OwnMantra): boolean => storage.write(keyOfOwnMantra(id), JSON.stringify(mantra));

  const forget = (id: string): boolean => storage.write(keyOfOwnMantra(id), null);

  return {
    /** These mantras may be shown now. They are in the order of their titles. */
    all: (): OwnMantra[] =>
      every()
        .filter(isSeen)
        .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1)),

    /** The result is null also for a mantra of a person who is not signed in. */
    find(id: string): OwnMantra | null {
      const mantra = read(id);
      return mantra && isSeen(mantra) ? mantra : null;
    },

    ofPerson: (uid: string): OwnMantra[] => every().filter(({ owner }) => owner === uid),

    /** Keeps it as that of whoever is signed in. False where storage refuses: then nothing has changed. */
    save(mantra: Omit<OwnMantra, "owner">): boolean {
      if (mantra.isWithAccount || read(mantra.id)?.isWithAccount) noteChange(storage, OWN_MANTRA_FIELD + mantra.id);
      return write({ ...mantra, owner: storage.read(PERSON_KEY) });
    },

    /** This removes the mantra from this device, and from the account where it is kept there. */
    remove(id: string): boolean {
      if (read(id)?.isWithAccount) noteChange(storage, OWN_MANTRA_FIELD + id);
      return forget(id);
    },

    /** This removes the mantra from this device alone. */
    forget,

    /** The value is JSON, as the account knows the mantra; it is null for one that the account does not know. */
    readForAccount(id: string): string | null {
      const mantra = read(id);
      return mantra?.isWithAccount ? textForAccount(mantra) : null;
    },

    /** One that this device alone keeps stays, whatever an account has removed. */
    writeFromAccount(id: string, json: string | null): boolean {
      if (json === null) return read(id)?.isWithAccount ? forget(id) : true;
      const told = readOwn(id, json);
      return told !== null && write({ ...told, isWithAccount: true, owner: storage.read(PERSON_KEY) });
    },

    /** Fields of the person who is signed in. */
    fieldNames: (): string[] =>
      every()
        .filter((mantra) => mantra.isWithAccount && mantra.owner === storage.read(PERSON_KEY))
        .map(({ id }) => OWN_MANTRA_FIELD + id),
  };
}

/** The value is JSON, as the account keeps it. */
export const textForAccount = ({ title, text, round }: OwnMantraText): string =>
  JSON.stringify({ title, text, round } satisfies OwnMantraText);

/** The result is null for text that was changed by hand. */
function readOwn(id: string, json: string | null): OwnMantra | null {
  const { title, text, round, isWithAccount, owner } = parseJsonObject(json);
  if (typeof title !== "string" || typeof text !== "string") return null;
  return {
    id,
    title,
    text,
    round: roundSizes.find((size) => size === round) ?? BEADS_PER_MALA,
    isWithAccount: isWithAccount === true,
    owner: typeof owner === "string" ? owner : null,
  };
}

/** What a mantra is called on this device: the server knows no title of one that somebody has made themselves. */
export const titleHere = ({ mantraId, title }: { mantraId: string; title: string }): string =>
  ownMantrasIn(stored).find(mantraId)?.title ?? title;
