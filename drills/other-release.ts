import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const copied = ["src", "tools", "migrations", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
const linked = ["node_modules", "content", "public"];

/** Builds the site with a change in its script and in its styles, so that nearly every file gets another name. */
export function buildOtherRelease(folder: string) {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  appendFileSync(
    join(folder, "src/web/app/boot/entry.tsx"),
    'document.documentElement.dataset["release"] = "other";\n',
  );
  appendFileSync(join(folder, "src/web/styles/tokens.css"), ":root { --release: other; }\n");
  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The other release cannot be built");
}
