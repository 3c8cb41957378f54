import { describe, expect, test } from "vitest";
import {
  firstPlace,
  isGoalReached,
  keepPlace,
  learn,
  learningMinutes,
  textOpacity,
  readPlace,
  type LearningEvent,
  type LearningPlace,
} from "./learning-path.ts";

const walk = (events: LearningEvent["type"][], { lines = 2, from = firstPlace } = {}) =>
  events.reduce<LearningPlace>((place, type) => learn(place, { type } as LearningEvent, lines), from);
const times = (count: number, type: LearningEvent["type"]) => Array<LearningEvent["type"]>(count).fill(type);

describe("the path of learning a text", () => {
  test("goes from hearing it to each line, to one's own voice, to 3, 11 and 108 repetitions", () => {
    const steps = Array.from({ length: 8 }, (_, count) => walk(times(count, "next")));
    expect(steps.map(({ step, line }) => `${step} ${line}`)).toEqual([
      "hear 0",
      "lines 0",
      "lines 1",
      "say 0",
      "three 0",
      "eleven 0",
      "mala 0",
      "mala 0",
    ]);
  });

  test("counts the repetitions of a step up to its goal, and begins the next step with none", () => {
    const three = walk(times(4, "next"));
    expect(isGoalReached(walk(times(2, "round"), { from: three }))).toBe(false);
    const done = walk(times(4, "round"), { from: three });
    expect(done).toMatchObject({ step: "three", rounds: 3 });
    expect(isGoalReached(done)).toBe(true);
    expect(walk(["next"], { from: done })).toMatchObject({ step: "eleven", rounds: 0 });
  });

  test("leads to any step and line at once, and to no line that is not there", () => {
    const place = learn(firstPlace, { type: "step", step: "lines" }, 4);
    expect(learn(place, { type: "line", line: 3 }, 4).line).toBe(3);
    expect(learn(place, { type: "line", line: 9 }, 4).line).toBe(3);
    expect(learn(place, { type: "line", line: -1 }, 4).line).toBe(0);
  });

  test("lets the text fade until the last of eleven repetitions is said by heart", () => {
    const eleven = learn(firstPlace, { type: "step", step: "eleven" }, 1);
    const opacities = Array.from({ length: 12 }, (_, rounds) => textOpacity({ ...eleven, rounds }));
    expect(opacities.every((opacity, at) => at === 0 || opacity <= (opacities[at - 1] ?? 0))).toBe(true);
    expect(opacities[0]).toBeGreaterThan(0.8);
    expect(opacities.slice(10)).toEqual([0, 0]);
    expect(textOpacity(firstPlace)).toBe(1);
  });

  test("takes about three minutes for a short mantra, and longer for a verse", () => {
    expect(learningMinutes(4, 1)).toBe(3);
    expect(learningMinutes(25, 4)).toBe(10);
  });
});

describe("a place kept on the device", () => {
  const place = walk(["next", "next"]);

  test("is found again", () => {
    const kept = JSON.parse(JSON.stringify(keepPlace({}, "gayatri", place))) as Record<string, unknown>;
    expect(readPlace(kept["gayatri"], 2)).toEqual(place);
  });

  test("that this text does not have is the beginning, or the nearest line", () => {
    for (const kept of [undefined, null, 7, "lines", {}, { step: "sleep" }])
      expect(readPlace(kept, 2)).toEqual(firstPlace);
    expect(readPlace({ step: "lines", line: 7 }, 2)).toEqual({ step: "lines", line: 1, rounds: 0 });
    expect(readPlace({ step: "three", line: 1, rounds: 99 }, 2)).toEqual({ step: "three", line: 0, rounds: 3 });
    expect(readPlace({ step: "eleven", rounds: "many" }, 2)).toMatchObject({ rounds: 0 });
  });

  test("is one of fifty, the latest of which are kept, and is forgotten at the beginning", () => {
    const ids = Array.from({ length: 60 }, (_, at) => `mantra-${at}`);
    const places = ids.reduce<Record<string, unknown>>((kept, id) => keepPlace(kept, id, place), {});
    expect(Object.keys(places)).toEqual(ids.slice(10));
    expect(Object.keys(keepPlace(places, "mantra-20", place)).at(-1)).toBe("mantra-20");
    expect(keepPlace({ om: place }, "om", firstPlace)).toEqual({});
  });
});
