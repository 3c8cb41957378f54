import { BEADS_PER_MALA } from "#model/practice.ts";
import { homeMessages as t } from "#messages/home.ts";

export function PowerOfMantra() {
  return (
    <section className="power" aria-labelledby="power">
      <h2 id="power">{t.power}</h2>
      <p className="lead">{t.powerText}</p>
      <div className="benefits">
        <Benefits title={t.spiritual} benefits={t.spiritualBenefits} />
        <Benefits title={t.physical} benefits={t.physicalBenefits} />
      </div>
      <div className="tradition">
        <span aria-hidden="true">{BEADS_PER_MALA}</span>
        <div>
          <h3>{t.tradition}</h3>
          <p>{t.traditionText}</p>
        </div>
      </div>
    </section>
  );
}

const Benefits = ({ title, benefits }: { title: string; benefits: string[] }) => (
  <div className="card">
    <h3>{title}</h3>
    <ul className="beads">
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  </div>
);
