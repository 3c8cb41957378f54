interface Props {
  title: string;
  message: string;
  tryAgain: string;
}

/** Shown in place of personal data that could not be fetched. Its button reloads the page, and with it the session. */
export const LoadError = ({ title, message, tryAgain }: Props) => (
  <section className="guard-error" role="alert">
    <h2>{title}</h2>
    <p>{message}</p>
    <button className="button" onClick={() => location.reload()}>
      {tryAgain}
    </button>
  </section>
);
