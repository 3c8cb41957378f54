/** Takes the place of Vite's wrapper around `import()` (vite.config.ts): a page announces its scripts itself. */
// oxlint-disable-next-line no-underscore-dangle -- Vite names it.
export const __vitePreload = <Module>(load: () => Promise<Module>) => load();
