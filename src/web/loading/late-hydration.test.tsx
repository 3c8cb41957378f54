// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { LateHydration } from "./late-hydration.tsx";
import { lazyPart } from "./lazy-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Counter = () => <p data-hydrates="late">Counter</p>;

/** Opens a page from the server with a late part that has more to show once `isUrgent` is true. */
async function openPage() {
  const page = { isUrgent: false, loads: 0 };
  const part = lazyPart(async () => {
    page.loads += 1;
    return { default: Counter };
  });
  document.body.innerHTML = '<!--$--><p data-hydrates="late">Counter</p><!--/$-->';
  const root = await act(async () =>
    hydrateRoot(
      document.body,
      <LateHydration part={part} fallback={null} isUrgent={() => page.isUrgent} onFailed={() => {}}>
        {(Part) => <Part />}
      </LateHydration>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return page;
}

const store = () => act(async () => void dispatchEvent(new StorageEvent("storage", { key: "chant-mode" })));

test("a part that nobody has touched is loaded once something is stored that it has to show, and not before", async () => {
  const page = await openPage();
  await store();
  expect(page.loads).toBe(0);
  page.isUrgent = true;
  await store();
  await store();
  expect(page.loads).toBe(1);
});
