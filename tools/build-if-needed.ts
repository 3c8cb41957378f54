import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.ts";

if (!isBuilt()) build();

function build() {
  if (!existsSync("node_modules/vite")) {
    console.error(
      'The site must be built first, but Vite is not installed: run "npm install" without leaving out its devDependencies.',
    );
    process.exit(1);
  }
  console.log("Building the site, because it has changed or was never built …");
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(status ?? 1);
}
