import { appShell } from "#model/app-shell.ts";

interface Reply {
  request: Request;
  response: Response;
}

/**
 * Refuses an app shell that names files which are not kept. During a rolling update the server that answers may run
 * another release than this worker. A worker without its shell is not installed, and the browser tries again later.
 */
export async function keepOwnShell(kept: readonly string[], { request, response }: Reply) {
  if (!response.ok) return null;
  if (new URL(request.url).pathname !== appShell) return response;
  const named = (await response.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.every((path) => kept.includes(path)) ? response : null;
}
