/** Shows a decorative drawing of icon.css in the color of the text beside it. */
export const Icon = ({ name }: { name: string }) => <span className={`icon ${name}-icon`} aria-hidden="true" />;
