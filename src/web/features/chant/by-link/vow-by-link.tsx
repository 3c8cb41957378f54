import { useEffect, useRef, useSyncExternalStore } from "react";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import type { Mala } from "../../../mala/mala.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import { isAskedByLink } from "./asked-by-link.ts";

const givenVow = lazyPart(() => import("./given-vow.tsx"), "given-vow");

/** Offers the practice that the address carries. A mala that was begun before the offer could come is not interrupted. */
export function VowByLink({ mala }: { mala: Mala }) {
  const { chant, isStill } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const { Part, show, hide } = useOnDemand(givenVow, useLoadFailure());
  const load = useRef(show);
  useEffect(() => {
    if (isAskedByLink("vow")) load.current();
  }, []);
  return Part && chant.status !== "running" && !isStill && <Part mala={mala} close={hide} />;
}
