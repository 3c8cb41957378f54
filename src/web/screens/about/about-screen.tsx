import type { TextPage } from "#model/text-page.ts";
import { Prose } from "../../parts/prose.tsx";

export default function AboutScreen({ about }: { about: TextPage }) {
  return (
    <article className="about">
      <h1>{about.title}</h1>
      <Prose html={about.content} />
    </article>
  );
}
