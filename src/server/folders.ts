import { existsSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");
const builtMigrations = join(import.meta.dirname, "migrations");

/** Folders relative to this file, in src/server as in dist/server, so that the server may be started from anywhere. */
export const folders = {
  content: join(project, "content"),
  public: join(project, "public"),
  build: join(project, "dist"),
  // The build puts this file beside the server. Without a build it is absent, and the content itself is read.
  checkedContent: join(import.meta.dirname, "checked-content.json"),
  // Migrations are built beside the server; without a build they are read as they are written.
  migrations: existsSync(builtMigrations) ? builtMigrations : join(project, "migrations"),
  identity: join(project, "src/server/identity"),
};
