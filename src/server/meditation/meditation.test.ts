import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";

test("there are three sounds to sit with, in the order of the spec", async () => {
  const { call } = testApp();
  const { sounds } = await call(api.meditation, {});
  expect(sounds.map(({ id, name, type, audioUrl }) => [id, name, type, audioUrl])).toEqual([
    ["om-chant", "Om Chanting", "chant", "/audio/om-chant-meditation.mp3"],
    ["relaxing-flute", "Relaxing Flute", "instrument", "/audio/relaxing-flute.mp3"],
    ["hare-krishna", "Hare Krishna", "chant", "/audio/hare-krishna.mp3"],
  ]);
});

test("there is one film, with a still of it and its description", async () => {
  const { call } = testApp();
  const { video } = await call(api.meditation, {});
  expect(video.url).toBe("/videos/cosmic_om_meditation.mp4");
  expect(video.description).toMatch(/\w/);
  expect(existsSync(`public${video.poster}`)).toBe(true);
});

test("whoever calls, the reply is the same and may be cached", async () => {
  const { ask } = testApp();
  const reply = await ask("/api/meditation");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  expect(reply.headers.get("set-cookie")).toBeNull();
});
