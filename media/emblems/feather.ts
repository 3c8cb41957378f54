import { stroked } from "./paint.ts";
import { n, onCircle, repeat } from "./svg.ts";

const length = 430;
/** The eye's middle, seen from the quill's foot at the origin. */
const eye = -length + 92;

/** Draws an upright peacock's feather, whose quill has its foot at the origin. */
export function peacockFeather(): string {
  return `<path d="M0 10V${eye}" ${stroked("#E9D9A0", 5)}/>${repeat(96, lowBarb)}${repeat(150, upperBarb)}${featherEye()}`;
}

/** Draws the pairs of barbs along the quill, which are longer and steeper towards the eye. */
function lowBarb(index: number): string {
  const along = index / 95;
  const y = -60 - along * (length - 150);
  const reach = 22 + 72 * along ** 1.25;
  const rise = 26 + 46 * along;
  const color = ["#2E8B6A", "#1F6F78", "#6FA84B"][index % 3] ?? "";
  const barb = (side: number) =>
    `M0 ${n(y)}Q${n(side * reach * 0.55)} ${n(y - rise * 0.35)} ${n(side * reach)} ${n(y - rise)}`;
  return `<path d="${barb(-1)}${barb(1)}" ${stroked(color, 2.1, 0.92)}/>`;
}

/** Draws the fan around the eye. Lengths vary by a fixed pattern, so that every build draws the same feather. */
function upperBarb(index: number): string {
  const degrees = -140 + (index * 280) / 149;
  const uneven = ((index * 7919) % 13) / 13;
  const [foot, bend, tip] = [
    onCircle(58, degrees),
    onCircle(92, degrees * 1.06),
    onCircle(118 + 26 * uneven - Math.abs(degrees) * 0.1, degrees * 0.93),
  ];
  const color = ["#2E8B6A", "#9BC25B", "#1F7A80", "#5FA35A", "#C9A94B"][index % 5] ?? "";
  return `<path d="M${n(foot.x)} ${n(eye + foot.y * 1.15)}Q${n(bend.x)} ${n(eye + bend.y * 1.12)} ${n(tip.x)} ${n(eye + tip.y * 1.14)}" ${stroked(color, 1.7, 0.9)}/>`;
}

function featherEye(): string {
  const drop = (width: number, height: number, down: number) =>
    `M0 ${n(eye + height + down)}C${-width} ${n(eye + height * 0.45 + down)} ${-width} ${n(eye - height * 0.9 + down)} 0 ${n(eye - height + down)}` +
    `C${width} ${n(eye - height * 0.9 + down)} ${width} ${n(eye + height * 0.45 + down)} 0 ${n(eye + height + down)}Z`;
  // The dark middle of a real feather is a round spot with a shallow notch above, and has not the shape of a heart.
  const pupil = `M0 ${eye + 42}C-30 ${eye + 42} -45 ${eye + 14} -41 ${eye - 8}C-37 ${eye - 28} -15 ${eye - 35} 0 ${eye - 27}C15 ${eye - 35} 37 ${eye - 28} 41 ${eye - 8}C45 ${eye + 14} 30 ${eye + 42} 0 ${eye + 42}Z`;
  return `<path d="${drop(88, 84, 0)}" fill="#7FB04B"/><path d="${drop(78, 75, 2)}" fill="#C9932F"/><path d="${drop(66, 63, 4)}" fill="#6E4420"/><path d="${drop(56, 53, 6)}" fill="#16A0A0"/>
<path d="${pupil}" fill="#172B7A"/><path d="M-25 ${eye - 10}Q-31 ${eye + 8} -20 ${eye + 22}" ${stroked("#6F8FE8", 4, 0.7)}/>`;
}
