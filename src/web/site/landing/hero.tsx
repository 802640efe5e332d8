// The top of the landing page: headline, one sentence, Carl's ticket, and the configured buttons.
import type { PublicShop } from '../../../schemas/shop.ts';
import { HeroButtons } from '../../chat/hero-buttons.tsx';
import { HeroChat } from '../../chat/hero-chat.tsx';

export function Hero({ shop }: { shop: PublicShop }) {
  const { headline, lede, phone } = shop.brand;
  return (
    <section className="hero" aria-label="Introduction">
      <div className="hero-words">
        <h1 className="headline">
          {sentences(headline).map((sentence, index) => (
            <HeadlineSentence key={sentence} sentence={sentence} isFirst={index === 0} />
          ))}
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

/** The space between two sentences is text, so that the headline reads on when its spans are taken out. */
const HeadlineSentence = ({ sentence, isFirst }: { sentence: string; isFirst: boolean }) => (
  <>
    {isFirst ? '' : ' '}
    <span className="headline-sentence">{sentence}</span>
  </>
);
