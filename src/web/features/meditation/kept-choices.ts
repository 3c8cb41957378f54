import { parseJsonObject } from "#engines/json-object.ts";
import type { Choices } from "#engines/sitting-plan.ts";
import { readStored, writeStored } from "../../device/storage.ts";

const KEY = "sitting";

/** Choices of the last sitting; null on a first visit, and where the browser stores nothing. */
export function keptChoices(): Choices | null {
  const texts = Object.entries(parseJsonObject(readStored(KEY))).filter(isText);
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

const isText = (choice: [string, unknown]): choice is [string, string] => typeof choice[1] === "string";

export const isSomethingKept = () => readStored(KEY) !== null;

export const keepChoices = (choices: Choices) => void writeStored(KEY, JSON.stringify(choices));
