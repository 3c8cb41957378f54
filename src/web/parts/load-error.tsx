interface Props {
  title: string;
  message: string;
  tryAgain: string;
}

/** In the place of what a person has stored. Reloading asks anew for everything, also for who is there. */
export const LoadError = ({ title, message, tryAgain }: Props) => (
  <section className="guard-error" role="alert">
    <h2>{title}</h2>
    <p>{message}</p>
    <button className="button" onClick={() => location.reload()}>
      {tryAgain}
    </button>
  </section>
);
