import { calendarApi } from "./calendar-api.ts";
import { endpoint } from "./endpoint.ts";
import { pageApi } from "./page-api.ts";
import type { TextBundle, TextBundleVersions } from "./page-replies.ts";
import { textApi } from "./text-endpoints.ts";

const { deities, homeDeities, collections, deity, chant, hymns, hymn, hymnSection, blogPosts, blogPost, ...others } =
  pageApi;
const { meditation, about, bibliography, legal, featuredMantra, calendar } = others;
const { words, hymnTiming } = textApi;
const { calendarYear, calendarPlaces } = calendarApi;

/**
 * The replies that the app needs to show its pages, and that are the same for everybody, by the bundle in which a
 * browser reads all of a kind at once (src/offline).
 */
export const bundledTexts = {
  deities: [deities, homeDeities, collections, deity],
  chants: [chant],
  words: [words],
  hymns: [hymns, hymn, hymnSection, hymnTiming],
  teachings: [blogPosts, blogPost],
  pages: [meditation, calendarPlaces, about, bibliography, legal],
  today: [featuredMantra, calendar, calendarYear],
};

export type BundleName = keyof typeof bundledTexts;

export const bundleNames = Object.keys(bundledTexts) as BundleName[];

export const bundleApi = {
  textBundles: endpoint("GET", "/api/text-bundles", "public").replies<TextBundleVersions>(),
  textBundle: endpoint("GET", "/api/text-bundles/:bundle/:version", "public").replies<TextBundle>(),
};
