const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([/?].*)?$/;

/**
 * Returns a URL for each host that a connection string names: `postgres://user:password@one:5432,two:5432/name`. The
 * result is null when the string is not valid, or asks for another kind of session than `read-write`, because the
 * server must write.
 */
export function parseHosts(connectionString: string): readonly string[] | null {
  const [, before, hosts, after = ""] = shape.exec(connectionString) ?? [];
  if (before === undefined || hosts === undefined) return null;
  const urls = hosts.split(",").map((host) => toUrl(`${before}${host}${after}`));
  return urls.every((url) => url !== null) ? urls : null;
}

function toUrl(text: string) {
  const url = URL.parse(text);
  if (!url) return null;
  const wanted = url.searchParams.get("target_session_attrs");
  if (wanted === null) return text;
  if (wanted !== "read-write") return null;
  // This parameter belongs to the whole list of hosts, and the pg package does not know it.
  url.searchParams.delete("target_session_attrs");
  return url.href;
}
