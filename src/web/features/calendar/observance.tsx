import { Link } from "wouter";
import type { Calendar, DayObservance, ObservanceText } from "#model/calendar.ts";
import { paths } from "#model/paths.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import { fullStop } from "#messages/language.ts";

interface Props {
  observance: DayObservance;
  texts: Calendar["observances"];
}

export const nameOf = ({ observance: { id }, texts }: Props) => texts[id]?.name ?? "";

/** Shows what people do on the day, why the day is in doubt, and where the mantras for it are. */
export function Observance({ observance: { id, custom, doubt }, texts }: Props) {
  const text = texts[id];
  if (!text) return null;
  const links = linksOf(text);
  return (
    <div className="observance">
      <p>
        {!t.lunarNames && (
          <span className="iast" lang="sa-Latn" translate="no">
            {text.iast}.{" "}
          </span>
        )}
        {custom && (
          <b>
            {t.customs[custom]}
            {fullStop}{" "}
          </b>
        )}
        {text.text}
      </p>
      {doubt && <p className="doubt">{t.doubt(doubt.other, doubt.why)}</p>}
      {links.length > 0 && (
        <ul aria-label={t.belongs}>
          {links.map(({ href, title }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const linksOf = ({ mantras, hymns, deities }: ObservanceText) => [
  ...mantras.map(({ id, title, deityId }) => ({ href: paths.chant(deityId, id), title })),
  ...hymns.map(({ id, title }) => ({ href: paths.hymn(id), title })),
  ...deities.map(({ id, name }) => ({ href: paths.deity(id), title: name })),
];
