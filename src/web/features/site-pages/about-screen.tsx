import { useLocation } from "wouter";
import type { TextPage } from "#model/text-page.ts";
import { Prose } from "../../ui/prose.tsx";
import { ReportMistake } from "../../ui/report-mistake.tsx";

/** Shows a page of text: the one about the site, or its bibliography. */
export default function AboutScreen({ page }: { page: TextPage }) {
  const [path] = useLocation();
  return (
    <article className="about">
      <h1>{page.title}</h1>
      <Prose html={page.content} />
      <p>
        <ReportMistake title={page.title} path={path} />
      </p>
    </article>
  );
}
