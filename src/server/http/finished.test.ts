import { expect, test } from "vitest";
import { compressWell } from "./compress.ts";
import { encode, finish } from "./finished.ts";

test("a variant is made once for all, and after a failure again for the next who asks", async () => {
  const finished = finish({ status: 200, text: "om", headers: {}, isKept: true });
  let tries = 0;
  async function squeeze(body: Uint8Array<ArrayBuffer>) {
    tries++;
    if (tries === 1) throw new Error("no memory");
    return body;
  }
  const compress = { ...compressWell, br: squeeze };
  const ask = () => encode(finished, "br", compress);
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.headers).toMatchObject({ "content-encoding": "br" });
  expect(await ask()).toBe(one);
  expect([other, tries]).toEqual([one, 2]);
});
