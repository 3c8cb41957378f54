import { expect, test } from "vitest";
import { findAccentFaults } from "./check-accents.ts";

test.each([
  ["without accents", "ॐ नमः शिवाय ॥"],
  ["of the Rigveda", "स॒हस्र॑शीर्षा॒ पुरु॑षः सहस्रा॒क्षः स॒हस्र॑पात् । स भूमिं॑ वि॒श्वतो॑ वृ॒त्वात्य॑तिष्ठद्दशाङ्गु॒लम् ॥"],
  ["with a svarita of its own", "वी॒र्यं॑ त॒न्वं॑ ॥"],
])("a text %s is well formed", (_, text) => {
  expect(findAccentFaults([text])).toEqual([]);
});

test.each([
  ["स॒हस्र॑शीर्षा॒ पुरु॑षः । सहस्रपात् ॥", "has no accents"],
  ["पुरु॑षः सहस्र॑पा॒त् ॥", "ends with an anudātta"],
  ["पुरु॑ष॑स्य ॥", "a svarita after another"],
  ["पुरु॒॑षस्य ॥", "two accents on one syllable"],
  ["पुरु॑षस्॒ य ॥", "stands on no syllable"],
])("%s is refused: it %s", (text, fault) => {
  expect(findAccentFaults([text]).join("\n")).toContain(fault);
});
