import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Verse } from "./verse.tsx";

const padas = [
  { sanskrit: "उर्वारुकमिव बन्धनान्", transliteration: "urvārukamiva bandhanān", plain: "urvarukamiva bandhanan" },
  { sanskrit: "मृत्योर्मुक्षीय मामृतात् ॥", transliteration: "mṛtyormukṣīya māmṛtāt ||", plain: "mrityormukshiya mamritat" },
];

test("each pāda is a line in Devanagari, in plain letters and in IAST, and a word that runs on is marked as such", () => {
  expect(renderToStaticMarkup(<Verse mantra={{ padas, width: 11 }} />)).toBe(
    '<div class="verse em-11"><p class="sanskrit" lang="sa-Deva" data-in-script="" translate="no">' +
      '<span class="joined">उर्वारुकमिव बन्धनान्</span><span>मृत्योर्मुक्षीय मामृतात्\u00A0॥</span></p>' +
      '<p class="transliteration plain" lang="sa-Latn" translate="no">' +
      '<span class="joined">urvarukamiva bandhanan</span><span>mrityormukshiya mamritat</span></p>' +
      '<p class="transliteration iast" lang="sa-Latn" translate="no">' +
      '<span class="joined">urvārukamiva bandhanān</span><span>mṛtyormukṣīya māmṛtāt</span></p></div>',
  );
});
