import type { Guide, GuideId } from "#engines/guided-sitting.ts";

export const guideNames = { label: "Guidance", none: "None" };

/** Sentences of the guided sittings. Each is read in a breath, and stands for a while. */
export const guides: Record<GuideId, Guide> = {
  settling: {
    name: "Settling",
    opening: [
      "Sit so that the back is long and the shoulders can rest.",
      "Let the eyes close, or rest them on one place in front of you.",
      "Take three slow breaths. Let each one go out a little longer than it came in.",
    ],
    middle: [
      "Feel where the body is held: the seat, the feet, the hands.",
      "Find the breath where it is easiest to feel. Let it come and go by itself.",
      "When a thought has carried you away, notice it, and come back to the next breath.",
      "There is nothing to do now. Sit, and hear the sound come and go.",
    ],
    closing: ["Feel the seat again, and the air on the skin.", "Open the eyes when you are ready."],
  },
  "breath-counting": {
    name: "Counting breaths",
    opening: [
      "Sit upright and at ease.",
      "Breathe through the nose, unforced.",
      "Wait until the breath has found its own pace.",
    ],
    middle: [
      "Count each breath as it goes out: one, two, and so on up to ten. Then begin again at one.",
      "If the number is lost, begin again at one. That is part of the practice.",
      "Now count each breath as it comes in, from one to ten.",
      "Let the counting go. Stay with the breath alone.",
    ],
    closing: ["Let the breath be as it is.", "Open the eyes when you are ready."],
  },
  soham: {
    name: "So’ham",
    opening: [
      "Sit upright and at ease.",
      "So’ham is Sanskrit for “I am that”. It is joined to the breath, and is not said aloud.",
      "Listen to a few breaths first, as they are.",
    ],
    middle: [
      "As the breath comes in, think so. As it goes out, think ham.",
      "Let the breath lead. The two syllables follow it.",
      "Let the syllables grow softer, until they are only heard.",
      "Rest in the small pause after each breath.",
    ],
    closing: ["Let the syllables go, and the breath go on.", "Open the eyes when you are ready."],
  },
  om: {
    name: "Om",
    opening: [
      "Sit upright, with the jaw and the throat at ease.",
      "Breathe in without hurry.",
      "On the breath out, let Om sound, as low as is easy for you.",
    ],
    middle: [
      "Begin with an open mouth, let the lips round, and close them: a, u, m.",
      "Make the m longer, and feel it in the lips and the head.",
      "Let Om become a whisper, then only a thought.",
      "Listen to the silence after each Om. The Mandukya Upanishad counts it as the fourth part.",
    ],
    closing: ["Let the last Om end by itself.", "Open the eyes when you are ready."],
  },
  metta: {
    name: "Loving-kindness",
    opening: [
      "Sit at ease, with a hand on the heart if you like.",
      "Think of a moment in which somebody was kind to you.",
      "Say each wish slowly, in silence. A wish is enough; no feeling has to come.",
    ],
    middle: [
      "For yourself: may I be safe, well and at peace.",
      "For somebody dear to you: may you be safe, well and at peace.",
      "For somebody you hardly know: may you be safe, well and at peace.",
      "For somebody difficult, as far as you can today: may you be safe, well and at peace.",
      "For all beings, near and far: may all be safe, well and at peace.",
    ],
    closing: ["Let the wishes rest, and feel the breath.", "Open the eyes when you are ready."],
  },
  "body-scan": {
    name: "Body scan",
    opening: [
      "Sit or lie down, warm enough to stay still.",
      "Let the body become heavy where it is held.",
      "Nothing has to change. Feel what there is to feel.",
    ],
    middle: [
      "The head: the crown, the forehead, the eyes, the jaw.",
      "The neck, the shoulders, the arms, down to the fingers.",
      "The chest and the back, as the breath moves them.",
      "The belly, the hips, the seat.",
      "The legs and the feet, down to the toes.",
      "The whole body at once, breathing.",
    ],
    closing: ["Move the fingers and the toes a little.", "Open the eyes when you are ready."],
  },
};
