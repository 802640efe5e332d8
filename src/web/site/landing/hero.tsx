// The top of the landing page: headline, one sentence, Carl's ticket, and the configured buttons.
import type { PublicShop } from '../../../schemas/shop.ts';
import { HeroButtons } from '../../chat/hero/hero-buttons.tsx';
import { HeroChat } from '../../chat/hero/hero-chat.tsx';

export function Hero({ shop }: { shop: PublicShop }) {
  const { headline, lede, phone } = shop.brand;
  const [first = '', ...others] = sentences(headline);
  return (
    <section className="hero" aria-label="Introduction">
      <div className="hero-words">
        <h1 className="headline">
          <span className="headline-line">{first}</span>
          {others.length > 0 && ' '}
          <span className="headline-print">
            {others
              .join(' ')
              .split(' ')
              .map((word, index) => (
                <HeadlineWord key={word} word={word} isFirst={index === 0} />
              ))}
          </span>
        </h1>
        <p className="hero-lede">{lede}</p>
      </div>
      <HeroChat phone={phone} />
      <HeroButtons buttons={shop.hero_buttons} />
    </section>
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
    <span className="headline-word" data-text={word}>
      {word}
    </span>
  </>
);
