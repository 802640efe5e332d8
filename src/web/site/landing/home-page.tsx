// The landing page, section by section.
import type { PublicShop } from '../../../schemas/shop.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { Static } from '../static.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { Logo } from './logo.tsx';
import { ServicesSection } from './services-section.tsx';
import { WorkSection } from './work-section.tsx';

export function HomePage({ shop, hours }: { shop: PublicShop; hours: readonly string[] }) {
  return (
    <>
      <Static>{import.meta.env.SSR && <Logo name={shop.brand.name} />}</Static>
      <Hero shop={shop} />
      <Static>
        {import.meta.env.SSR && (
          <>
            <ServicesSection shop={shop} />
            <WorkSection shop={shop} />
            <CallToAction cta={shop.marketing.cta} />
          </>
        )}
      </Static>
      <ContactSection shop={shop} hours={hours} />
    </>
  );
}
