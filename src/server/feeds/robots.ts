/** Calls are for our own pages. That some pages say nothing without signing in, they tell by themselves. */
export const robots = (siteUrl: string) =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
