import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { useSite } from "../../data/site-context.ts";
import { LanguageLinks } from "../../ui/display/language-links.tsx";
import { Brand } from "./site-header.tsx";

export function SiteFooter() {
  const { name, tagline, channel, email, year, ads } = useSite();
  return (
    <footer className="site-footer">
      <div>
        <Brand />
        <p>{tagline}</p>
      </div>
      <ul>
        <li>
          <a href={channel.url} rel="noopener">
            {channel.name}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Link href={paths.about()}>{t.about}</Link>
        </li>
        <li>
          <Link href={paths.calendar()}>{t.calendar}</Link>
        </li>
        <li>
          <Link href={paths.legal()}>{t.legal}</Link>
        </li>
        {ads && (
          <li>
            <a href="#ad-choices">{t.adChoices}</a>
          </li>
        )}
        <LanguageLinks />
      </ul>
      <small>{t.rights(year, name)}</small>
    </footer>
  );
}
