import { buildIfNeeded } from "./build-if-needed.ts";
import { replaceProcess, serverEnvironment, serverFlags, serverProgram, superviseProcess } from "./server-process.ts";

/** `npm start` builds the site when its sources have changed, and then becomes the server. */
buildIfNeeded();

const server = {
  args: [...serverFlags, serverProgram],
  environment: { ...process.env, ...serverEnvironment },
};
replaceProcess(server);
superviseProcess(server);
