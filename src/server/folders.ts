import { existsSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");
const builtMigrations = join(import.meta.dirname, "migrations");

/** Folders relative to this file, in src/server as in dist/server, so that the server may be started from anywhere. */
export const folders = {
  content: join(project, "content"),
  public: join(project, "public"),
  build: join(project, "dist"),
  // The build puts this file next to the server. Without a build it does not exist, and the content itself is read.
  checkedContent: join(import.meta.dirname, "checked-content.json"),
  // The build puts migrations next to the server. Without a build their source files are run.
  migrations: existsSync(builtMigrations) ? builtMigrations : join(project, "migrations"),
  identity: join(project, "src/server/identity"),
};
