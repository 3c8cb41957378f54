import { createRoot } from "react-dom/client";
import { followMessages as t } from "#messages/follow.ts";

/** Asks in one sentence whether the practice of this device shall join the account. The page behind it stays usable. */
export const askToJoin = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    if (signal.aborted) return;
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);

    function close() {
      root.unmount();
      container.remove();
    }

    function answer(isJoined: boolean) {
      close();
      resolve(isJoined);
    }

    signal.addEventListener("abort", close);
    root.render(<JoinQuestion onAnswer={answer} />);
  });

function JoinQuestion({ onAnswer }: { onAnswer: (isJoined: boolean) => void }) {
  return (
    <section className="join-question" aria-labelledby="join-question">
      <p id="join-question" aria-live="polite">
        {t.question}
      </p>
      <div className="buttons">
        <button className="button quiet" onClick={() => onAnswer(true)}>
          {t.yes}
        </button>
        <button className="button quiet" onClick={() => onAnswer(false)}>
          {t.notNow}
        </button>
      </div>
    </section>
  );
}
