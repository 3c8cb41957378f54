import { expect, test } from "vitest";
import { faultsOf, loadWith, post, site, textPage } from "./test-content.ts";

const withLinks = `${post}
See [Ram](/deity/ram) and [the mantra](/chant/ram/om-ram).
`;
const withPost = (text: string, name = "on-om") =>
  faultsOf({ [`content/blog/${name}.md`]: text, "public/images/default-blog.jpg": "picture" });

test("a teaching has a title, an excerpt, a category and a day; what it leaves out is the site's", () => {
  const { articles } = loadWith({ "content/blog/on-om.md": withLinks, "public/images/default-blog.jpg": "picture" });
  expect(articles.get("on-om")).toMatchObject({
    card: { id: "on-om", title: "On Om", createdAt: "2025-04-04T00:00:00.000Z" },
    author: "We",
  });
});

test("a sentence of a teaching can be shown after a sitting", () => {
  const lined = withLinks.replace("category:", "line: See Ram and the mantra.\ncategory:");
  const { meditation } = loadWith({ "content/blog/on-om.md": lined, "public/images/default-blog.jpg": "picture" });
  expect(meditation.lines).toEqual([{ slug: "on-om", title: "On Om", line: "See Ram and the mantra." }]);
});

test("each fault of a teaching is reported with its file, and its field or line", () => {
  const file = "content/blog/on-om.md:";
  expect(withPost(withLinks)).toEqual([]);
  expect(withPost("Words alone")).toEqual([
    `${file} does not begin with its title and so on, between two lines of ---`,
  ]);
  expect(withPost(withLinks.replace("title: On Om\n", ""))).toEqual([`${file} title is missing`]);
  expect(withPost(withLinks.replace("2025-04-04", "yesterday")).join()).toContain(`${file} createdAt must be a day`);
  expect(withPost(withLinks.replace("category:", "kind: x\ncategory:"))).toEqual([`${file} has no field kind`]);
  expect(withPost(withLinks.replace("category:", "featuredImage: /images/x.jpg\ncategory:"))).toEqual([
    `${file} featuredImage /images/x.jpg is not under public/`,
  ]);
  expect(withPost(withLinks.replace("category:", "line: Not in it.\ncategory:"))).toEqual([
    `${file} line is no sentence of the text`,
  ]);
  expect(withPost(withLinks.replace("/deity/ram", "/deity/rama"))).toEqual([
    `${file} line 8 links to /deity/rama, but there is no such page`,
  ]);
  expect(withPost(`${withLinks}<b>x</b>`)).toEqual([`${file} line 9 has HTML, which is not shown`]);
  expect(withPost(withLinks, "On_Om").join()).toContain("must be named in small letters");
});

test("the channel and the email address are links, and those that nobody can reach are reported", async () => {
  const named = { "content/pages/about.md": `${textPage("About")}\nWrite to {email}, see {channel}.\n` };
  const placeholder = loadWith(named);
  expect(placeholder.placeholders).toEqual(["us@example.org", "https://video.example"]);
  expect(placeholder.site).toMatchObject({
    email: "us@example.org",
    channel: { name: "Videos", url: "https://video.example" },
  });
  expect(await placeholder.about.content()).toContain(
    '<p>Write to <a href="mailto:us@example.org">us@example.org</a>, see <a href="https://video.example" rel="noopener">Videos</a>.</p>',
  );

  const owned = site.replace("us@example.org", "us@mala.in").replace("video.example", "video.mala.in");
  const { placeholders, about } = loadWith({ ...named, "content/site.yaml": owned });
  expect(placeholders).toEqual([]);
  expect(await about.content()).toContain('<a href="mailto:us@mala.in">us@mala.in</a>');
  expect(await about.content()).toContain('<a href="https://video.mala.in" rel="noopener">Videos</a>');
});

test("a missing legal text is a fault", () => {
  expect(faultsOf({ "content/pages/terms.md": null })).toContain("content/pages/terms.md: is missing");
});
