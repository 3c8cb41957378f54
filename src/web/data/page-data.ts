import type { Site } from "#model/site.ts";

/** Written into each page as JSON: what the server rendered it from, so that the browser begins with the same. */
export interface PageData {
  site: Site;
  /** All that was read for the page, as path of the API -> reply. */
  replies: Record<string, unknown>;
}
