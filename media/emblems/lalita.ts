import { blossom } from "./garland.ts";
import { lotusSeat, pinkLotus } from "./lotus.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place, repeat } from "./svg.ts";

/**
 * The emblem shows her bow of sugar cane with five arrows of flowers, between goad and noose, on the triangles of the
 * Shri Chakra.
 */
export const emblem = {
  image: "goddess-lalita.png",
  palette: palette("#2E0206", "#7A0A1C", "#C22434", "#EF6A62", "#FFD9A0"),
  yantra: [284, 236, 188, 140].map((radius) => triangle(radius, 180, 0.3) + triangle(radius - 22, 0, 0.26)).join(""),
  definitions: linear("cane", "across", [
    [0, "#C9E29A"],
    [0.5, "#7FAE4E"],
    [1, "#3E6A24"],
  ]),
  draw: () =>
    lifted(place(noose(), { x: -208, y: -92, turn: -6 })) +
    lifted(place(goad(), { x: 206, y: -84, turn: 6 })) +
    lifted(place(arrows(), { y: -20 })) +
    lifted(place(bow(), { y: 60 })) +
    lifted(place(lotusSeat(pinkLotus), { y: 276, scale: 0.66 })),
};

/** Draws the bow. Its stalk bends upwards, and its string is a row of bees. */
function bow(): string {
  const stalk = "M-204 52C-150 -64 150 -64 204 52";
  return `<path d="M-204 52H204" ${stroked("#2A1206", 4)}/>${repeat(17, bee)}<path d="${stalk}" ${stroked(ink, 30)}/><path d="${stalk}" ${stroked("url(#cane)", 24)}/><path d="M-196 38C-146 -60 146 -60 196 38" ${stroked("#EAF6C8", 4, 0.6)}/>
${[-150, -84, -28, 28, 84, 150].map((x) => `<path d="M${x} ${jointAt(x) - 13}Q${x + 5} ${jointAt(x)} ${x} ${jointAt(x) + 13}" ${stroked("#2F5218", 4)}/>`).join("")}
<path d="M-204 52C-226 46 -238 26 -232 4C-216 16 -206 32 -204 52ZM204 52C226 46 238 26 232 4C216 16 206 32 204 52Z" ${filled("url(#leaf)", "#173D20", 2.2)}/>`;
}

/** Returns the height of the middle of the stalk at x. */
const jointAt = (x: number) => Math.round(-35 + 87 * (x / 204) ** 2);

const bee = (index: number) =>
  `<ellipse cx="${-176 + index * 22}" cy="52" rx="8" ry="5.5" fill="#4A2A0A" stroke="#1E0E02" stroke-width="1.4"/><path d="M${-178 + index * 22} 48v8" ${stroked("#F2C84A", 2)}/>`;

/** Draws five arrows, spread like a fan, each tipped with another flower. */
function arrows(): string {
  const tips = [
    ["#FFFDF6", "#B9AF96", "#F6C545"],
    ["#FF9A3A", "#8A3A08", "#FFE27A"],
    ["#F58AA8", "#8E2A52", "#FFE27A"],
    ["#FFD65A", "#A86A10", "#E8892A"],
    ["#8FA8FF", "#2A3A8E", "#FFE27A"],
  ] as const;
  return tips
    .map(([petals, edge, heart], index) =>
      place(
        `<path d="M-4 120V-216H4V120Z" ${roundGold}/><path d="M0 116L-16 142V166L0 146L16 166V142Z" ${filled(red, "#6A0F14", 2)}/>${place(blossom(petals, edge, heart), { y: -232, scale: 2 })}<rect x="-9" y="-204" width="18" height="10" rx="4" ${lyingGold}/>`,
        { turn: (index - 2) * 15, y: 26 },
      ),
    )
    .join("");
}

const noose = () =>
  `<path d="M0 110V40C-62 30 -66 -62 0 -66C66 -62 62 30 0 40" ${stroked(ink, 17)}/><path d="M0 110V40C-62 30 -66 -62 0 -66C66 -62 62 30 0 40" ${stroked("#F0C050", 11)}/><path d="M0 104V44C-54 30 -58 -58 0 -62C58 -58 54 30 0 44" ${stroked("#8A4A10", 2.4, 0.8)}/><circle cy="40" r="13" ${gold}/><path d="M-10 108H10L16 138H-16Z" ${filled(red, "#6A0F14", 2)}/>`;

function goad(): string {
  return `<path d="M-7 -40H7L6 140H-6Z" ${roundGold}/><path d="M0 -104C10 -82 14 -66 9 -40H-9C-14 -66 -10 -82 0 -104Z" ${filled("url(#silver)", "#4A3A44", 2.4)}/><path d="M6 -44C40 -48 58 -26 50 6C46 -16 30 -26 6 -24Z" ${filled("url(#silver)", "#4A3A44", 2.4)}/><rect x="-15" y="-44" width="30" height="12" rx="5" ${lyingGold}/><circle cy="146" r="12" ${gold}/>`;
}
