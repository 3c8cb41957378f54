import { blossom, hanging } from "./garland.ts";
import { lotusSeat, pinkLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place, ring } from "./svg.ts";

/** The emblem shows discus above conch above lotus, within a garland of forest flowers. */
export const emblem = {
  image: "lord-vishnu.png",
  palette: palette("#08082E", "#1B1C72", "#3B40BC", "#6E76E6", "#FFE79A"),
  yantra: petalYantra(8, 150, 284, 58),
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
    ]),
  draw: () =>
    lifted(garland()) +
    lifted(place(discus(), { y: -192, scale: 0.92 })) +
    lifted(place(lotusSeat(pinkLotus), { y: 268, scale: 0.9 })) +
    lifted(place(conch(), { y: 78, scale: 0.96 })),
};

const garland = () =>
  hanging({ count: 31, step: 5.2, radiusX: 238, radiusY: 200, y: -30 }, (index) => {
    const [petals, edge, heart] =
      [
        ["#FFF9EC", "#B8A988", "#F6C545"],
        ["#FFD24A", "#A8741A", "#E8892A"],
        ["#F58AA8", "#8E2A52", "#FFE27A"],
      ][index % 3] ?? [];
    return place(blossom(petals ?? "", edge ?? "", heart), { scale: 0.98 });
  });

/** Draws Sudarshana, with flames on the rim and eight petals as spokes. */
export function discus(): string {
  const flame = "M-15 -132C-15 -148 12 -152 4 -178C26 -160 26 -144 17 -132Z";
  const spoke = "M0 -36C16 -52 16 -76 0 -96C-16 -76 -16 -52 0 -36Z";
  return (
    ring(24, flame, `fill="url(#gold)" stroke="#8A4A0C" stroke-width="2.2" stroke-linejoin="round"`) +
    `<circle r="134" ${gold}/><circle r="106" fill="#2A2C96" stroke="${ink}" stroke-width="3"/>` +
    ring(48, "M0 -115V-125", stroked("#8A4A0C", 3, 0.8)) +
    ring(8, spoke, gold) +
    ring(8, "M0 -100V-106", stroked("#F6D27A", 5), 22.5) +
    ring(8, "M0 -58V-98", stroked("#F6D27A", 3), 22.5) +
    `<circle r="36" ${roundGold}/><circle r="22" ${filled(red)}/><circle r="9" ${gold}/>`
  );
}

/** Draws the shankha upright: the spire above, the mouth on the right, tipped with gold at both ends. */
export function conch(): string {
  return `<path d="M4 150C-2 116 -34 108 -66 74C-104 34 -112 -14 -84 -44C-76 -52 -66 -58 -56 -60C-50 -84 -42 -98 -30 -108C-22 -128 -10 -142 2 -158C14 -142 26 -128 34 -108C46 -98 54 -84 60 -60C98 -50 116 -14 100 28C88 60 60 84 44 108C34 124 26 138 24 152C18 158 8 158 4 150Z" ${filled("url(#shell)", ink, 3)}/>
<path d="M94 -26C70 -10 36 12 24 62C18 88 16 112 14 144C32 108 58 86 78 56C96 28 104 2 94 -26Z" ${filled("url(#shell-mouth)", "#7A4A3A", 2.4)}/>
<path d="M-56 -60C-22 -36 30 -36 60 -60M-30 -108C-12 -94 16 -94 34 -108M-16 -132C-6 -125 10 -125 19 -132" ${stroked("#7A5A3A", 3)}/>
<path d="M-92 -30C-50 4 40 0 92 -28M-52 -66C-20 -48 28 -48 54 -68M-98 -2C-70 30 -20 38 22 30M-86 36C-62 60 -24 68 10 62M-58 76C-38 90 -14 96 8 94" ${stroked("#B39468", 2, 0.75)}/>
<path d="M-78 -30C-90 -8 -84 26 -62 52M-40 -88C-34 -98 -28 -102 -22 -106" ${stroked("#FFFFFF", 6, 0.9)}/>
<path d="M-30 -108C-22 -128 -10 -142 2 -172C14 -142 26 -128 34 -108C16 -94 -12 -94 -30 -108Z" ${gold}/><path d="M-20 -122C-8 -114 12 -114 24 -122" ${stroked(ink, 2, 0.6)}/><circle cx="2" cy="-104" r="6" ${filled(red, ink, 1.8)}/>`;
}
