/** Every browser says that it is one; what does not is a program. */
const browser = /^Mozilla\/\d/;

/** Programs that say so too, but also what they are. Cubot makes telephones. */
const crawler =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|fetch|scan|monitor|preview|validator|lighthouse|externalhit|embedly/i;

export const isCrawler = (agent: string) => !browser.test(agent) || crawler.test(agent);
