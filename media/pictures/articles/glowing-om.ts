import { linear } from "../../emblems/paint.ts";
import { emblem as om } from "../../emblems/om.ts";
import { place } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";
import { stars } from "./scenery.ts";

/**
 * Draws Om over the mountains. Three rings are drawn for the letters. The fourth consists only of points, for the
 * silence after them.
 */
export async function glowingOm(): Promise<ArticleDrawing> {
  const rings =
    petalRing({ petals: 16, inner: 168, outer: 232, opacity: 0.75, fill: 0.12 }) +
    [162, 240, 248].map((radius) => `<circle r="${radius}" fill="none" stroke="#FFE0A0" stroke-width="2"/>`).join("") +
    petalRing({ petals: 32, inner: 250, outer: 300, opacity: 0.5 }) +
    `<circle r="306" fill="none" stroke="#FFE0A0" stroke-width="1.6" opacity=".5"/>` +
    beadRing({ radius: 330, opacity: 0.6 }) +
    beadRing({ radius: 392, beads: 108, size: 1.6, opacity: 0.4 });
  return {
    palette: om.palette,
    sky: [
      [0, "#12052E"],
      [0.4, "#3A1272"],
      [0.68, "#7F3FB4"],
      [0.86, "#E58FB0"],
      [1, "#FFD09A"],
    ],
    definitions: `${glow("dawn", "#F3B6FF", 0.8)}${linear("far", "down", [
      [0, "#B465B8"],
      [1, "#54207E"],
    ])}`,
    drawing: `${stars({ count: 130, lowest: 400 })}<g transform="translate(600 272)"><circle r="420" fill="url(#dawn)"/>${rings}${place(await om.draw(), { scale: 0.66 })}</g>${mountains}`,
  };
}

/** These are two ridges. The shaded side of each high peak is darker, and its snow is rosy. */
const mountains = `<path d="M0 560L90 496L150 530L260 424L340 506L400 470L480 540L600 488L700 548L800 446L872 514L966 402L1064 512L1120 478L1200 540V630H0Z" fill="url(#far)"/>
<path d="M260 424L340 506L360 560L300 520L282 548L268 490L276 460ZM966 402L1064 512L1080 570L1020 520L1000 552L974 474L984 440ZM800 446L872 514L880 556L830 520L806 488ZM600 488L700 548L690 580L630 540L606 516ZM90 496L150 530L150 560L104 526Z" fill="#3A1468" opacity=".55"/>
<g fill="#FFE6DA"><path d="M260 424L303 468L284 462L270 486L254 460L236 474L218 466Z"/><path d="M966 402L1012 454L988 446L970 478L950 446L930 464L914 464Z"/><path d="M800 446L834 478L812 472L798 490L782 468L770 476Z"/></g>
<path d="M0 600L120 552L230 594L360 540L470 598L600 566L740 604L880 548L1000 594L1110 552L1200 588V630H0Z" fill="#260C48"/>
<path d="M0 600L120 552L230 594L360 540L470 598L600 566L740 604L880 548L1000 594L1110 552L1200 588" fill="none" stroke="#F0B878" stroke-width="2" opacity=".8"/>`;
