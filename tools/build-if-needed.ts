import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.ts";

/** Builds the site if there is no build, or if its sources have changed since. A failed build ends this process. */
export function buildIfNeeded(): void {
  if (isBuilt()) return;
  if (!existsSync("node_modules/vite")) {
    console.error(
      'The site must be built first, but Vite is not installed: run "npm install" without leaving out its devDependencies.',
    );
    process.exit(1);
  }
  console.log("Building the site, because it has changed or was never built …");
  // The command needs a shell, because npm is a script on some systems.
  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
