/** Every browser begins its user agent like this; other programs need not. */
const browser = /^Mozilla\/\d/;

/** Crawlers that begin like a browser. Cubot is a maker of phones. */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|fetch|scan|monitor|preview|validator|lighthouse|externalhit|embedly/i;

export const isCrawler = (agent: string) => !browser.test(agent) || crawler.test(agent);
