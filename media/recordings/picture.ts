import { powersOf, type Span } from "mantra-listening";

export interface Picture {
  /** The whole recording at the listener's rate. */
  sound: Float32Array;
  repetitions: readonly Span[];
  /** The stretch that was cut out. */
  span: Span;
  syllables: readonly (Span & { text: string })[];
}

const WIDTH = 1600;
const HEIGHT = 180;
const MARGIN = 28;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Draws two rows: the whole recording with its repetitions and the cut, and the cut with its syllables. */
export function drawRecording({ sound, repetitions, span, syllables }: Picture): string {
  const loudness = powersOf(sound).map((power) => Math.max(0, 1 + Math.log10(power + 1e-6) / 6));
  const whole = { start: 0, end: loudness.length / 100 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${2 * HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
${row(loudness, whole, 0, [
  ...repetitions.map((repetition, place) => ({ ...repetition, text: String(place + 1) })),
  { ...span, text: "cut", isCut: true },
])}
${row(loudness, span, HEIGHT, syllables)}
</svg>
`;
}

type Mark = Span & { text: string; isCut?: true };

function row(loudness: readonly number[], shown: Span, top: number, marks: readonly Mark[]): string {
  const x = (seconds: number) => (((seconds - shown.start) / (shown.end - shown.start)) * WIDTH).toFixed(1);
  const middle = top + MARGIN + (HEIGHT - MARGIN) / 2;
  const bars = loudness.flatMap((level, at) => {
    const time = at / 100;
    if (time < shown.start || time > shown.end) return [];
    const reach = (level * (HEIGHT - MARGIN - 10)) / 2;
    return [`M${x(time)} ${(middle - reach).toFixed(1)}V${(middle + reach).toFixed(1)}`];
  });
  const drawn = marks.map(({ start, end, text, isCut }) => {
    const color = isCut ? "#c2410c" : "#1d4ed8";
    const label = `<text x="${x(start)}" y="${top + (isCut ? 26 : 14)}" fill="${color}">${escape(text)}</text>`;
    return `<path d="M${x(start)} ${top + MARGIN}V${top + HEIGHT}M${x(end)} ${top + MARGIN}V${top + HEIGHT}" stroke="${color}" stroke-opacity=".6"/>${label}`;
  });
  return `<path d="${bars.join("")}" stroke="#666" stroke-width="${(WIDTH / 100 / (shown.end - shown.start) + 0.5).toFixed(1)}"/>\n${drawn.join("\n")}`;
}
