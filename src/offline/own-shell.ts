interface Reply {
  request: Request;
  response: Response;
}

interface Kept {
  /** Path of the app shell. */
  shell: string;
  files: readonly string[];
}

/**
 * Refuses an app shell that names files which are not kept. During a rolling update the server that answers may run
 * another release than this worker. A worker without its shell is not installed, and the browser tries again later.
 */
export async function keepOwnShell({ shell, files }: Kept, { request, response }: Reply) {
  if (!response.ok) return null;
  if (new URL(request.url).pathname !== shell) return response;
  const named = (await response.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.every((path) => files.includes(path)) ? response : null;
}
