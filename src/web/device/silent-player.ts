import { nicety } from "./nicety.ts";

/**
 * The length of the silence in seconds. A shorter file counts as a signal tone, and gets no controls on a lock screen.
 */
const SECONDS = 10;
const RATE = 8000;
const SILENCE = 128;

/**
 * Plays silence in a media element. Browsers give lock-screen controls, and permission for sound in the background,
 * only to such an element, so it stands in for sound of Web Audio. The practice continues where it cannot be played. To
 * be called in a press.
 */
export const playSilence = (): SilentPlayer => nicety("silent player", openSilence, noSilence);

interface SilentPlayer {
  play: () => void;
  pause: () => void;
  end: () => void;
}

const noSilence: SilentPlayer = { play() {}, pause() {}, end() {} };

function openSilence(): SilentPlayer {
  const url = URL.createObjectURL(new Blob([silentFile()], { type: "audio/wav" }));
  const element = new Audio(url);
  element.loop = true;
  // A pause that follows at once rejects this, too.
  const play = () => void nicety("silent player", () => element.play(), undefined);
  play();
  return {
    play,
    pause: () => element.pause(),
    end() {
      element.pause();
      element.removeAttribute("src");
      URL.revokeObjectURL(url);
    },
  };
}

/** Creates a WAV file of one channel of 8 bits. */
function silentFile() {
  const samples = SECONDS * RATE;
  const file = new Uint8Array(44 + samples).fill(SILENCE);
  const view = new DataView(file.buffer);
  const write = (place: number, text: string) => file.set(new TextEncoder().encode(text), place);
  write(0, "RIFF");
  view.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, samples, true);
  return file;
}
