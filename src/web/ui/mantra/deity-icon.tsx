/* @chunk entry */
/** Shows the emblem of a deity. Its SVG is safe to insert, because the content loader accepts drawing elements only. */
export const DeityIcon = ({ svg }: { svg: string }) => (
  <span className="deity-icon" data-picture dangerouslySetInnerHTML={{ __html: svg }} />
);
