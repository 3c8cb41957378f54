import { expect, test } from "vitest";
import { textStorage } from "./storage.ts";

/** Creates a storage in memory, with a limit of characters. */
function storageOf({ capacity = Number.POSITIVE_INFINITY } = {}): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, value);
    },
  };
}

function forbidden(): Storage {
  throw new DOMException("forbidden", "SecurityError");
}

const logTo = (logged: unknown[]) => (error: unknown) => void logged.push(error);

test("a text is read as it was written, until it is removed", () => {
  const browser = storageOf();
  const logged: unknown[] = [];
  const { read, write } = textStorage(() => browser, logTo(logged));
  expect(read("theme")).toBeNull();
  expect(write("theme", "night")).toBe(true);
  expect(read("theme")).toBe("night");
  expect(write("theme", null)).toBe(true);
  expect(read("theme")).toBeNull();
  expect(logged).toEqual([]);
});

test("its keys are listed, and none where it is forbidden", () => {
  const browser = storageOf();
  const opened = textStorage(
    () => browser,
    () => {},
  );
  opened.write("theme", "night");
  expect(opened.keys()).toEqual(["theme"]);
  expect(textStorage(forbidden, () => {}).keys()).toEqual([]);
});

test("an empty text is a text", () => {
  const browser = storageOf();
  const { read, write } = textStorage(() => browser, logTo([]));
  write("note", "");
  expect(read("note")).toBe("");
});

test("forbidden storage reads as empty and takes nothing, and says so once", () => {
  const logged: unknown[] = [];
  const { read, write } = textStorage(forbidden, logTo(logged));
  expect(read("theme")).toBeNull();
  expect(write("theme", "night")).toBe(false);
  expect(write("theme", null)).toBe(false);
  expect(logged).toEqual([expect.objectContaining({ name: "SecurityError" })]);
});

test("in a full storage the old text stays, and what fits is still taken", () => {
  const browser = storageOf({ capacity: 5 });
  const logged: unknown[] = [];
  const { read, write } = textStorage(() => browser, logTo(logged));
  write("theme", "day");
  expect(write("theme", "twilight")).toBe(false);
  expect(read("theme")).toBe("day");
  expect(write("theme", "night")).toBe(true);
  expect(logged).toEqual([expect.objectContaining({ name: "QuotaExceededError" })]);
});
