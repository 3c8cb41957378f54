/** Made by the build (vite.config.ts). */
declare module "virtual:kept-files" {
  /** Paths of all files of the app. Each name changes with what is in the file. */
  const keptFiles: string[];
  export default keptFiles;
  /** Another one for another build. */
  export const build: string;
}
