import type { Site } from "#model/site.ts";

/**
 * The data from which the server rendered a page. It is part of the page as JSON, so that the browser begins with the
 * same.
 */
export interface PageData {
  site: Site;
  /** Replies that were read for the page, by their path in the API. */
  replies: Record<string, unknown>;
}
