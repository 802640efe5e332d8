// The landing page, section by section.
import type { PublicShop } from '../../../schemas/shop.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { CallToAction } from '../landing/call-to-action.tsx';
import { Hero } from '../landing/hero.tsx';
import { Logo } from '../landing/logo.tsx';
import { ServicesSection } from '../landing/services-section.tsx';
import { WorkSection } from '../landing/work-section.tsx';

export function HomePage({ shop, hours }: { shop: PublicShop; hours: readonly string[] }) {
  return (
    <>
      <Logo name={shop.brand.name} />
      <Hero shop={shop} />
      <ServicesSection shop={shop} />
      <WorkSection work={shop.work} />
      <CallToAction cta={shop.marketing.cta} />
      <ContactSection shop={shop} hours={hours} />
    </>
  );
}
