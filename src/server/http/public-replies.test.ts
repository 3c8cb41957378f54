import { expect, test } from "vitest";
import { HttpError } from "../errors.ts";
import { createPublicReplies } from "./public-replies.ts";

const replies = createPublicReplies();
replies.add("/api/deities", () => ["shiva"]);
replies.add("/api/chant/:deityId/:mantraId", ({ deityId, mantraId }) => ({ deityId, mantraId }));
replies.add("/api/search", (_, query) => ({ asked: query.get("q") }));
replies.add("/api/nobody", () => {
  throw new HttpError("deity-not-found");
});
replies.add("/api/broken", () => Promise.reject(new RangeError("broken")));

test("a path finds its handler, with its parameters decoded", async () => {
  expect(await replies.read("/api/deities")).toEqual({ reply: ["shiva"] });
  expect(await replies.read("/api/chant/shiva/om%20namah")).toEqual({
    reply: { deityId: "shiva", mantraId: "om namah" },
  });
  expect(await replies.read("/api/search?q=%E0%A5%90+om")).toEqual({ reply: { asked: "ॐ om" } });
});

test("a refusal has its code", async () => {
  expect(await replies.read("/api/nobody")).toMatchObject({ refusal: { status: 404, code: "deity-not-found" } });
});

test("a defect stays what it is, and what is not public cannot be read", async () => {
  await expect(replies.read("/api/broken")).rejects.toBeInstanceOf(RangeError);
  await expect(replies.read("/api/session")).rejects.toThrow("/api/session is no public endpoint");
});
