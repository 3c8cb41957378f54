import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { engineNames } from "./engine.ts";

/** Prints a table at the end of a run: a row per journey, a column per engine, and what an engine cannot do. */
export default class JourneyTable implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();
  private readonly sentences: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    const engine = test.parent.project()?.name ?? "";
    const cannot = result.annotations
      .filter(({ type }) => type === "cannot")
      .map(({ description = "" }) => description);
    this.sentences.push(...cannot.map((sentence) => `${engine}, ${test.title}: ${sentence}`));
    const seconds = `${(result.duration / 1000).toFixed(1)} s`;
    const words: Record<string, string> = { passed: cannot.length > 0 ? "in part" : "passed", skipped: "cannot" };
    const word = words[result.status] ?? result.status;
    const row = this.rows.get(test.title) ?? new Map<string, string>();
    this.rows.set(test.title, row.set(engine, `${word}, ${seconds}`));
  }

  onEnd(result: FullResult) {
    const lines = [...this.rows].map(
      ([title, row]) => `| ${title} | ${engineNames.map((engine) => row.get(engine) ?? "not run").join(" | ")} |`,
    );
    const head = [`| journey | ${engineNames.join(" | ")} |`, "|---|---|---|---|"];
    console.log(
      [
        "",
        ...head,
        ...lines,
        "",
        ...this.sentences,
        "",
        `${result.status} in ${(result.duration / 1000).toFixed(0)} s`,
      ].join("\n"),
    );
  }
}
