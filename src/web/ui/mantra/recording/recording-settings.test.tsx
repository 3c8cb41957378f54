// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { RecordingSettings } from "./recording-settings.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Creates a player whose volume a page can set, or one as on an iPhone, which only the person can make louder. */
function playerWith(canSet: boolean) {
  const player = document.createElement("audio");
  let set = 1;
  Object.defineProperty(player, "volume", {
    get: () => (canSet ? set : 1),
    set(volume: number) {
      set = volume;
    },
  });
  return player;
}

/** Shows the settings for a player on which somebody has chosen a quarter of the volume. */
function show(player: HTMLAudioElement) {
  localStorage.setItem("recording-choices", JSON.stringify({ speed: 1, volume: 0.25 }));
  const place = document.createElement("div");
  act(() => createRoot(place).render(<RecordingSettings player={{ current: player }} />));
  const field = place.querySelector("input");
  if (!field) throw new Error("The field is not there");
  return { field, words: field.parentElement?.textContent };
}

test("a volume that can be set is, and its field is offered", () => {
  const player = playerWith(true);
  const { field, words } = show(player);
  expect(player.volume).toBe(0.25);
  expect([field.hidden, words]).toEqual([false, "Volume"]);
});

test("where a page cannot set the volume, as on an iPhone, it says what does, and the choice is kept", () => {
  const player = playerWith(false);
  const { field, words } = show(player);
  expect([field.hidden, words]).toEqual([true, "Use the buttons of your device for the volume."]);
  field.dispatchEvent(new Event("input"));
  expect(JSON.parse(localStorage.getItem("recording-choices") ?? "")).toEqual({ speed: 1, volume: 0.25 });
});
