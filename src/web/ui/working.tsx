/** Says that something is going on, and what. */
export const Working = ({ children }: { children: string }) => (
  <output className="working">
    <span className="spinner" /> {children}
  </output>
);
