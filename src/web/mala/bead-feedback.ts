import { beadClick } from "#engines/tones.ts";
import { startVoice, soundContext } from "../audio/play-tone.ts";
import { vibrate } from "../device/vibration.ts";
import { beadChoices } from "./bead-choices.ts";

const LOUDNESS = 0.25;
/** A vibration of so few milliseconds is felt and hardly heard. */
const SHAKE = 12;

/** This tells of a bead those who do not look. A device that does not shake clicks instead. */
export function beadFeedback() {
  const { click, vibration } = beadChoices();
  const hasShaken = vibration && vibrate(SHAKE);
  if (click || (vibration && !hasShaken)) clickOnce();
}

/** Clicks over whatever else sounds, for a click is too short to be in its way. */
function clickOnce() {
  try {
    const context = soundContext();
    if (context.state !== "running") context.resume().catch(() => {}); // It clicks with a later bead then.
    const output = new GainNode(context, { gain: LOUDNESS });
    output.connect(context.destination);
    const strike = { output: output, begin: context.currentTime, seconds: beadClick.seconds };
    const [first] = beadClick.voices.map((voice) => startVoice(context, voice, strike));
    first?.addEventListener("ended", () => output.disconnect());
  } catch (error) {
    console.info("A bead could not be heard", error);
  }
}
