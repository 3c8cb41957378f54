import { n, place } from "./svg.ts";

interface LotusColor {
  front: string;
  behind: string;
  edge: string;
}
export const pinkLotus: LotusColor = { front: "url(#lotus)", behind: "url(#lotus-behind)", edge: "#8E2A52" };
export const whiteLotus: LotusColor = {
  front: "url(#white-lotus)",
  behind: "url(#white-lotus-behind)",
  edge: "#5F5478",
};

/** Draws an open lotus seen from the side. Its foot is at the origin, and it is about 500 wide and 190 high. */
export function lotusSeat(color: LotusColor): string {
  const back = pairs(
    [
      [66, 70, 0],
      [44, 56, 0],
      [22, 30, 0],
    ],
    { ...color, half: 54, height: 190, fill: color.behind },
  );
  const middle = pairs(
    [
      [84, 60, 8],
      [60, 62, 4],
    ],
    { ...color, half: 44, height: 168, fill: color.front },
  );
  const front = pairs(
    [
      [38, 58, 10],
      [16, 30, 14],
    ],
    { ...color, half: 46, height: 118, fill: color.front },
  );
  const center = place(petal({ ...color, half: 46, height: 118, fill: color.front }), { y: 18 });
  // Sepals cover the petals' feet, which would end in a ragged edge.
  const sepals = `<path d="M-112 2C-84 36 -40 46 0 46C40 46 84 36 112 2C78 18 40 24 0 24C-40 24 -78 18 -112 2Z" fill="url(#leaf)" stroke="#173D20" stroke-width="2.2" stroke-linejoin="round"/>`;
  return back + middle + front + center + sepals;
}

interface PetalLook {
  half: number;
  height: number;
  fill: string;
  edge: string;
}

/** Draws petals on the left and the right, each turned outwards and moved to the side and downwards. */
function pairs(petals: [turn: number, x: number, y: number][], look: PetalLook): string {
  return petals
    .flatMap(([turn, x, y]) => [place(petal(look), { x: -x, y, turn: -turn }), place(petal(look), { x, y, turn })])
    .join("");
}

function petal({ half, height, fill, edge }: PetalLook): string {
  const shape =
    `M${n(-half * 0.35)} 0C${n(-half * 1.25)} ${n(-height * 0.35)} ${n(-half * 0.75)} ${n(-height * 0.78)} 0 ${-height}` +
    `C${n(half * 0.75)} ${n(-height * 0.78)} ${n(half * 1.25)} ${n(-height * 0.35)} ${n(half * 0.35)} 0Z`;
  const vein = (side: number) =>
    `M${n(side * half * 0.2)} -10Q${n(side * half * 0.5)} ${n(-height * 0.45)} ${n(side * half * 0.2)} ${n(-height * 0.74)}`;
  return (
    `<path d="${shape}" fill="${fill}" stroke="${edge}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="M0 -8V${n(-height * 0.82)}${vein(-1)}${vein(1)}" fill="none" stroke="${edge}" stroke-width="1.2" opacity=".45"/>`
  );
}
