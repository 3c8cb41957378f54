/**
 * Takes the place of TanStack's FocusManager in the browser's build (vite.config.ts). Nothing is asked again because
 * somebody comes back to the page.
 */
export const focusManager = {
  isFocused: () => true,
  subscribe: () => () => {},
};
