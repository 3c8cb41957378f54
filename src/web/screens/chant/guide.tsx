import type { Chant } from "#contract/page-api.ts";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import { Neighbors } from "./verse-tools.tsx";

/** What the mantra says and its source, how its sounds are made, how it is chanted, and what tradition says of it. */
export function Guide(chant: Chant) {
  const t = useMessages(chantMessages);
  const { meaning, source, pronunciation, instructions, benefits } = chant.mantra;
  return (
    <div className="guide">
      <h2>{t.meaning}</h2>
      <p>{meaning}</p>
      <p className="source">{t.source(source)}</p>
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
      <details>
        <summary>{t.benefits}</summary>
        <ul className="beads">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </details>
      <Neighbors {...chant} />
    </div>
  );
}
