import { expect, test } from "vitest";
import { toPlainRoman } from "./plain-roman.ts";

test.each([
  ["oṃ namaḥ śivāya |", "om namah shivaya |"],
  ["kṛṣṇāya vāsudevāya", "krishnaya vasudevaya"],
  ["oṃ gaṃ gaṇapataye namaḥ", "om gam ganapataye namah"],
  ["tryambakaṃ yajāmahe sugandhiṃ puṣṭivardhanam", "tryambakam yajamahe sugandhim pushtivardhanam"],
  ["saṃsāra śaṃkara siṃha", "samsara shankara simha"],
  ["saṃpad", "sampad"],
  ["pracodayāt", "prachodayat"],
  ["gacchāmi chandas", "gachchhami chhandas"],
  ["namo’stu", "namo’stu"],
  ["tihũ kā̃dhe baranaü̃ añjani", "tihun kandhe baranaun anjani"],
])("%s is spelled %s", (iast, plain) => {
  expect(toPlainRoman(iast)).toBe(plain);
});

test("Awadhi and Hindi are spelled as they are spoken: without silent a’s, and with gy for jñ", () => {
  expect(toPlainRoman("jaya hanumāna jñāna guna sāgara |", "awa")).toBe("jay hanuman gyan gun sagar |");
  expect(toPlainRoman("oṃ jaya jagadīśa hare", "hi")).toBe("om jay jagdish hare");
  expect(toPlainRoman("jaya hanumāna")).toBe("jaya hanumana");
});

test("a nasal vowel at the end of a word of Hindi is spelled with n, and Om and the words of Sanskrit with m", () => {
  expect(toPlainRoman("kṣaṇa meṃ dūra kare, dāsa janoṃ ke saṃkaṭa", "hi")).toBe(
    "kshan men dur kare, das janon ke sankat",
  );
  expect(toPlainRoman("maiṃ mūrakha, bala budhi bidyā dehu mohiṃ", "awa")).toBe(
    "main murakh, bal budhi bidya dehu mohin",
  );
  expect(toPlainRoman("oṃ jaya", "hi")).toBe("om jay");
  expect(toPlainRoman("rāmaṃ vande")).toBe("ramam vande");
});

test("a flap of Hindi is no vowel, as ṛ is in Sanskrit", () => {
  expect(toPlainRoman("baṛāī paṛhai", "hi")).toBe("barai parhai");
  // The flap is spelled as r also where the vowel after it is silent.
  expect(toPlainRoman("turata garuṛa caṛhi khambā phāṛakara", "hi")).toBe("turat garur charhi khamba pharkar");
  expect(toPlainRoman("gṛhāt")).toBe("grihat");
  expect(toPlainRoman("nava maṃgala gṛha basai", "hi")).toBe("nav mangal grih basai");
});
