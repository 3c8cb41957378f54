import { expect, test } from "vitest";
import { site } from "../http/test-routes.ts";

test.each([
  ["/deity/Shiva", "/deity/shiva"],
  ["/Deity/Shiva", "/deity/shiva"],
  ["/Hymns", "/hymns"],
  ["/MANTRAS/", "/mantras"],
  ["/Deity/Ganesh", "/deity/ganesha"],
  ["/Blog/Introduction-to-Vedic-Mantras?utm=1", "/blog/introduction-to-vedic-mantras?utm=1"],
  ["/feed", "/rss.xml"],
  ["/feed/", "/rss.xml"],
  ["/RSS", "/rss.xml"],
  ["/Feed.xml", "/rss.xml"],
  ["/blog/feed", "/rss.xml"],
  ["/atom", "/atom.xml"],
  ["/Atom.xml", "/atom.xml"],
  ["/sitemap", "/sitemap.xml"],
  ["/Sitemap.xml", "/sitemap.xml"],
  ["/Robots.txt", "/robots.txt"],
  ["/index.html", "/"],
  ["/hymns/lalita-sahasranama/names-684-to-850", "/hymns/lalita-sahasranama"],
  ["/hymns/vishnu-sahasranama/fruit?utm=1", "/hymns/vishnu-sahasranama?utm=1"],
])("the mistyped address %s leads on to %s, where something is", async (path, location) => {
  const { ask } = site();
  const reply = await ask(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([308, location]);
  expect((await ask(location)).status).toBe(200);
});

test.each([
  "/Nowhere",
  "/hymns/nothing/names-1-to-208",
  "/hymns/hanuman-chalisa/verses/12",
  "/feed/me",
  "/Feed.XML.zip",
  "/Images/Lord-Shiva.png",
  "//Evil.example/",
  "/%2F%2FEvil.example",
])("%s leads nowhere", async (path) => {
  const reply = await site().ask(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([404, null]);
});
