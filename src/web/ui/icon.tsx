/** A drawing from icon.css in the colour of the text beside it, which says what it means. */
export const Icon = ({ name }: { name: string }) => <span className={`icon ${name}-icon`} aria-hidden="true" />;
