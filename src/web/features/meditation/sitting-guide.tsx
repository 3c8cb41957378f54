import { meditationMessages as t } from "#messages/meditation.ts";

export function SittingGuide() {
  return (
    <section className="card sitting-guide" aria-labelledby="sitting-guide">
      <h2 id="sitting-guide">{t.guide}</h2>
      <dl>
        <div>
          <dt>{t.posture}</dt>
          <dd>{t.postureHint}</dd>
        </div>
        <div>
          <dt>{t.breathing}</dt>
          <dd>{t.breathingHint}</dd>
        </div>
        <div>
          <dt>{t.focus}</dt>
          <dd>{t.focusHint}</dd>
        </div>
      </dl>
    </section>
  );
}
