import type { NamedMantraTotal } from "#contract/personal-replies.ts";
import { practiceMessages as t } from "#messages/account.ts";

export function MantraTotals({ totals }: { totals: NamedMantraTotal[] }) {
  const most = totals[0]?.repetitions ?? 1;
  return (
    <>
      <h3>{t.mantras}</h3>
      <ul className="totals">
        {totals.map(({ mantraId, title, repetitions }) => (
          <li key={mantraId}>
            <span>{title}</span>
            <b>{repetitions.toLocaleString("en")}</b>
            <progress max={most} value={repetitions} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
