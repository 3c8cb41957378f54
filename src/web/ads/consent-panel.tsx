import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { paths } from "#model/paths.ts";
import { adConsentMessages } from "../messages/ad-consent.ts";
import { useMessages } from "../messages/language.ts";
import { browserRefuses, currentAnswer, type Answer } from "./answer.ts";

interface Asked {
  /** The person has asked for it, and so is led there; else it waits to be noticed. */
  takesFocus: boolean;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
}

/** Near the beginning of the document, so that the keyboard and a screen reader come to it before all else. */
const place = document.createElement("div");
const skipLink = document.querySelector('a[href="#content"]');
if (skipLink) skipLink.after(place);
else document.body.prepend(place);
const root = createRoot(place);

export const show = (asked: Asked) => root.render(<ConsentPanel {...asked} />);
export const hide = () => root.render(null);

/** In the way of nothing: the page behind it can be used as ever. */
function ConsentPanel({ takesFocus, onAnswer, onClose }: Asked) {
  const t = useMessages(adConsentMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = currentAnswer();
  const isRefused = browserRefuses();

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its buttons
    <section
      className="ad-consent"
      id="ad-choices"
      aria-labelledby="ad-choices-title"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <h2 id="ad-choices-title" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>
        {isRefused ? t.refused : `${t.question} ${t.accepting} ${t.declining} ${t.change}`}{" "}
        <a href={paths.legal()}>{t.policy}</a>
      </p>
      {answer && !isRefused && <p>{answer === "accepted" ? t.accepted : t.declined}</p>}
      <div className="buttons">
        {isRefused ? (
          <button className="button quiet" onClick={onClose}>
            {t.close}
          </button>
        ) : (
          <>
            <button className="button quiet" onClick={() => onAnswer("accepted")}>
              {t.accept}
            </button>
            <button className="button quiet" onClick={() => onAnswer("declined")}>
              {t.decline}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
