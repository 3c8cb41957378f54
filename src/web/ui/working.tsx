/** Spinner with a text, announced to screen readers. */
export const Working = ({ children }: { children: string }) => (
  <output className="working">
    <span className="spinner" /> {children}
  </output>
);
