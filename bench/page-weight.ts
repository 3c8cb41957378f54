import { bytesOnTheWire } from "../tools/bytes-on-the-wire.ts";
import { runServer } from "../tools/run-server.ts";
import { atMost, report } from "./figures.ts";

/** Bytes of all that a page announces to the browser, compressed with Brotli: the page itself, its scripts, its fonts. */
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
      page: await bytesOnTheWire(server.origin + route),
      scripts: sizes.reduce((sum, size) => sum + size, 0),
      files: scripts.length,
    };
  }),
);
console.table(rows);
report(
  rows.map(({ route, scripts }) =>
    atMost(80_000, { what: `scripts of ${route}, Brotli 11`, value: scripts, unit: " bytes", digits: 0 }),
  ),
);
await server.stop();
