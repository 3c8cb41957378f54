import { emblem as krishna } from "../../emblems/krishna.ts";
import { gold, lyingGold, roundGold, stroked } from "../../emblems/paint.ts";
import { lifted, n, place, repeat, ring } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing, scattered } from "./canvas.ts";

/** Draws the chariot between the two armies, of which only the banners can be seen. */
export function chariot(): ArticleDrawing {
  return {
    palette: krishna.palette,
    sky: [
      [0, "#062636"],
      [0.35, "#125A70"],
      [0.6, "#4FA39A"],
      [0.78, "#F3D08A"],
      [0.86, "#FFE7B0"],
    ],
    definitions: `${glow("morning", "#FFF3C4", 0.9)}<clipPath id="above"><rect width="1200" height="536"/></clipPath>`,
    drawing: `<g clip-path="url(#above)"><g transform="translate(600 420)"><circle r="460" fill="url(#morning)"/>${petalRing({ petals: 32, inner: 322, outer: 376, opacity: 0.55 })}${beadRing({ radius: 306, opacity: 0.7 })}<circle r="292" fill="none" stroke="#FFE9B8" stroke-width="2" opacity=".8"/>${petalRing({ petals: 24, inner: 224, outer: 288, opacity: 0.6, fill: 0.14 })}</g>
${army(0)}<g transform="translate(1200 0) scale(-1 1)">${army(40)}</g></g>
<path d="M0 536Q300 520 600 530T1200 534V630H0Z" fill="#7A5A2A"/><path d="M0 566Q320 546 620 560T1200 560V630H0Z" fill="#4E3516"/><path d="M0 536Q300 520 600 530T1200 534" ${stroked("#FFE7B0", 3, 0.8)}/>
<g transform="translate(586 572) scale(.96)">${lifted(car)}</g>`,
  };
}

const colors = ["#B3342A", "#E8962C", "#F4E3B8", "#7A2A5A", "#1F5A6A"];

/** Draws standards and spears on the horizon, of which the nearer ones are taller. */
function army(seed: number): string {
  const standard = (index: number) => {
    const x = 10 + index * 23 + scattered(index, seed) * 14;
    const top = 372 + x * 0.22 + scattered(index, seed + 1) * 62;
    const isSpear = index % 3 === 2;
    const head = isSpear
      ? `<path d="M${n(x - 5)} ${n(top)}L${n(x)} ${n(top - 22)}L${n(x + 5)} ${n(top)}Z" fill="#17323A"/>`
      : `<path d="M${n(x)} ${n(top)}L${n(x + 38)} ${n(top + 11)}L${n(x)} ${n(top + 24)}Z" fill="${colors[index % 5] ?? ""}"/>`;
    return `<path d="M${n(x)} ${n(top)}V540" stroke="#17323A" stroke-width="3"/>${head}`;
  };
  return `${repeat(15, standard)}<path d="M0 508Q40 488 80 506T160 508T240 516T320 522T400 534V540H0Z" fill="#17323A"/>`;
}

/** These are the bow and the quiver, laid aside in the car. */
const arms = `<path d="M-58 -204C-74 -262 -10 -352 88 -346" ${stroked("#4A1E08", 11)}/><path d="M-58 -204C-74 -262 -10 -352 88 -346" ${stroked("#E8962C", 5)}/><path d="M-58 -204L88 -346" ${stroked("#FFF4DA", 2)}/>
<g transform="translate(72 -206) rotate(14)"><path d="M-9 -128V-60M0 -140V-60M9 -128V-60" ${stroked("#3A1E08", 2.5)}/><path d="M-15 -132L-9 -146L-3 -132V-112H-15ZM-6 -146L0 -160L6 -146V-122H-6ZM3 -132L9 -146L15 -132V-112H3Z" fill="#FFF4DA" stroke="#3A1E08" stroke-width="1.6"/><path d="M-19 -92H19L13 0H-13Z" fill="#1F5A6A" stroke="#3A1E08" stroke-width="3"/><path d="M-20 -96H20L19 -82H-19Z" ${gold}/></g>`;

/** These are car, canopy and standard. The middle of the wheel is 96 above the ground. */
const car = `<path d="M236 -118C330 -120 400 -140 476 -186" ${stroked("#5A2410", 13)}/><path d="M470 -196L500 -206L488 -172Z" ${gold}/>
<path d="M-96 -430H-86V-200H-96ZM118 -430H128V-200H118Z" ${roundGold}/>
${arms}
<path d="M-150 -404C-128 -452 -60 -476 16 -476C92 -476 160 -452 182 -404Z" fill="#B3241C" stroke="#3A1E08" stroke-width="3"/>${arms}
<path d="M-150 -404C-120 -420 150 -420 182 -404L176 -384Q158 -368 140 -384Q122 -368 104 -384Q86 -368 68 -384Q50 -368 32 -384Q14 -368 -4 -384Q-22 -368 -40 -384Q-58 -368 -76 -384Q-94 -368 -112 -384Q-130 -368 -144 -384Z" ${gold}/>
<path d="M-70 -420C-52 -452 -24 -470 8 -474M102 -420C84 -452 56 -470 24 -474M16 -420V-474" ${stroked("#F6D27A", 3, 0.9)}/>
<path d="M12 -556H20V-474H12Z" ${roundGold}/><circle cx="16" cy="-480" r="11" ${gold}/>
<path d="M20 -552C70 -566 96 -530 150 -540C180 -546 206 -560 236 -552C206 -538 190 -520 160 -514C104 -502 74 -530 20 -512Z" fill="#F28A1E" stroke="#7A3408" stroke-width="2.5"/><path d="M28 -540C70 -550 100 -520 150 -528" ${stroked("#FFE3A6", 2.5, 0.8)}/>
<path d="M-186 -262C-170 -236 -150 -226 -120 -226H150C196 -226 232 -250 250 -292C268 -240 266 -170 234 -118H-150C-186 -150 -196 -210 -186 -262Z" fill="#8E1F2E" stroke="#3A1E08" stroke-width="3"/>
<path d="M-186 -262C-170 -236 -150 -226 -120 -226H150C196 -226 232 -250 250 -292L254 -272C236 -230 200 -206 152 -206H-122C-156 -206 -176 -222 -187 -244Z" ${gold}/>
<path d="M-160 -136H244L234 -112H-148Z" ${lyingGold}/>
${repeat(6, (index) => place(petalRing({ petals: 8, inner: 7, outer: 22, opacity: 0.95, fill: 0.3 }), { x: -122 + index * 62, y: -170 }))}
<g transform="translate(36 -100)">${wheel()}</g>`;

function wheel(): string {
  const spoke = "M-7 -30L-10 -64Q0 -76 10 -64L7 -30ZM-10 -64L-6 -114H6L10 -64Z";
  return `<circle r="124" fill="none" stroke="#3A1E08" stroke-width="30"/><circle r="124" fill="none" stroke="url(#gold)" stroke-width="24"/><circle r="124" ${stroked("#8A4A0C", 2, 0.8)}/>
${repeat(24, (index) => place(`<circle cy="-124" r="4.4" fill="#8E1F2E"/>`, { turn: index * 15 }))}
${ring(12, spoke, gold)}<circle r="36" ${roundGold}/>${ring(8, "M0 -10C8 -16 8 -24 0 -31C-8 -24 -8 -16 0 -10Z", 'fill="#8E1F2E"')}<circle r="9" ${gold}/>`;
}
