import type { Library } from "../content/library.ts";
import { withoutReplaced } from "./compute-calendar.ts";
import { observe } from "./observances.ts";
import { runAtOnce } from "./slices.ts";

/** What the site's place observes on a day. It takes a few milliseconds. */
export const observeDay = (texts: Library["calendar"], date: string) =>
  withoutReplaced(texts, runAtOnce(observe(texts.place, date, 1)).observances);
