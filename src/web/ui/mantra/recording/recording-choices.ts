import { parseJsonObject } from "#engines/json-object.ts";
import { readStored, stored, writeStored } from "../../../device/storage.ts";
import { noteChange } from "../../../practice/follow/note-change.ts";

interface RecordingChoices {
  /** The recording is played at so many times its own speed. The pitch stays the same. */
  speed: number;
  /** The volume from 0 to 1. */
  volume: number;
}

export const speeds: readonly number[] = [0.75, 0.9, 1, 1.1, 1.25];
export const defaultChoices: RecordingChoices = { speed: 1, volume: 1 };

const KEY = "recording-choices";

interface ChoiceFields {
  player: HTMLAudioElement;
  speed: HTMLSelectElement;
  volume: HTMLInputElement;
  /** Returns the words for a volume from 0 to 1. */
  describeVolume: (volume: number) => string;
}

const listeners = new Set<() => void>();

/** Returns the speed that is stored on this device. */
export const keptSpeed = () => readChoices().speed;

export function watchSpeed(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fills the fields with the last choice on this device, and applies them to the recording. Returns how to stop. */
export function connectChoices({ player, speed, volume, describeVolume }: ChoiceFields) {
  const listening = new AbortController();

  function apply() {
    // The default rate applies to the next recording in the same player.
    player.playbackRate = player.defaultPlaybackRate = Number(speed.value);
    player.volume = volume.valueAsNumber;
    volume.ariaValueText = describeVolume(volume.valueAsNumber);
  }

  function choose() {
    apply();
    if (player.playbackRate !== keptSpeed()) noteChange(stored, "recording/speed");
    writeStored(KEY, JSON.stringify({ speed: player.playbackRate, volume: volume.valueAsNumber }));
    for (const listener of listeners) listener();
  }

  // A visitor may have changed the fields before hydration.
  if (Number(speed.value) === defaultChoices.speed && volume.valueAsNumber === defaultChoices.volume) {
    const stored = readChoices();
    speed.value = String(stored.speed);
    volume.value = String(stored.volume);
    apply();
  } else choose();
  for (const field of [speed, volume]) field.addEventListener("input", choose, { signal: listening.signal });
  return () => listening.abort();
}

/** Returns false on iPhones, where a page reads 1 whatever it has set. */
export function canSetVolume(player: HTMLAudioElement) {
  const { volume } = player;
  player.volume = 0.5;
  const isSet = player.volume === 0.5;
  player.volume = volume;
  return isSet;
}

/**
 * Applies the stored speed and volume to a player, because the fields of a page from the server do not show them yet.
 */
export function applyKeptChoices(player: HTMLAudioElement) {
  const { speed, volume } = readChoices();
  player.playbackRate = player.defaultPlaybackRate = speed;
  player.volume = volume;
}

function readChoices(): RecordingChoices {
  const { speed, volume } = parseJsonObject(readStored(KEY));
  return {
    speed: speeds.find((offered) => offered === speed) ?? defaultChoices.speed,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : defaultChoices.volume,
  };
}
