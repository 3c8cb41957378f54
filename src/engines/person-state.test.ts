import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import {
  correctedTime,
  emptyState,
  laterRegister,
  mergeStates,
  notBefore,
  serverAhead,
  sumOf,
  type PersonState,
  type Register,
} from "./person-state.ts";

const noon = Date.parse("2026-11-20T12:00:00.000Z");
const timeOf = (milliseconds: number) => new Date(noon + milliseconds).toISOString();

const name = fc.constantFrom("hymn/gita", "vow/om", "__proto__", "constructor");
const device = fc.constantFrom("a", "b", "c");
/** Creates registers with few times and texts, so that equal ones meet. */
const register: fc.Arbitrary<Register> = fc.record({
  text: fc.constantFrom(null, "1", "2", '"x"'),
  at: fc.nat(3).map(timeOf),
  by: device,
});
const dictionary = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }).map((pairs) => Object.fromEntries(pairs));
const counter = fc
  .uniqueArray(fc.tuple(device, fc.nat(5)), { selector: ([key]) => key })
  .map((pairs) => Object.fromEntries(pairs));
const state: fc.Arbitrary<PersonState> = fc.record({
  registers: dictionary(register),
  counters: dictionary(counter),
});

test("merging is commutative, associative and idempotent, and the empty state changes nothing", () => {
  fc.assert(
    fc.property(state, state, state, (one, two, three) => {
      expect(mergeStates(one, two)).toEqual(mergeStates(two, one));
      expect(mergeStates(mergeStates(one, two), three)).toEqual(mergeStates(one, mergeStates(two, three)));
      expect(mergeStates(one, one)).toEqual(one);
      expect(mergeStates(one, emptyState)).toEqual(one);
    }),
  );
});

/** A device writes a register, counts one more, or sends its whole state to another device. */
const deed = fc.oneof(
  fc.record({ type: fc.constant("write" as const), by: device, name, text: fc.constantFrom(null, "1", "2") }),
  fc.record({ type: fc.constant("count" as const), by: device, name }),
  fc.record({
    type: fc.constant("send" as const),
    by: device,
    to: device,
    outcome: fc.constantFrom("arrives", "is lost", "arrives later", "arrives twice"),
  }),
);

test("in any order, with any repetition and any loss of messages, devices end in one state that has every count once", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), fc.array(fc.nat(9)), (deeds, arrivals) => {
      const devices = new Map<string, PersonState>();
      const late: { to: string; sent: PersonState }[] = [];
      const counted = new Map<string, number>();
      const latest = new Map<string, Register>();
      const stateOf = (id: string) => devices.get(id) ?? emptyState;
      const receive = (to: string, sent: PersonState) => devices.set(to, mergeStates(stateOf(to), sent));

      for (const [time, each] of deeds.entries()) {
        const { by } = each;
        if (each.type === "write") {
          const written = { text: each.text, at: timeOf(time), by };
          latest.set(each.name, written);
          receive(by, { registers: { [each.name]: written }, counters: {} });
        } else if (each.type === "count") {
          const before = new Map(Object.entries(stateOf(by).counters)).get(each.name)?.[by] ?? 0;
          counted.set(each.name, (counted.get(each.name) ?? 0) + 1);
          receive(by, { registers: {}, counters: { [each.name]: { [by]: before + 1 } } });
        } else if (each.outcome === "arrives later") late.push({ to: each.to, sent: stateOf(by) });
        else if (each.outcome !== "is lost") {
          receive(each.to, stateOf(by));
          if (each.outcome === "arrives twice") receive(each.to, stateOf(by));
        }
      }
      for (const at of arrivals)
        for (const { to, sent } of late.splice(at % Math.max(1, late.length), 1)) receive(to, sent);
      for (const [by, to] of ["ab", "bc", "ca", "cb"]) receive(to ?? "", stateOf(by ?? ""));

      expect(stateOf("b")).toEqual(stateOf("a"));
      expect(stateOf("c")).toEqual(stateOf("a"));
      expect(new Map(Object.entries(stateOf("a").registers))).toEqual(latest);
      const sums = Object.entries(stateOf("a").counters).map(([key, each]) => [key, sumOf(each)] as const);
      expect(new Map(sums)).toEqual(counted);
    }),
  );
});

test("of two values written at once, every device takes the same", () => {
  const at = timeOf(0);
  const phone = { text: "1", at, by: "b" };
  const laptop = { text: "2", at, by: "a" };
  expect(laterRegister(phone, laptop)).toBe(phone);
  expect(laterRegister(laptop, phone)).toBe(phone);
  expect(laterRegister({ ...phone, text: null }, phone)).toBe(phone);
});

test("clocks five minutes apart give the same times once each is corrected by the server's", () => {
  const ahead = serverAhead(timeOf(0), { sent: noon - 5 * minute - 100, received: noon - 5 * minute + 100 });
  const behind = serverAhead(timeOf(0), { sent: noon + 5 * minute, received: noon + 5 * minute });
  expect(ahead).toBe(5 * minute);
  expect(correctedTime(noon - 4 * minute, ahead)).toBe(timeOf(minute));
  expect(correctedTime(noon + 6 * minute, behind)).toBe(timeOf(minute));
});

test("a change of what was seen is later than that, whatever the clock says", () => {
  expect(notBefore(timeOf(0), timeOf(5))).toBe(timeOf(6));
  expect(notBefore(timeOf(7), timeOf(5))).toBe(timeOf(7));
  expect(notBefore(timeOf(7), undefined)).toBe(timeOf(7));
});
