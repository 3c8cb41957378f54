/** The build (vite.config.ts) generates this module. */
declare module "virtual:kept-files" {
  interface KeptFiles {
    /** Paths of all files of the app that the service worker keeps. Each name contains a hash of the file's content. */
    files: string[];
    /** Identifies the build. It differs whenever the kept files differ. */
    build: string;
  }

  /** What the service worker keeps of each language. */
  const keptFiles: Record<import("#model/languages.ts").Language, KeptFiles>;
  export default keptFiles;
}
