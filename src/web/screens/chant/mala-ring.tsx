import { memo, useCallback, useRef } from "react";
import { ROUND } from "#practice/chant-counter.ts";
import { BEAD, isQuarter, MERU, MERU_PLACE, placeOf, QUARTER_BEAD, RING_RADIUS, turnOf } from "#practice/mala-ring.ts";
import { useEachBead } from "./mala-count.tsx";
import type { OpenSitting } from "./sitting.ts";

interface Props {
  sitting: OpenSitting;
  isComplete: boolean;
}

/**
 * The wooden beads are one drawing, which never changes; a counted bead is a golden one laid over it. So a press adds
 * one element, and the browser paints no more than that bead anew.
 */
export function MalaRing({ sitting, isComplete }: Props) {
  const gold = useRef<SVGGElement>(null);
  const pulse = useRef<HTMLElement>(null);

  const show = useCallback((count: number) => {
    if (gold.current) layBeads(gold.current, count);
    if (!pulse.current) return;
    pulse.current.style.rotate = `${turnOf(count)}deg`;
    pulse.current.className = againAndAgain("pulse", count);
  }, []);
  useEachBead(sitting, show);

  return (
    <>
      <Wood />
      <svg className={isComplete ? "mala-ring complete" : "mala-ring"} viewBox={BOX} aria-hidden="true">
        <Shapes />
        <g ref={gold} />
        {isComplete && (
          <path className="wave" d={RING} pathLength={ROUND} strokeWidth={9} strokeDasharray={`18 ${ROUND}`} />
        )}
      </svg>
      <i ref={pulse} className="pulse" aria-hidden="true" />
    </>
  );
}

const BOX = "-100 -100 200 200";

/** Once round from the right; a path, because only those had a `pathLength` from the beginning. */
const RING = `M${RING_RADIUS} 0a${RING_RADIUS} ${RING_RADIUS} 0 1 1 ${-2 * RING_RADIUS} 0a${RING_RADIUS} ${RING_RADIUS} 0 1 1 ${2 * RING_RADIUS} 0`;

/** An animation begins anew when its name changes: the same one has two, and nothing is measured or built for it. */
export const againAndAgain = (name: string, count: number) =>
  count === 0 ? name : `${name} ${count % 2 === 1 ? "odd" : "even"}`;

/** As many golden beads as are counted; also fewer than before. */
function layBeads(gold: SVGGElement, count: number) {
  while (gold.childElementCount > count) gold.lastElementChild?.remove();
  for (let bead = gold.childElementCount + 1; bead <= count; bead++) gold.append(goldenBead(bead));
}

function goldenBead(bead: number) {
  const { x, y } = placeOf(bead);
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", isQuarter(bead) ? "#quarter-bead" : "#bead");
  use.setAttribute("x", x.toFixed(2));
  use.setAttribute("y", y.toFixed(2));
  return use;
}

/** A dash of no length with round ends is a bead, and `pathLength` puts them one unit apart. */
const Wood = memo(() => (
  <svg className="mala-ring" viewBox={BOX} aria-hidden="true">
    <circle className="thread" r={RING_RADIUS} />
    <g className="wood">
      <Row size={BEAD} step={1} />
      <Row size={QUARTER_BEAD} step={27} />
    </g>
    <g className="gold" transform={`translate(${MERU_PLACE.x} ${MERU_PLACE.y})`}>
      <Bead size={MERU} />
    </g>
  </svg>
));

const Shapes = memo(() => (
  <defs>
    <g id="bead" className="gold">
      <circle className="glow" r={5} />
      <Bead size={BEAD} />
    </g>
    <g id="quarter-bead" className="gold">
      <circle className="glow" r={6.5} />
      <Bead size={QUARTER_BEAD} />
    </g>
  </defs>
));

const Row = ({ size, step }: { size: number; step: number }) =>
  layers.map(({ name, width, shift }) => (
    <path
      key={name}
      className={name}
      d={RING}
      pathLength={ROUND}
      strokeDasharray={`0 ${step}`}
      strokeWidth={size * width}
      {...(shift && { transform: `translate(${-size * shift} ${-size * shift})` })}
    />
  ));

const Bead = ({ size }: { size: number }) =>
  layers.map(({ name, width, shift }) => (
    <path key={name} className={name} d={`M${-size * shift} ${-size * shift}h0`} strokeWidth={size * width} />
  ));

/** Light from above left: rim, body and gleam of each bead lie over one another. */
const layers = [
  { name: "rim", width: 1, shift: 0 },
  { name: "body", width: 0.8, shift: 0.05 },
  { name: "gleam", width: 0.28, shift: 0.16 },
];
