import { expect, test } from "vitest";
import { parseHosts } from "./hosts.ts";

test.each([
  ["postgres://me:secret@db/mantra", ["postgres://me:secret@db/mantra"]],
  ["postgresql://db:5433/mantra?sslmode=require", ["postgresql://db:5433/mantra?sslmode=require"]],
  ["postgres://test@localhost/mantra?host=%2Ftmp", ["postgres://test@localhost/mantra?host=%2Ftmp"]],
  ["postgres:///mantra?host=%2Ftmp", ["postgres:///mantra?host=%2Ftmp"]],
  [
    "postgres://me:se%40cret@one:5432,two:5433,[::1]/mantra?sslmode=require&target_session_attrs=read-write",
    [
      "postgres://me:se%40cret@one:5432/mantra?sslmode=require",
      "postgres://me:se%40cret@two:5433/mantra?sslmode=require",
      "postgres://me:se%40cret@[::1]/mantra?sslmode=require",
    ],
  ],
])("%s names its hosts", (connectionString, urls) => {
  expect(parseHosts(connectionString)).toEqual(urls);
});

test.each([
  "mysql://db/mantra",
  "postgres",
  "postgres://one:5432,two:port/mantra",
  "postgres://me@one,,two/mantra",
  "postgres://one,two/mantra?target_session_attrs=standby",
])("%s is not valid", (connectionString) => {
  expect(parseHosts(connectionString)).toBeNull();
});
