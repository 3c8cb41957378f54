import { expect, test } from "vitest";
import { isOnePartRepeated } from "./one-part.ts";

test("a text of one part that is said again is told from texts whose parts differ", () => {
  expect(["राधे राधे", "Rādhe, rādhe", "राम राम राम ।", "ōm ōm"].filter(isOnePartRepeated)).toHaveLength(4);
  const others = ["ॐ", "राधे राधा", "हरे कृष्ण हरे राम", "oṃ oṃ namaḥ", "rāma rāma rām", "", " । "];
  expect(others.filter(isOnePartRepeated)).toEqual([]);
});
