import { blossom, hanging } from "./garland.ts";
import { lotusSeat, pinkLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, n, onCircle, place, repeat } from "./svg.ts";

/** The emblem shows the lotus she holds, over her anklet of bells, in a garland of jasmine. */
export const emblem = {
  image: "goddess-radha.png",
  palette: palette("#2A0318", "#700D40", "#B52A66", "#E8729E", "#FFE0B8"),
  yantra: petalYantra(8, 120, 284, 60),
  draw: () =>
    lifted(garland()) +
    lifted(mirrored(leafStem())) +
    lifted(stem) +
    lifted(place(lotusSeat(pinkLotus), { y: -118, scale: 1.02 })) +
    lifted(place(anklet(), { y: 176 })),
};

const stem = `<path d="M0 -70C10 0 -8 60 0 160" ${stroked("#123F22", 17)}/><path d="M0 -70C10 0 -8 60 0 160" ${stroked("#5AA860", 10)}/>`;

/** Draws a bud and a leaf on the right of the stem. Those on the left are their mirror image. */
function leafStem(): string {
  return `<path d="M2 96C70 84 128 40 150 -28" ${stroked("#123F22", 12)}/><path d="M2 96C70 84 128 40 150 -28" ${stroked("#5AA860", 7)}/>
<path d="M152 -16C122 -44 126 -92 158 -124C186 -88 186 -44 152 -16Z" ${filled("url(#lotus)", "#8E2A52", 2.4)}/><path d="M154 -18C146 -52 148 -86 158 -120M140 -28C134 -56 138 -80 148 -102M166 -28C172 -56 170 -78 164 -100" ${stroked("#8E2A52", 1.5, 0.5)}/><path d="M134 -34C140 -8 166 -6 172 -34C162 -24 146 -24 134 -34Z" ${filled("url(#leaf)", "#173D20", 2)}/>
<path d="M74 70C104 66 152 74 184 112C146 128 100 116 74 70Z" ${filled("url(#leaf)", "#173D20", 2.2)}/><path d="M80 74C112 82 146 96 176 110" ${stroked("#DDF2CF", 1.8, 0.7)}/>`;
}

const garland = () =>
  hanging({ count: 33, step: 5.4, radiusX: 240, radiusY: 224, y: -6 }, (index) =>
    index % 4 === 2
      ? place(blossom("#F58AA8", "#8E2A52", "#FFE27A"), { scale: 1.06 })
      : place(blossom("#FFFDF6", "#B9AF96", "#F6E7A0"), { scale: 0.86 }),
  );

/** Draws the nupura: a heavy ring with a row of small bells under it, seen a little from above. */
function anklet(): string {
  return `<ellipse rx="132" ry="44" ${stroked(ink, 34)}/><ellipse rx="132" ry="44" ${stroked("url(#lying-gold)", 28)}/><ellipse cy="-4" rx="132" ry="42" ${stroked("#FFF6D6", 3, 0.8)}/>
${repeat(11, bell)}<path d="M-30 30C-16 46 16 46 30 30L24 58C10 66 -10 66 -24 58Z" ${gold}/><circle cy="46" r="10" ${filled(red, ink, 2)}/><rect x="-34" y="24" width="68" height="12" rx="6" ${lyingGold}/>`;
}

function bell(index: number): string {
  const { x, y } = onCircle(1, 180 - (index - 5) * 17);
  return `<g transform="translate(${n(x * 132)} ${n(y * 44 + 24)})"><path d="M0 -10V2" ${stroked(ink, 3)}/><circle cy="10" r="11" ${roundGold}/><path d="M-7 14H7" ${stroked("#6A3A08", 2.4)}/><circle cy="14" r="2.6" fill="#6A3A08"/></g>`;
}
