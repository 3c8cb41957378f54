import { existsSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");
const builtMigrations = join(import.meta.dirname, "migrations");

/** Relative to this file, in src/server as in dist/server, so that the server may be started from anywhere. */
export const folders = {
  content: join(project, "content"),
  public: join(project, "public"),
  build: join(project, "dist"),
  // Beside the built server. Sources have none, and read the content itself.
  checkedContent: join(import.meta.dirname, "checked-content.json"),
  // Built beside the server, or as they are written.
  migrations: existsSync(builtMigrations) ? builtMigrations : join(project, "migrations"),
  identity: join(project, "src/server/identity"),
};
