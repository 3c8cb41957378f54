import { blossom, hanging } from "./garland.ts";
import { lotusSeat, pinkLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";
import { conch, discus } from "./vishnu.ts";

/** The emblem shows the mark of his forehead over the seven hills, between discus and conch. */
export const emblem = {
  image: "lord-venkateshvara.png",
  palette: palette("#0A1A04", "#23440F", "#4A7A1E", "#94B854", "#FFEFB0"),
  yantra: petalYantra(7, 150, 284, 62),
  definitions:
    linear("shell", "across", [
      [0, "#FFFFFF"],
      [0.45, "#F8EFE0"],
      [0.8, "#DCC7A8"],
      [1, "#A98C68"],
    ]) +
    linear("shell-mouth", "across", [
      [0, "#B85A5A"],
      [0.5, "#EFA69A"],
      [1, "#FBE0D2"],
    ]) +
    linear("hill", "down", [
      [0, "#A8CE7A"],
      [1, "#2F5A24"],
    ]),
  draw: () =>
    lifted(garland()) +
    lifted(hills()) +
    lifted(place(discus(), { x: -196, y: -64, scale: 0.54 })) +
    lifted(place(conch(), { x: 196, y: -62, scale: 0.6 })) +
    lifted(place(mark(), { y: -40 })) +
    lifted(place(lotusSeat(pinkLotus), { y: 284, scale: 0.62 })),
};

const garland = () =>
  hanging({ count: 27, step: 5.6, radiusX: 242, radiusY: 220, y: 6 }, (index) =>
    index % 2
      ? place(blossom("#FFD24A", "#A8741A", "#E8892A"), { scale: 0.96 })
      : place(blossom("#F58AA8", "#8E2A52", "#FFE27A"), { scale: 1 }),
  );

/** Draws seven hills, the highest in the middle. */
const hills = () =>
  `<path d="M-224 214${repeat(7, hill)}C150 246 -150 246 -224 214Z" ${filled("url(#hill)", "#16300C", 3)}/>`;

function hill(index: number): string {
  const from = -224 + index * 64;
  const height = 214 - 52 - 44 * (1 - Math.abs(index - 3) / 3);
  return `C${from + 14} ${Math.round(height)} ${from + 50} ${Math.round(height)} ${from + 64} 214`;
}

/** Draws two white strokes that meet in a foot, and a red one between them, set in gold. */
function mark(): string {
  const white =
    "M-34 -272C-76 -270 -104 -262 -112 -256C-112 -110 -104 20 -86 72C-70 116 -40 140 0 148V96C-22 88 -34 70 -40 40C-52 -24 -46 -150 -34 -272Z";
  return `${mirrored(`<path d="${white}" ${filled("url(#pearl)", ink, 4)}/><path d="M-98 -244C-98 -110 -90 10 -74 60" ${stroked("#FFFFFF", 6, 0.9)}/>`)}
<path d="M-36 140L-52 190C-20 178 20 178 52 190L36 140C12 150 -12 150 -36 140Z" ${filled("url(#pearl)", ink, 3.4)}/>
<path d="M0 -286C20 -226 26 -60 12 66C8 82 4 88 0 92C-4 88 -8 82 -12 66C-26 -60 -20 -226 0 -286Z" ${filled(red, "#5E0A10", 3.4)}/><path d="M-6 -232C-10 -150 -10 -30 -4 50" ${stroked("#FF9A8A", 4, 0.7)}/>
<path d="M-18 124C-8 132 8 132 18 124L14 152C6 158 -6 158 -14 152Z" ${gold}/><circle cy="140" r="7" ${roundGold}/><rect x="-56" y="186" width="112" height="12" rx="6" ${lyingGold}/>`;
}
