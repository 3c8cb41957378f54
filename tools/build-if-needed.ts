import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.ts";

/** Builds the site when it was never built, or its sources have changed; ends this process where that fails. */
export function buildIfNeeded(): void {
  if (isBuilt()) return;
  if (!existsSync("node_modules/vite")) {
    console.error(
      'The site must be built first, but Vite is not installed: run "npm install" without leaving out its devDependencies.',
    );
    process.exit(1);
  }
  console.log("Building the site, because it has changed or was never built …");
  // By a shell, because npm is no program but a script on some systems.
  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
