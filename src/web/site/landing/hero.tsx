// The top of the landing page: headline, one sentence, Carl's ticket, and the configured buttons.
import type { PublicShop } from '../../../schemas/shop.ts';
import { HeroButtons } from '../../chat/hero/hero-buttons.tsx';
import { HeroChat } from '../../chat/hero/hero-chat.tsx';
import { Static } from '../static.tsx';

export function Hero({ shop }: { shop: PublicShop }) {
  const { headline, lede, phone } = shop.brand;
  return (
    <section
      className="hero relative isolate mx-auto grid max-w-sheet gap-x-10 gap-y-6 px-page pt-[clamp(16px,1.6vw,28px)] max-desk:gap-5 max-phone:gap-2.5 max-phone:pt-2.5"
      aria-label="Introduction"
    >
      <Static className="relative [grid-area:words]">
        {import.meta.env.SSR && <HeroWords headline={headline} lede={lede} />}
      </Static>
      <HeroChat phone={phone} />
      <HeroButtons buttons={shop.hero_buttons} />
    </section>
  );
}

function HeroWords({ headline, lede }: Pick<PublicShop['brand'], 'headline' | 'lede'>) {
  const [first = '', ...others] = sentences(headline);
  return (
    <>
      {/* The side of a capital letter stands in from its box. */}
      <h1 className="headline display mt-[0.02em] mb-[0.04em] -ml-[0.02em] text-wrap text-(length:--h1) tracking-display">
        <span className="headline-line block w-max">{first}</span>
        {others.length > 0 && ' '}
        <span className="headline-print block w-max max-desk:flex max-desk:w-auto max-desk:flex-wrap max-desk:gap-x-[0.113em] max-desk:text-[0.815em] max-desk:tracking-[-0.008em]">
          {others
            .join(' ')
            .split(' ')
            .map((word, index) => (
              <HeadlineWord key={word} word={word} isFirst={index === 0} />
            ))}
        </span>
      </h1>
      {/* The sentence stands in the notch beside the shorter word. */}
      <p className="hero-lede absolute top-[calc(var(--h1)*0.87)] left-[calc(var(--h1)*2.28)] w-[10.5em] text-balance font-medium text-[clamp(1.0625rem,1.74vw,1.75rem)] leading-[1.3] max-desk:static max-desk:mt-4 max-desk:w-auto max-desk:max-w-[32em] max-phone:mt-2 max-phone:text-[1rem] max-phone:leading-compact">
        {lede}
      </p>
    </>
  );
}

/** 'BOLD WORK. BIGGER BRAND.' -> 'BOLD WORK.', 'BIGGER BRAND.' */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** Magenta over a second plate in cyan, which the style sheet prints from data-text. */
const HeadlineWord = ({ word, isFirst }: { word: string; isFirst: boolean }) => (
  <>
    {isFirst ? '' : ' '}
    <span className="headline-word block w-max" data-text={word}>
      {word}
    </span>
  </>
);
