import type { Library } from "../content/library.ts";
import { withoutReplaced } from "./compute-calendar.ts";
import { observe } from "./observances.ts";
import { runAtOnce } from "./slices.ts";

/** Computes what is observed on a day at the site's place, which takes a few milliseconds. */
export const observeDay = (texts: Library["calendar"], date: string) =>
  withoutReplaced(texts, runAtOnce(observe(texts.place, date, 1)).observances);
