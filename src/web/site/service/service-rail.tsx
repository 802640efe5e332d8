// The shop's other services, as the spines of the ink book.
import type { PublicService } from '../../../schemas/shop.ts';
import { InkCode } from '../specimen.tsx';

export const ServiceRail = ({ services }: { services: readonly PublicService[] }) => (
  <nav className="border-t-2 bg-white" aria-label="Other services">
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(170px,1fr))] overflow-hidden px-[max(var(--page-padding)-16px,(100vw-var(--page-width))/2-16px)] max-phone:grid-cols-[1fr_1fr] max-phone:px-0">
      {services.map((service) => (
        <li key={service.slug} className="group max-phone:nth-[n+3]:border-t-thin">
          <a
            className="grid h-full gap-2 px-4 py-4.5 font-bold no-underline group-not-first:shadow-[-1.5px_0_0_var(--ink)]"
            href={`/services/${service.slug}`}
          >
            <InkCode service={service} className="justify-self-start" />
            <span className="group-hover:underline">{service.name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
