import { expect } from "@playwright/test";
import { strangeTextsOf } from "../src/server/pages/test-texts.ts";
import { singFor, SUNG } from "./chant-steps.ts";
import { expectOnlyHindi, seeHindiToast, visitInHindi } from "./hindi-steps.ts";
import { at, journey, button } from "./journey.ts";
import { letterTo, linkSentTo } from "./mails.ts";
import { newEmail, PASSWORD } from "./person.ts";
import { pressControl, sitFor, withoutFilm } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const MINUTE = 60_000;

journey("a mala in Hindi by hand, with its sheet and its end", async ({ page }) => {
  await visitInHindi(page, SUNG);
  const byHand = page.getByRole("radio", { name: "हाथ से" });
  await byHand.click();
  await expect(byHand).toBeChecked();
  await button(page, "जप शुरू करें").click();
  const counter = button(page, "गिनती");
  await expect(counter).toBeEnabled();
  const count = (beads: number) =>
    counter.evaluate((button: HTMLButtonElement, presses) => {
      for (let bead = 0; bead < presses; bead++) button.click();
    }, beads);
  await count(105);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "108 में से 105");
  await expectOnlyHindi(page, "counted by hand");
  await button(page, "और").click();
  await expect(page.getByRole("region", { name: "साधना की सेटिंग" })).toBeVisible();
  await expectOnlyHindi(page, "the sheet");
  await button(page, "बंद करें").click();
  await count(3);
  await seeHindiToast(page, "जप पूरा हुआ", "आपने इस मंत्र के 108 जप पूरे कर लिए हैं।");
  await expectOnlyHindi(page, "complete");
  await page.goto(at("/hi"));
  await expect(page.getByText("आज 1 माला")).toBeVisible();
  await expectOnlyHindi(page, "home after a mala");
});

journey("a mala in Hindi along with its recording, to its end", async ({ page }) => {
  await singFor(page, 0.3);
  await visitInHindi(page, SUNG);
  await expect(page.getByRole("radio", { name: "अपने आप" })).toBeChecked();
  await button(page, "जप शुरू करें").click();
  await expect(button(page, "अपने आप गिनती")).toBeVisible();
  await expectOnlyHindi(page, "counted by itself");
  await expect(page.getByText("जप पूरा हुआ", { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await expectOnlyHindi(page, "complete");
});

journey("a sitting in Hindi, from its form to its end", async ({ page }) => {
  await withoutFilm(page);
  await page.clock.install();
  await visitInHindi(page, "/meditation");
  await expect(page.getByRole("radio", { name: /ॐ जप/ })).toBeChecked();
  await stopClock(page);
  await button(page, "ध्यान शुरू करें").click();
  await seeHindiToast(page, "ध्यान शुरू हुआ", "10 मिनट, ॐ जप के साथ।");
  await expectOnlyHindi(page, "begun");
  await sitFor(page, 3 * MINUTE);
  await pressControl(page, button(page, "रोकें"), button(page, "फिर शुरू करें"));
  await expectOnlyHindi(page, "paused");
  await pressControl(page, button(page, "फिर शुरू करें"), button(page, "रोकें"));
  await sitFor(page, 7 * MINUTE + 1000);
  await seeHindiToast(page, "ध्यान पूरा हुआ", "आपने ॐ जप के साथ 10 मिनट ध्यान किया।");
  await page.clock.runFor(10_000);
  await expect(page.getByText("10 मिनट, ॐ जप के साथ")).toBeVisible();
  await expect(button(page, "हो गया")).toBeVisible();
  await expectOnlyHindi(page, "over");
  await button(page, "हो गया").click();
  await expect(button(page, "ध्यान शुरू करें")).toBeVisible();
});

journey(
  "an account in Hindi: it is made, confirmed by its letter, and gets a new password by another one",
  async ({ page, expected }) => {
    expected.push(/401/);
    const email = newEmail();
    await page.goto(at("/hi/auth?mode=signup"));
    await page.getByLabel("नाम").fill("आशा देवी");
    await page.getByLabel("ईमेल").fill(email);
    await page.getByLabel("पासवर्ड", { exact: true }).fill("जप");
    await page.getByLabel("पासवर्ड फिर से").fill("माला");
    await button(page, "खाता बनाएँ").click();
    await expect(page.getByText("पासवर्ड में कम से कम 6 अक्षर होने चाहिए", { exact: true })).toBeVisible();
    await expectOnlyHindi(page, "faults of the form");
    await page.getByLabel("पासवर्ड", { exact: true }).fill(PASSWORD);
    await page.getByLabel("पासवर्ड फिर से").fill(PASSWORD);
    await button(page, "खाता बनाएँ").click();
    await page.waitForURL(at("/hi"));
    await seeHindiToast(page, "खाता बन गया!", "आपका खाता बन गया है, और आप साइन इन हैं।");
    await expectOnlyHindi(page, "signed up");

    const confirmation = await linkSentTo(email, "/hi/confirm-email?token=");
    expect(letterTo(email)).toContain("यह लिंक एक ही बार, अगले तीन दिन तक काम करता है।");
    expect(strangeTextsOf(letterTo(email), "hi")).toEqual([]);
    await page.goto(confirmation);
    await button(page, "इस पते की पुष्टि करें").click();
    await expect(page.getByRole("heading", { name: "आपके ईमेल की पुष्टि हो गई" })).toBeFocused();
    await expectOnlyHindi(page, "confirmed");
    await page.getByRole("link", { name: "अपनी प्रोफ़ाइल पर जाएँ" }).click();
    await expect(page.getByText("साधना का समय")).toBeVisible();
    for (const setting of await page.locator(".setting summary").all()) await setting.click();
    await expect(page.getByText("यह उपकरण")).toBeVisible();
    await expectOnlyHindi(page, "the profile, all unfolded");

    await button(page, "आशा देवी का खाता मेनू").click();
    await page.getByRole("menuitem", { name: "साइन आउट करें" }).click();
    await page.waitForURL(at("/hi/auth"));
    await button(page, "पासवर्ड भूल गए?").click();
    await page.getByLabel("ईमेल").fill(email);
    await button(page, "लिंक भेजें").click();
    await seeHindiToast(page, "ईमेल भेजा गया", "आगे क्या करना है, यह अपने ईमेल में देखें।");
    await expectOnlyHindi(page, "a link is asked for");

    await page.goto(await linkSentTo(email, "/hi/auth?mode=new-password&token="));
    expect(letterTo(email)).toContain("नमस्ते आशा देवी,");
    expect(strangeTextsOf(letterTo(email), "hi")).toEqual([]);
    await page.getByLabel("नया पासवर्ड", { exact: true }).fill("another-dawn-109");
    await page.getByLabel("पासवर्ड फिर से").fill("another-dawn-109");
    await button(page, "नया पासवर्ड सहेजें").click();
    await seeHindiToast(page, "पासवर्ड बदल गया", "अब आप नए पासवर्ड से साइन इन कर सकते हैं।");
    await page.getByLabel("ईमेल").fill(email);
    await page.getByLabel("पासवर्ड", { exact: true }).fill(PASSWORD);
    await button(page, "साइन इन करें").last().click();
    await seeHindiToast(page, "साइन इन नहीं हो सका", "ईमेल या पासवर्ड सही नहीं है।");
    await expectOnlyHindi(page, "the old password");
    await page.getByLabel("पासवर्ड", { exact: true }).fill("another-dawn-109");
    await button(page, "साइन इन करें").last().click();
    await page.waitForURL(at("/hi"));
  },
);
