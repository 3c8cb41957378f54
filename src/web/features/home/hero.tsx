import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { useIsFirstPage } from "../../loading/navigation.ts";
import { homeMessages as t } from "#messages/home.ts";

/** Its mark for the first page is for the styles of what follows it (further-down.css). */
export function Hero() {
  const isFirstPage = useIsFirstPage();
  return (
    <section className="hero" data-first-page={isFirstPage || undefined}>
      <div>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="buttons">
          <Link className="button" href={paths.mantras()}>
            {t.exploreMantras}
          </Link>
          <Link className="button quiet" href={paths.meditation()}>
            {t.startMeditating}
          </Link>
        </p>
      </div>
      <div className="sunrise" aria-hidden="true">
        <div className="mandala" />
      </div>
    </section>
  );
}
