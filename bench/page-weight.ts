import { bytesOnTheWire } from "../tools/bytes-on-the-wire.ts";
import { runServer } from "../tools/run-server.ts";

/** What a page announces to the browser, as it travels with Brotli: the page itself, its scripts, its fonts. */
const routes = process.argv.slice(2);
const shown = routes.length > 0 ? routes : ["/", "/mantras", "/deity/shiva", "/chant/shiva/om-namah-shivaya"];

const server = await runServer();
const rows = await Promise.all(
  shown.map(async (route) => {
    const html = await (await fetch(server.origin + route)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const sizes = await Promise.all(scripts.map((file) => bytesOnTheWire(server.origin + file)));
    return {
      route,
      "page, br": await bytesOnTheWire(server.origin + route),
      "scripts, br": sizes.reduce((sum, size) => sum + size, 0),
      files: scripts.length,
    };
  }),
);
console.table(rows);
await server.stop();
