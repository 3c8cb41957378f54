import { STOP_FADE } from "#engines/tones.ts";
import { fadeOut, seekTo, startPlayer } from "../../audio/mantra-player.ts";
import { beginSound, endSound } from "../../audio/one-sound.ts";
import { applyKeptChoices } from "../../ui/mantra/recording/recording-choices.ts";

/** A part of a recording, or the whole of it, that is played again and again. */
export interface Passage {
  /** The address of the recording. */
  url: string;
  /** Seconds of the recording between which it is played. Without them the whole recording is played. */
  span?: { start: number; end: number } | undefined;
  /** This speed replaces the one that was chosen on this device. */
  speed?: number | undefined;
  /** The silence after each turn in milliseconds. */
  rest: number;
  /** Called at the end of each turn. Returns true for one more turn. */
  onTurn?: (() => boolean) | undefined;
  /** Played after the last turn. */
  next?: Passage | undefined;
}

/** A player is "resting" in the silence between two turns. */
export type Sounding = "silent" | "sounding" | "resting" | "failed";

/** Plays passages in a player of its own, so that no bead is counted. `onChange` learns what can be heard. */
export function createLessonPlayer(onChange: (sounding: Sounding) => void) {
  const player = new Audio();
  const listening = new AbortController();
  let passage: Passage | null = null;
  let timer = 0;
  let isResting = false;
  const silence = () => stop();

  /** Plays a passage. To be called in a press, because a browser allows the first sound only there. */
  function play(asked: Passage) {
    clearTimeout(timer);
    passage = asked;
    if (player.getAttribute("src") !== asked.url) player.src = asked.url;
    applyKeptChoices(player);
    if (asked.speed) player.playbackRate = player.defaultPlaybackRate = asked.speed;
    isResting = false;
    beginSound(silence);
    seekTo(player, asked.span?.start ?? 0);
    startPlayer(player, () => end("failed"));
    onChange("sounding");
  }

  /**
   * Ends the turn at the end of the passage. The position decides, because timers are late and players wait for the
   * network.
   */
  function watchEnd() {
    clearTimeout(timer);
    const end = passage?.span?.end;
    if (end === undefined || isResting || player.paused) return;
    const left = end - player.currentTime;
    if (left > 0) timer = window.setTimeout(watchEnd, (left / player.playbackRate) * 1000);
    else endTurn();
  }

  function endTurn() {
    const ended = passage;
    if (!ended || isResting) return;
    isResting = true;
    fadeOut(player);
    const following = ended.onTurn?.() ? ended : ended.next;
    // The call of `onTurn` may have stopped the sound.
    if (passage !== ended) return;
    if (!following) return end("silent");
    onChange("resting");
    // A fade that still runs would pause the player in its next turn.
    timer = window.setTimeout(() => play(following), Math.max(ended.rest, STOP_FADE * 2000));
  }

  function end(sounding: Sounding) {
    clearTimeout(timer);
    passage = null;
    endSound(silence);
    onChange(sounding);
  }

  function stop() {
    fadeOut(player);
    if (passage) end("silent");
  }

  const on = (name: string, hear: () => void) => player.addEventListener(name, hear, { signal: listening.signal });
  for (const name of ["playing", "seeked", "timeupdate"]) on(name, watchEnd);
  on("ended", endTurn);
  // A call, a headset or the system may pause the player.
  on("pause", () => passage && !isResting && player.paused && !player.ended && end("silent"));
  on("error", () => passage && end("failed"));

  return {
    /** The player is returned so that the text can follow it syllable by syllable. */
    player,
    play,
    stop,
    leave() {
      stop();
      listening.abort();
    },
  };
}
