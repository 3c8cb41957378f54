import { join } from "node:path";
import { expect, test } from "vitest";
import { withoutSilentA } from "../../src/model/silent-a.ts";
import { parseIast } from "./iast.ts";
import { readMantraTexts } from "./mantra-text.ts";

const verses = readMantraTexts(join(import.meta.dirname, "../../content")).filter(
  ({ language }) => language === "awadhi",
);

test("the a's that plain letters leave out are those that the recordings do not sing", () => {
  expect(verses.length).toBeGreaterThan(40);
  for (const { id, transliteration } of verses) {
    const silent = new Set(
      parseIast(transliteration, "awadhi").flatMap((sound) =>
        sound.kind === "vowel" && sound.isSilent ? sound.at : [],
      ),
    );
    const sung = [...transliteration].filter((_, at) => !silent.has(at)).join("");
    expect({ id, text: withoutSilentA(transliteration) }).toEqual({ id, text: sung });
  }
});
