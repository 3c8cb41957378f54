/** Writes JSON for a script element. It contains no `<`, so no word of the content can end the element. */
export const toScriptText = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
