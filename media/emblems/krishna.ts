import { peacockFeather } from "./feather.ts";
import { blossom, hanging } from "./garland.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place, repeat } from "./svg.ts";

/** The emblem shows the flute across a peacock feather, above a garland of jasmine and marigold. */
export const emblem = {
  image: "lord-krishna.png",
  palette: palette("#04131F", "#0E3A4F", "#17708A", "#3BA6B5", "#FFE29A"),
  yantra: petalYantra(8, 110, 205, 44),
  definitions: linear("bamboo", "down", [
    [0, "#E9C98A"],
    [0.3, "#FBE9BD"],
    [0.65, "#C98F42"],
    [1, "#6F451A"],
  ]),
  draw: () =>
    place(
      lifted(garland()) +
        lifted(place(peacockFeather(), { x: 18, y: 204, turn: 9, scale: 1.08 })) +
        place(lifted(tassel()), { x: -229, y: 158 }) +
        lifted(place(flute(), { y: 34, turn: -24 })),
      { y: 4 },
    ),
};

function garland(): string {
  return hanging({ count: 25, step: 5.6, radiusX: 226, radiusY: 236, y: -14 }, (index) =>
    index % 2
      ? place(blossom("#FFF9EC", "#C9B58A"), { scale: 0.92 })
      : place(blossom("#FFB43A", "#B8651A", "#E8892A"), { scale: 1.08 }),
  );
}

const binding = (x: number) =>
  `<rect x="${x}" y="-21.5" width="15" height="43" rx="5" ${filled("#A8321F", "#4A1208", 2)}/><path d="M${x + 4} -19v38M${x + 11} -19v38" ${stroked("#F0C869", 2)}/>`;

const hole = (index: number) => `<ellipse cx="${22 + index * 34}" cy="-3" rx="8.5" ry="7.5" fill="#2B1407"/>`;

function flute(): string {
  return `<rect x="-275" y="-19" width="550" height="38" rx="15" fill="url(#bamboo)" stroke="${ink}" stroke-width="3"/>
${[-244, -150, -30, 190, 240].map(binding).join("")}<ellipse cx="-196" cy="-3" rx="14" ry="8.5" fill="#2B1407"/>${repeat(5, hole)}
<path d="M-262 -11H262" ${stroked("#FFF2CF", 4, 0.5)}/>`;
}

const thread = (index: number) =>
  `<path d="M${-9 + 3 * index} 20L${-14 + 4.7 * index} 78" ${stroked("#7E1A0E", 1.6)}/>`;

function tassel(): string {
  return `<path d="M0 -34Q10 -16 0 2" ${stroked("#D8402B", 4)}/><path d="M-12 16L-19 78Q0 87 19 78L12 16Z" ${filled("#D8402B", "#6A140A")}/>
${repeat(7, thread)}<circle cy="8" r="11" ${gold}/><rect x="-14" y="16" width="28" height="8" rx="3" ${lyingGold}/>`;
}
