import { expect, test } from "vitest";
import { foldWord, wordsOf } from "./search-text.ts";

test.each([
  ["shiva siva Shiva śiva शिव"],
  ["krsna krishna Krishna kṛṣṇa krushna कृष्ण"],
  ["lakshmi laxmi lakṣmī lakhsmi लक्ष्मी"],
  ["ganesh ganesha gaṇeśa Gaṇeśaḥ गणेश"],
  ["mrityunjaya mrtyumjaya mrityunjay mrutyunjaya mṛtyuṃjaya mṛtyuñjaya मृत्युंजय मृत्युञ्जय"],
  ["namah namaha namaḥ nama नमः"],
  ["om aum oṃ oṁ ॐ ओम्"],
  ["sarasvati saraswati saraswathi sarasvatī सरस्वती"],
  ["hanuman hanumaan hanumān हनुमान् हनुमान"],
  ["shri shree sri śrī श्री"],
  ["ram rama raam rāma राम"],
  ["vishnu visnu viṣṇuḥ विष्णुः"],
  ["jnana gyan gyana jñāna ज्ञान"],
  ["jai jay jaya जय"],
  ["shanti santi shantih śāntiḥ शान्तिः शांति"],
  ["tryambakam triyambakam tryambakaṃ त्र्यम्बकम् त्र्यंबकं"],
  ["brahma bramha brahmā ब्रह्म"],
  ["rigveda rgveda ṛgveda ऋग्वेद"],
  ["datta data datha"],
  ["tihum tihũ तिहुँ"],
  ["108 १०८"],
])("%s are one word", (spellings) => {
  expect(new Set(spellings.split(" ").map(foldWord)).size).toBe(1);
});

test.each([
  ["shiva", "sita"],
  ["rama", "rameti"],
  ["maha", "ma"],
  ["hari", "hara"],
  ["vishnu", "krishna"],
  ["devi", "deva"],
  ["guru", "gauri"],
])("%s is not %s", (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other));
});

test("the accents of the Veda and a nukta change no word", () => {
  expect(foldWord("अ॒ग्निमी॑ळे")).toBe(foldWord("अग्निमीळे"));
  expect(foldWord("क़लम")).toBe(foldWord("कलम"));
});

test("what people type lies between the forms of Unicode", () => {
  expect(foldWord("lakṣmī".normalize("NFD"))).toBe(foldWord("lakṣmī".normalize("NFC")));
});

const texts = (text: string) => Array.from(wordsOf(text), (word) => word.text);

test("words are told apart by all that is no letter, dandas and avagrahas' apostrophes among it", () => {
  expect(texts("ॐ नमः शिवाय ॥ so’ham, “peace”—108! 🙏")).toEqual(["ॐ", "नमः", "शिवाय", "so", "ham", "peace", "108"]);
  expect(texts("॥ । 🙏")).toEqual([]);
});

test("a joiner within a word is not seen, but its place is kept", () => {
  const [word] = wordsOf("क्‍ष");
  expect(word).toEqual({ text: "क्ष", start: 0, end: 4 });
});
