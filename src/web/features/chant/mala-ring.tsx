import { memo, useCallback, useRef, useState } from "react";
import type { RoundSize } from "#model/practice.ts";
import { partOf } from "#engines/chant-state.ts";
import { beadsOf, isLarge, MERU, meruPlace, beadPlace, RING_RADIUS, angleOf } from "#engines/mala-ring.ts";
import { afterTouch, useEachBead, useSize } from "./mala-count.tsx";
import { createPulse } from "./pulse.ts";
import type { Mala } from "../../mala/mala.ts";

interface Props {
  mala: Mala;
  isComplete: boolean;
}

/**
 * The wooden beads are one drawing, which never changes; a counted bead is a golden one laid over it. So a press adds
 * one element, and the browser paints no more than that bead anew.
 */
export function MalaRing({ mala, isComplete }: Props) {
  const size = useSize(mala);
  const gold = useRef<SVGGElement>(null);
  const pulse = useRef<HTMLElement>(null);
  const [playPulse] = useState(createPulse);

  const show = useCallback(
    (count: number) => {
      if (gold.current) layBeads(gold.current, count, size);
      if (gold.current && mala.read().chant.mode === "aloud") markUnsure(gold.current, mala.read().chant.unsure);
      const pulsing = count > 0 ? pulse.current : null;
      if (pulsing) playPulse(pulsing, () => (pulsing.style.rotate = `${angleOf(count, size)}deg`));
    },
    [playPulse, mala, size],
  );
  useEachBead(mala, show, afterTouch);

  return (
    <>
      <Wood size={size} />
      <svg className={isComplete ? "mala-ring complete" : "mala-ring"} viewBox={BOX} aria-hidden="true">
        {/* Not painted. Without it the drawing would grow with its beads, and the browser then sorts all layers anew. */}
        <circle r={rounded(RING_RADIUS + beadsOf(size).large)} />
        <g ref={gold} className="gold" paintOrder="stroke" />
        {isComplete && <path className="wave" d={RING} pathLength={108} strokeWidth={9} strokeDasharray="18 108" />}
      </svg>
      <i ref={pulse} className="pulse" aria-hidden="true" />
    </>
  );
}

const BOX = "-100 -100 200 200";

/** The line goes once round from the top. It is a path, because only paths had a `pathLength` from the beginning. */
const RING = `M0 ${-RING_RADIUS}a${RING_RADIUS} ${RING_RADIUS} 0 1 1 0 ${2 * RING_RADIUS}a${RING_RADIUS} ${RING_RADIUS} 0 1 1 0 ${-2 * RING_RADIUS}`;

/** As many golden beads as are counted; also fewer than before, or those of another round. The last one is larger. */
function layBeads(gold: SVGGElement, count: number, size: RoundSize) {
  if (gold.dataset["size"] !== String(size)) gold.replaceChildren();
  gold.dataset["size"] = String(size);
  resize(gold.lastElementChild, diameterOf(gold.childElementCount, size));
  while (gold.childElementCount > count) gold.lastElementChild?.remove();
  for (let bead = gold.childElementCount + 1; bead <= count; bead++) gold.append(goldenBead(bead, size));
  resize(gold.lastElementChild, beadsOf(size).current);
}

/** A bead is hollow where the microphone is not sure of it. */
function markUnsure(gold: SVGGElement, unsure: readonly number[]) {
  for (const [place, bead] of [...gold.children].entries()) bead.classList.toggle("unsure", unsure.includes(place + 1));
}

const resize = (bead: Element | null, diameter: number) => bead?.setAttribute("r", String(diameter / 2));

const diameterOf = (bead: number, size: RoundSize) => beadsOf(size)[isLarge(bead, size) ? "large" : "bead"];

function goldenBead(bead: number, size: RoundSize) {
  const { x, y } = beadPlace(bead, size);
  const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  circle.setAttribute("cx", x.toFixed(2));
  circle.setAttribute("cy", y.toFixed(2));
  resize(circle, diameterOf(bead, size));
  return circle;
}

/** A dash of no length with round ends is a bead, and `pathLength` puts them one unit apart. */
const Wood = memo(({ size }: { size: RoundSize }) => (
  <svg className="mala-ring" viewBox={BOX} aria-hidden="true">
    <circle className="thread" r={RING_RADIUS} />
    <g className="wood">
      <Row diameter={beadsOf(size).bead} step={1} size={size} />
      <Row diameter={beadsOf(size).large} step={partOf(size)} size={size} />
    </g>
    <Gold />
    <circle className="meru" cy={rounded(meruPlace(size).y)} r={MERU / 2} />
  </svg>
));

/** One paint draws a bead: gleam, body and rim, with the light from above left. Its glow is its stroke. */
const Gold = () => (
  <radialGradient id="gold" fx=".25" fy=".25">
    <stop className="gleam" offset=".2" />
    <stop className="body" offset=".36" />
    <stop className="body" offset=".7" />
    <stop className="rim" offset=".9" />
  </radialGradient>
);

const Row = ({ diameter, step, size }: { diameter: number; step: number; size: RoundSize }) =>
  layers.map(({ name, width, shift }) => (
    <path
      key={name}
      className={name}
      d={RING}
      pathLength={size}
      strokeDasharray={`0 ${step}`}
      strokeWidth={rounded(diameter * width)}
      {...(shift && { transform: `translate(${rounded(-diameter * shift)} ${rounded(-diameter * shift)})` })}
    />
  ));

/** Rounds to hundredths of a unit, because every page carries these figures. */
const rounded = (length: number) => Math.round(length * 100) / 100;

/** Light from above left: rim, body and gleam of each bead lie over one another. */
const layers = [
  { name: "rim", width: 1, shift: 0 },
  { name: "body", width: 0.8, shift: 0.05 },
  { name: "gleam", width: 0.28, shift: 0.16 },
];
