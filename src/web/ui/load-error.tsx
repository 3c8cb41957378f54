interface Props {
  title: string;
  message: string;
  tryAgain: string;
}

/** Replaces personal data that could not be fetched. The button reloads the page, and the session with it. */
export const LoadError = ({ title, message, tryAgain }: Props) => (
  <section className="guard-error" role="alert">
    <h2>{title}</h2>
    <p>{message}</p>
    <button className="button" onClick={() => location.reload()}>
      {tryAgain}
    </button>
  </section>
);
