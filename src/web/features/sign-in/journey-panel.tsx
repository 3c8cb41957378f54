import { authMessages as t } from "#messages/sign-in.ts";
import { useSite } from "../../data/site-context.ts";
import { Icon } from "../../ui/icon.tsx";

/** Benefits of an account. Hidden on phones, where the form comes first. */
export function JourneyPanel() {
  const { quotation } = useSite();
  return (
    <aside className="auth-panel">
      <h2>{t.journey}</h2>
      <ul>
        {t.offers.map(({ icon, name, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <figure>
        <blockquote>
          <p className="sanskrit" lang="sa-Deva">
            {quotation.sanskrit}
          </p>
          <p>{quotation.translation}</p>
        </blockquote>
        <figcaption>{quotation.source}</figcaption>
      </figure>
    </aside>
  );
}
