import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** Relative to this file, in src/server as in dist/server, so that the server may be started from anywhere. */
export const folders = {
  content: join(project, "content"),
  public: join(project, "public"),
  build: join(project, "dist"),
  migrations: join(project, "migrations"),
  identity: join(project, "src/server/identity"),
};
