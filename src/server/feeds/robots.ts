/** Writes robots.txt, which excludes the API. Personal pages exclude themselves by a meta tag. */
export const robots = (siteUrl: string) =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
