const HEIGHT = 40;
const STEP = 4;

/** Loudness of a sound along its loop: a stroke for each part, around the middle. */
export const Waveform = ({ levels }: { levels: readonly number[] }) => (
  <svg
    className="waveform"
    viewBox={`0 0 ${levels.length * STEP} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={levels.map(toStroke).join("")} />
  </svg>
);

function toStroke(level: number, place: number) {
  const length = Math.max(2, Math.round(level * (HEIGHT - 4)));
  return `M${place * STEP + STEP / 2} ${(HEIGHT - length) / 2}v${length}`;
}
