/**
 * An event of a browser's trace, with times in microseconds. `tdur` is what the thread itself has done, without
 * waiting.
 */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const rendering = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/** Returns the milliseconds of each tap, from its touch until the next one begins. */
export function costsOfTaps(events: TraceEvent[]) {
  const main = mainThreadOf(events);
  const begins = main.filter((event) => typeOf(event) === "pointerdown").map(({ ts }) => ts);
  // The handlers that run before the touch's own, and the task that contains them, belong to the tap.
  const EARLY = 10_000;
  const taps = begins.map((begin, n) => {
    const end = begins[n + 1] ?? begin + 150_000;
    return outermost(main.filter(({ ts }) => ts >= begin - EARLY && ts < end - EARLY));
  });
  const sum = (which: (event: TraceEvent) => boolean) =>
    taps.map((tap) => tap.filter(which).reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000);
  const isCount = (event: TraceEvent) => typeOf(event) === "pointerdown";
  const isEvent = (event: TraceEvent) => event.name === "EventDispatch";
  return {
    /** The time of the event that counts, with everything that listens to it. */
    countCpu: sum(isCount),
    /** The time of the fifteen or so events that the browser makes of one tap. */
    eventsCpu: sum(isEvent),
    renderCpu: sum(({ name }) => rendering.has(name)),
    allCpu: sum(({ name }) => name === "RunTask"),
  };
}

/** Returns the events of the thread that was touched, in the order in which they began. */
function mainThreadOf(events: TraceEvent[]) {
  const touched = events.find((event) => typeOf(event) === "pointerdown");
  return events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === touched?.pid && tid === touched.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const typeOf = ({ name, args }: TraceEvent) => (name === "EventDispatch" ? args.data?.type : undefined);

/** Leaves out events within another of the same name or kind, which includes them already. */
function outermost(events: TraceEvent[]) {
  const kindOf = ({ name }: TraceEvent) => (rendering.has(name) ? "rendering" : name);
  const ends = new Map<string, number>();
  return events.filter((event) => {
    const kind = kindOf(event);
    if (event.ts < (ends.get(kind) ?? 0)) return false;
    ends.set(kind, event.ts + (event.dur ?? 0));
    return true;
  });
}
