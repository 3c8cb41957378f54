import type { ChantedMantra } from "#model/mantra.ts";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";

/** What the mantra says, how its sounds are made, and how it is chanted. */
export function Guide({ meaning, pronunciation, instructions }: ChantedMantra) {
  const t = useMessages(chantMessages);
  return (
    <div className="guide">
      <h2>{t.meaning}</h2>
      <p>{meaning}</p>
      <details open>
        <summary>{t.guide}</summary>
        <dl>
          {pronunciation.map(({ sound, hint }) => (
            <div key={sound}>
              <dt lang="sa-Latn">{sound}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details open>
        <summary>{t.instructions}</summary>
        <ol className="beads">
          {instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
