/* @chunk entry */
/** The SVG is safe to insert: the content loader accepts drawing elements only. */
export const DeityIcon = ({ svg }: { svg: string }) => (
  <span className="deity-icon" data-picture dangerouslySetInnerHTML={{ __html: svg }} />
);
