import { useLocation } from "wouter";
import type { TextPage } from "#model/text-page.ts";
import { Prose } from "../../ui/prose.tsx";
import { ReportMistake } from "../../ui/report-mistake.tsx";

/** A page of text: about the site, or its bibliography. */
export default function AboutScreen({ about }: { about: TextPage }) {
  const [path] = useLocation();
  return (
    <article className="about">
      <h1>{about.title}</h1>
      <Prose html={about.content} />
      <p>
        <ReportMistake title={about.title} path={path} />
      </p>
    </article>
  );
}
