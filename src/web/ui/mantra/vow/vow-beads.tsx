import type { VowDay, VowProgress } from "#engines/sankalpa-progress.ts";
import { vowMessages as t } from "#messages/vow.ts";

/** The distance between two beads, in units of the drawing. */
const STEP = 12;
const IN_A_ROW = 27;

interface Props {
  vow: VowProgress;
  /**
   * About so many beads are drawn. Of a vow that is longer by more than a row, as for its days of rest, the stretch
   * around today is drawn above a bar for the whole.
   */
  most?: number;
}

/**
 * Shows the days of a vow as beads, each with its own shape: a kept day is full, a missed one is a ring, a day of rest
 * a dash, a coming day a point, and a wide ring is around today. The drawing has one path for each shape, however many
 * days there are.
 */
export function VowBeads({ vow, most = 108 }: Props) {
  const { states, place } = vow;
  const stretch = states.length > most + IN_A_ROW ? most : states.length;
  const first = stretch * Math.floor(Math.max(0, place === -1 && vow.isOver ? states.length - 1 : place) / stretch);
  const shown = states.slice(first, first + stretch);
  const rows = Math.ceil(shown.length / IN_A_ROW);
  const columns = Math.ceil(shown.length / rows);
  const [width, height] = [columns * STEP, rows * STEP];
  const isPart = states.length > shown.length;
  const pathOf = (state: VowDay) => shown.map((day, at) => (day === state ? drawn(state, at, columns) : "")).join("");
  return (
    <svg
      className="vow-beads"
      viewBox={`0 0 ${width} ${height + (isPart ? STEP : 0)}`}
      style={{ width: `min(100%, ${columns * 1.125}rem)`, height: "auto" }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG cannot be an <img>
      role="img"
      aria-label={t.said(vow)}
    >
      <path d={pathOf("kept")} fill="currentColor" />
      <path d={pathOf("missed") + pathOf("rest")} fill="none" stroke="currentColor" strokeWidth={1.2} />
      <path d={pathOf("to-come")} fill="currentColor" opacity={0.6} />
      {place >= first && (
        <path d={circle(place - first, columns, 5)} fill="none" stroke="currentColor" strokeWidth={1.6} />
      )}
      {isPart && <Whole vow={vow} first={first} shown={shown.length} width={width} top={height + 4} />}
    </svg>
  );
}

interface WholeProps extends Omit<Props, "most"> {
  first: number;
  shown: number;
  width: number;
  top: number;
}

/**
 * Draws the whole vow as a line, which is thick as far as the vow has gone, with a frame around the part that is drawn
 * above.
 */
function Whole({ vow: { states, place, isOver }, first, shown, width, top }: WholeProps) {
  const scale = width / states.length;
  const gone = isOver ? states.length : Math.max(0, place + 1);
  return (
    <>
      <path d={`M1 ${top + 3}H${width - 1}`} stroke="currentColor" opacity={0.6} />
      <path d={`M1 ${top + 3}H${Math.max(2, gone * scale)}`} stroke="currentColor" strokeWidth={3} />
      <rect
        x={1 + first * scale}
        y={top}
        width={shown * scale - 2}
        height={6}
        rx={3}
        fill="none"
        stroke="currentColor"
        strokeWidth={1}
      />
    </>
  );
}

function drawn(state: VowDay, at: number, columns: number) {
  if (state === "today") return "";
  if (state !== "rest") return circle(at, columns, radii[state]);
  const [x, y] = centerOf(at, columns);
  return `M${x - 3} ${y}h6`;
}

const radii = { kept: 3.7, missed: 3, "to-come": 1.5 } as const;

const centerOf = (at: number, columns: number): [x: number, y: number] => [
  (at % columns) * STEP + STEP / 2,
  Math.floor(at / columns) * STEP + STEP / 2,
];

function circle(at: number, columns: number, radius: number) {
  const [x, y] = centerOf(at, columns);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Shows one bead next to the word for it. */
export const BeadSign = ({ state }: { state: keyof typeof radii | "rest" }) => (
  <svg viewBox={`0 0 ${STEP} ${STEP}`} width={STEP} height={STEP} aria-hidden="true">
    <path
      d={drawn(state, 0, 1)}
      fill={state === "kept" ? "currentColor" : "none"}
      stroke={state === "kept" ? "none" : "currentColor"}
      strokeWidth={1.4}
    />
  </svg>
);
