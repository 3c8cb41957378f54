import { Link, useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { ownMantrasPageMessages as t } from "#messages/own-mantra.ts";
import { useIsHydrated } from "../../data/use-is-hydrated.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Working } from "../../ui/working.tsx";

const ownMantraList = lazyPart(() => import("./own-mantra-list.tsx"));
const ownChanting = lazyPart(() => import("./own-chanting.tsx"));

/** Shows the mantras that a person has made, or the one that the address names. Only the browser knows them. */
export default function OwnMantraScreen() {
  const [path] = useLocation();
  const mantraId = path.slice(paths.ownMantra("").length);
  const isHydrated = useIsHydrated();
  const waiting = <Working>{t.loading}</Working>;
  if (mantraId !== "")
    return isHydrated ? (
      <Lazy part={ownChanting} fallback={waiting}>
        {(OwnChanting) => <OwnChanting key={mantraId} mantraId={mantraId} />}
      </Lazy>
    ) : (
      waiting
    );
  return (
    <section className="own-mantras">
      <Link href={paths.mantras()} className="back">
        <Icon name="back" />
        {t.back}
      </Link>
      <h1>{t.title}</h1>
      {isHydrated ? (
        <Lazy part={ownMantraList} fallback={waiting}>
          {(OwnMantraList) => <OwnMantraList />}
        </Lazy>
      ) : (
        waiting
      )}
    </section>
  );
}
