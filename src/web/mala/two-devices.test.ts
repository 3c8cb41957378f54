import * as fc from "fast-check";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { minute } from "#model/durations.ts";
import { roundSizes } from "#model/practice.ts";
import { finishedMalas } from "../practice/follow/finished-malas.ts";
import { REACH } from "../device/reach.ts";
import { beadsOn, keptToday, twoDevices } from "./test-device.ts";

const howOften = inject("interleavings");

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

const device = fc.nat(1);
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("press" as const), device, beads: fc.constantFrom(1, 20, 37, 71, 108) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom("pause" as const, "next" as const, "reset" as const), device }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("take-up" as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("choose" as const), device, size: fc.constantFrom(...roundSizes) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom("offline" as const, "online" as const), device }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("reload" as const, "crash" as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("replies" as const), areLost: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("wait" as const) }) },
); // prettier-ignore

const sumOf = (counted: readonly [name: string, count: number][], amount: (name: string) => number) =>
  counted.reduce((sum, [name, count]) => sum + count * amount(name), 0);

test("whatever two devices do with one mala, in rounds of any size, each bead is in the log once, and no bead is in two malas", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40, size: "max" }), async (deeds) => {
      const { server, both } = await twoDevices([5 * minute, -5 * minute]);
      const live = async () => {
        server.time += 20_000;
        for (const each of both) await each.live();
      };
      both[0]?.chant.vow.take({ malasPerDay: 1, days: 40 });
      let chanted = 0;
      /** Ids of all malas that were completed on any device. */
      const complete = new Set<string>();
      for (const each of deeds) {
        if (each.type === "replies") server.losesReplies = each.areLost;
        if (each.type === "wait") await live();
        if (!("device" in each)) continue;
        const own = each.device === 0 ? both[0] : both[1];
        if (!own) continue;
        const before = own.chant.counted();
        if (each.type === "press") own.chant.press(each.beads);
        if (each.type === "pause") own.chant.send({ type: "pause" });
        if (each.type === "next") own.chant.send({ type: "next-mala" });
        if (each.type === "reset") own.chant.send({ type: "reset" });
        if (each.type === "take-up") own.chant.takeUp();
        if (each.type === "choose") own.chant.choose({ size: each.size, goal: 1 });
        chanted += own.chant.counted() - before;
        for (const { id, day } of finishedMalas(own.browser.storage)) if (day !== null) complete.add(id);
        if (each.type === "offline") own.isOnline = false;
        if (each.type === "online") own.isOnline = true;
        if (each.type === "reload") await own.reload("unload");
        if (each.type === "crash") await own.reload("kill");
      }
      server.losesReplies = false;
      for (const own of both) {
        own.isOnline = true;
        await own.reload();
        own.tab.page.dispatchEvent(new Event(REACH));
      }
      for (let time = 0; time < 40; time++) await live();
      expect(beadsOn(server)).toBe(chanted);
      const rounds = both.map((own) => Object.entries(own.tallyToday().rounds));
      expect(rounds.map((counted) => sumOf(counted, () => 1))).toEqual([complete.size, complete.size]);
      expect(sumOf(rounds[0] ?? [], (name) => Number(name.split("/")[1]))).toBeLessThanOrEqual(chanted);
      expect(both[0]?.malasToday()).toBe(both[1]?.malasToday());
      expect((both[0]?.malasToday() ?? 0) * 108).toBeLessThanOrEqual(chanted);
      for (const [kept = 0] of keptToday(both)) expect(kept).toBeLessThanOrEqual(complete.size);
      expect(keptToday(both)[0]).toEqual(keptToday(both)[1]);
    }),
    { ...howOften, numRuns: howOften.numRuns / 5 },
  );
});
