// The closing call: one question, one sentence, one button.
import type { PublicShop } from '../../../schemas/shop.ts';

export function CallToAction({ cta }: { cta: PublicShop['marketing']['cta'] }) {
  return (
    <section className="cta" id="cta" aria-labelledby="cta-title">
      <h2 className="cta-title" id="cta-title">
        {cta.title}
      </h2>
      <p className="cta-text">{cta.text}</p>
      <a className="button cta-button" href="#contact">
        {cta.button}
      </a>
    </section>
  );
}
