// The shop's other services, as the spines of the ink book.
import type { PublicService } from '../../../schemas/shop.ts';
import { InkCode } from '../specimen.tsx';

export const ServiceRail = ({ services }: { services: readonly PublicService[] }) => (
  <nav className="service-rail" aria-label="Other services">
    <ul>
      {services.map((service) => (
        <li key={service.slug}>
          <a href={`/services/${service.slug}`}>
            <InkCode service={service} />
            <span>{service.name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
