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

test("a flap of Hindi is no vowel, as ṛ is in Sanskrit", () => {
  expect(toPlainRoman("baṛāī paṛhai", "hi")).toBe("barai parhai");
  expect(toPlainRoman("gṛhāt")).toBe("grihat");
});
