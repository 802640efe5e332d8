// The closing call: one question, one sentence, one button.
import type { PublicShop } from '../../../schemas/shop.ts';

export function CallToAction({ cta }: { cta: PublicShop['marketing']['cta'] }) {
  return (
    <section
      className="dots-band mt-[clamp(32px,4vw,64px)] grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] items-center gap-x-10 px-edge pt-[clamp(150px,13vw,210px)] pb-[clamp(56px,6vw,96px)] text-blank max-desk:flex max-desk:flex-col max-desk:items-start max-desk:gap-6"
      id="cta"
      aria-labelledby="cta-title"
    >
      <h2
        className="dots-title cta-title col-span-full mb-[clamp(-130px,-8vw,-40px)] max-w-[4.9em] text-wrap text-[clamp(3.75rem,18.1vw,19rem)] leading-[0.755] max-desk:mb-0 max-desk:text-[22vw]"
        id="cta-title"
      >
        {cta.title}
      </h2>
      <p className="col-2 max-w-[17em] font-semibold text-[clamp(1.5rem,1.75vw,1.875rem)] leading-compact">
        {cta.text}
      </p>
      <a
        className="button cta-button col-3 min-h-16 px-8 text-large shadow-[7px_7px_0_var(--ink)] active:translate-[3px] active:shadow-small max-desk:self-stretch"
        href="#contact"
      >
        {cta.button}
      </a>
    </section>
  );
}
