/** Every browser's User-Agent begins like this. Other programs may begin theirs in the same way. */
const browser = /^Mozilla\/\d/;

/**
 * The User-Agents of crawlers that begin like a browser's contain one of these words. "Cubot" is excepted, because it
 * is a maker of phones.
 */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|fetch|scan|monitor|preview|validator|lighthouse|externalhit|embedly/i;

export const isCrawler = (agent: string) => !browser.test(agent) || crawler.test(agent);
