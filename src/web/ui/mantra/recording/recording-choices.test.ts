// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { connectChoices } from "./recording-choices.ts";

/** A player whose volume a page can set, or one as on an iPhone, which only the person can make louder. */
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

function connect(player: HTMLAudioElement) {
  localStorage.setItem("recording-choices", JSON.stringify({ speed: 1, volume: 0.25 }));
  document.body.innerHTML = `<select><option value="1"></option></select>
    <label><input type="range" max="1" step="0.05" value="1"></label>`;
  const speed = document.querySelector("select");
  const volume = document.querySelector("input");
  if (!speed || !volume) throw new Error("The fields are not there");
  connectChoices({ player, speed, volume, describeVolume: String });
  return volume;
}

test("a volume that can be set is, and its field is offered", () => {
  const player = playerWith(true);
  const field = connect(player);
  expect(player.volume).toBe(0.25);
  expect(field.parentElement?.hidden).toBe(false);
});

test("where a page cannot set the volume, as on an iPhone, no field seems to, and the choice is kept", () => {
  const player = playerWith(false);
  const field = connect(player);
  expect(player.volume).toBe(1);
  expect(field.parentElement?.hidden).toBe(true);
  field.dispatchEvent(new Event("input"));
  expect(JSON.parse(localStorage.getItem("recording-choices") ?? "")).toEqual({ speed: 1, volume: 0.25 });
});
