// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Chant } from "#contract/page-replies.ts";
import { roundSizes } from "#model/practice.ts";
import { createMala } from "../../mala/mala.ts";
import { TabbedBrowser } from "../../practice/test-tabbed-browser.ts";
import { mostMissed } from "./end-check.tsx";
import { completeMala } from "./mala-by-voice.ts";

test.each(roundSizes)(
  "the beads that were not heard of a round of %i are added where it was chanted to its end",
  (size) => {
    vi.spyOn(console, "info").mockReturnValue();
    const chanted = { mantra: { id: "om", title: "Om" }, deity: { id: "shiva" } } as Chant;
    const mala = createMala(chanted);
    const { deps } = new TabbedBrowser().openTab();
    const leave = mala.enter({ deps, player: null, verse: document.createElement("p"), earlySamples: [] });
    mala.chooseRounds({ size, goal: 1 });
    mala.press({ type: "mode", mode: "aloud" });
    mala.proceed();
    for (let bead = mostMissed(size); bead < size; bead++) mala.hear({ isSure: true, confirms: false });
    expect(mala.read().chant).toMatchObject({ status: "running", count: size - mostMissed(size) });
    completeMala(mala);
    expect(mala.read().chant).toMatchObject({ status: "complete", count: size });
    leave();
  },
);

test("few beads may be missing of a small round", () => {
  expect(roundSizes.map(mostMissed)).toEqual([1, 2, 2, 4, 8]);
});
