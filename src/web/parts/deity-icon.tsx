/** Safe to insert: the loader lets in nothing but drawings. */
export const DeityIcon = ({ svg }: { svg: string }) => (
  <span className="deity-icon" dangerouslySetInnerHTML={{ __html: svg }} />
);
