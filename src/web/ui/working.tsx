/** Shows a spinner with a text, which screen readers announce. */
export const Working = ({ children }: { children: string }) => (
  <output className="working">
    <span className="spinner" /> {children}
  </output>
);
