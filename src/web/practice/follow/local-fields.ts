import { parseJsonObject } from "#engines/json-object.ts";
import { languages } from "#model/languages.ts";
import { otherScripts } from "#model/scripts/write-in.ts";
import type { TextStorage } from "../../device/storage.ts";
import { OWN_MANTRA_FIELD, ownMantrasIn } from "../own-mantras.ts";

/** Fields that follow a person, as the features of this device keep them. A value is JSON; null where there is none. */
export interface LocalFields {
  names(): string[];
  read(name: string): string | null;
  /** False where storage refuses, and for a field that is kept elsewhere. */
  write(name: string, text: string | null): boolean;
}

/** Members of one object that is stored under a key. */
interface Group {
  prefix: string;
  key: string;
  /** The field is absent where every member follows. */
  members?: readonly string[];
  /** True for members that are texts of the person's own, and encoded in the names of their fields. */
  isEncoded?: true;
}

const groups: readonly Group[] = [
  { prefix: "beads/", key: "bead-choices", members: ["click", "vibration", "headset"] },
  { prefix: "recording/", key: "recording-choices", members: ["speed"] },
  { prefix: "sitting/", key: "sitting" },
  { prefix: "own-sitting/", key: "own-sittings", isEncoded: true },
  { prefix: "hymn/", key: "hymn-places" },
  { prefix: "learn/", key: "learning" },
  { prefix: "round/", key: "rounds" },
];

const sameTexts = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, JSON.stringify(text)]));

/** The language and the script that were chosen, which say nothing of whose practice the device keeps. */
const LANGUAGE_FIELD = "language";
const SCRIPT_FIELD = "script";
export const isOfReading = (field: string) => field === LANGUAGE_FIELD || field === SCRIPT_FIELD;

/** Texts that are stored under a key of their own, and the JSON that says the same. */
const single: Readonly<Record<string, { key: string; texts: Readonly<Record<string, string>> }>> = {
  "chant/mode": { key: "chant-mode", texts: { auto: '"auto"', manual: '"manual"' } },
  "chant/prayers": { key: "japa-prayers", texts: { offered: "true" } },
  [LANGUAGE_FIELD]: { key: "language", texts: sameTexts(languages) },
  [SCRIPT_FIELD]: { key: "script", texts: sameTexts(otherScripts) },
};

/** Before the id of a vow: the field, the key of what was vowed, and that of the malas of its days. */
const VOW = { field: "vow/", terms: "vow:", kept: "vow-kept:" } as const;

export const vowKeptKey = (vowId: string) => VOW.kept + vowId;

/** `tell` is called with a key whose text has been changed here, for the screens of this tab. */
export function localFields(storage: TextStorage, tell: (key: string) => void): LocalFields {
  const ownMantras = ownMantrasIn({ ...storage, write: put });

  function put(key: string, text: string | null) {
    if (!storage.write(key, text)) return false;
    tell(key);
    return true;
  }

  return {
    names: () => [
      ...storage.keys().flatMap((key) => (key.startsWith(VOW.terms) ? VOW.field + key.slice(VOW.terms.length) : [])),
      ...ownMantras.fieldNames(),
      ...Object.keys(single).filter((name) => readSingle(storage, name) !== null),
      ...groups.flatMap(({ prefix, key, members, isEncoded }) =>
        Object.keys(parseJsonObject(storage.read(key)))
          .filter((member) => members?.includes(member) ?? true)
          .map((member) => prefix + (isEncoded ? encodeURIComponent(member.toWellFormed()) : member)),
      ),
    ],
    read(name) {
      if (name.startsWith(VOW.field)) return readVow(storage, name.slice(VOW.field.length));
      if (name.startsWith(OWN_MANTRA_FIELD)) return ownMantras.readForAccount(name.slice(OWN_MANTRA_FIELD.length));
      const found = groupOf(name);
      if (!found) return readSingle(storage, name);
      const value = parseJsonObject(storage.read(found.key))[found.member];
      return value === undefined || value === null ? null : JSON.stringify(value);
    },
    write(name, text) {
      if (name.startsWith(VOW.field)) return writeVow(put, name.slice(VOW.field.length), text);
      if (name.startsWith(OWN_MANTRA_FIELD))
        return ownMantras.writeFromAccount(name.slice(OWN_MANTRA_FIELD.length), text);
      const found = groupOf(name);
      if (!found) return writeSingle(put, name, text);
      const { [found.member]: _before, ...others } = parseJsonObject(storage.read(found.key));
      const next = text === null ? others : { ...others, [found.member]: JSON.parse(text) as unknown };
      return put(found.key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    },
  };
}

function groupOf(name: string) {
  const group = groups.find(({ prefix }) => name.startsWith(prefix));
  if (!group) return null;
  const encoded = name.slice(group.prefix.length);
  const member = group.isEncoded ? decoded(encoded) : encoded;
  if (member === null) return null;
  return (group.members?.includes(member) ?? true) ? { key: group.key, member } : null;
}

/** Null for what no browser has encoded. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readSingle(storage: TextStorage, name: string) {
  const kept = single[name];
  return kept?.texts[storage.read(kept.key) ?? ""] ?? null;
}

function writeSingle(put: (key: string, text: string | null) => boolean, name: string, json: string | null) {
  const kept = single[name];
  if (!kept) return false;
  const text = Object.entries(kept.texts).find(([, said]) => said === json)?.[0];
  return put(kept.key, text ?? null);
}

function readVow(storage: TextStorage, vowId: string) {
  const terms = parseJsonObject(storage.read(VOW.terms + vowId));
  return Object.keys(terms).length > 0 ? JSON.stringify(terms) : null;
}

/** A vow that is gone leaves no malas behind. */
function writeVow(put: (key: string, text: string | null) => boolean, vowId: string, text: string | null) {
  if (text === null) put(VOW.kept + vowId, null);
  return put(VOW.terms + vowId, text);
}
