import { homeMessages as t } from "#messages/home.ts";
import { useSite } from "../../data/site-context.ts";

export function Welcome() {
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{t.welcome(useSite().name)}</h2>
      {t.welcomeText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
