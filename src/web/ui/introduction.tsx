/* @chunk cards */

/** The first sentences of a text: as few as make a paragraph. */
const OPENING = /^.{40,}?[.?!।](?= [\p{Lu}\p{Lo}])/u;

/** Shows the opening of a text, and the rest behind a word that says that there is more. */
export function Introduction({ text, more }: { text: string; more: string }) {
  const [opening] = OPENING.exec(text) ?? [text];
  return (
    <>
      <p className="lead">{opening}</p>
      {opening !== text && (
        <details className="introduction">
          <summary>{more}</summary>
          <p className="lead">{text.slice(opening.length)}</p>
        </details>
      )}
    </>
  );
}
