import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { addressOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { adConsentMessages as t } from "#messages/ads.ts";
import { browserRefuses, currentConsent, type Consent } from "./consent.ts";

interface PanelProps {
  /** The flag is true where the visitor has opened the panel. */
  takesFocus: boolean;
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
}

/** The container is near the beginning of the document, so that keyboards and screen readers reach it first. */
const container = document.createElement("div");
const skipLink = document.querySelector('a[href="#content"]');
if (skipLink) skipLink.after(container);
else document.body.prepend(container);
const root = createRoot(container);

export const show = (props: PanelProps) => root.render(<ConsentPanel {...props} />);
export const hide = () => root.render(null);

/** Asks for consent. The panel is not modal, so the page behind it stays usable. */
function ConsentPanel({ takesFocus, onAnswer, onClose }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const consent = currentConsent();
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
        <a href={addressOf(paths.legal())}>{t.policy}</a>
      </p>
      {consent && !isRefused && <p>{consent === "accepted" ? t.accepted : t.declined}</p>}
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
