/** First characters of every browser's User-Agent. Other programs may have others. */
const browser = /^Mozilla\/\d/;

/** Words of crawlers that otherwise look like a browser. "Cubot" is excepted, because it is a maker of phones. */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|fetch|scan|monitor|preview|validator|lighthouse|externalhit|embedly/i;

export const isCrawler = (agent: string) => !browser.test(agent) || crawler.test(agent);
