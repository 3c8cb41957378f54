/** The build (vite.config.ts) generates this module. */
declare module "virtual:kept-files" {
  /** Paths of all files of the app that the service worker keeps. Each name contains a hash of the file's content. */
  const keptFiles: string[];
  export default keptFiles;
  /** Identifies the build. It differs whenever the kept files differ. */
  export const build: string;
}
