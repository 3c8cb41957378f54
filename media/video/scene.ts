import { type Canvas, createCanvas, lay } from "./canvas.ts";
import { drawAll } from "./drawings.ts";
import { angleOf, breathAt, FRAMES, RINGS } from "./film.ts";
import { addStars, paintMist, scatterStars } from "./sky.ts";

/**
 * Returns a painter of frames 0…479. Every frame is painted on the same canvas, so it must be used before the next one
 * is asked for.
 */
export async function createScene(): Promise<(frame: number) => Canvas> {
  const drawings = await drawAll();
  const stars = scatterStars(42);
  const canvas = createCanvas();
  return (frame) => {
    const course = frame / FRAMES;
    const breath = breathAt(course);
    paintMist(canvas, course, breath);
    addStars(canvas, stars, course);
    for (const name of ["mala", "outerLotus", "innerLotus"] as const) {
      const ring = RINGS[name];
      lay(canvas, drawings[name], { turn: angleOf(ring, course), size: 1 + ring.growth * breath, opacity: 0.92 });
    }
    const size = 1 + 0.03 * breath;
    lay(canvas, drawings.omGlow, { turn: 0, size, opacity: 0.55 + 0.55 * breath, isLight: true });
    lay(canvas, drawings.om, { turn: 0, size, opacity: 1 });
    return canvas;
  };
}
