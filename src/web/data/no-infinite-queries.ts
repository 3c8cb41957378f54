/** Takes the place of TanStack's own in the browser's build (vite.config.ts): no query of ours is paged. */
export function infiniteQueryBehavior(): never {
  throw new Error("Paged queries are left out of the build: see vite.config.ts");
}
