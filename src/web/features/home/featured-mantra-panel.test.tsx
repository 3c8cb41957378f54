import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import { FeaturedMantraPanel } from "./featured-mantra-panel.tsx";

const featured = (pada: string): FeaturedMantra => ({
  day: 20_000,
  mantra: {
    id: "ya-kundendu",
    title: "Ya Kundendu",
    sanskrit: pada.repeat(4),
    transliteration: pada.repeat(4),
    padas: Array.from({ length: 4 }, () => ({ sanskrit: pada, transliteration: pada, plain: pada })),
    width: 30,
    meaning: "To her who is white as jasmine",
    benefits: [],
    source: "Tradition",
  },
  deityId: "saraswati",
  deityName: "Saraswati",
  deityDescription: "Goddess of learning",
  svgIcon: "<svg></svg>",
  firstMala: { deityId: "shiva", id: "om-namah-shivaya", title: "Om Namah Shivaya", minutes: 10 },
});

const render = (pada: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <FeaturedMantraPanel {...featured(pada)} />
    </Router>,
  );

test("room is kept for a mantra of the day that has a long verse, before it is laid out", () => {
  expect(render("न".repeat(33))).toContain('data-long="true"');
  expect(render("न".repeat(32))).not.toContain("data-long");
});
