// A service's figures: from how many, by when.
import type { PublicService } from '../../../schemas/shop.ts';
import { turnaround } from '../landing/turnaround.ts';

export const ServiceFacts = ({ service, isLarge }: { service: PublicService; isLarge?: boolean }) => {
  const { minimum_order: minimum, unit, turnaround_days: days } = service;
  return (
    <dl className={`mt-3 grid grid-cols-[1fr_1fr] border-t-thin ${isLarge ? 'w-full max-w-105' : ''}`}>
      <Fact label="Minimum" isLarge={isLarge}>{`${minimum} ${minimum === 1 ? unit.one : unit.many}`}</Fact>
      <Fact label="Turnaround" isLarge={isLarge}>
        {turnaround(days)}
      </Fact>
    </dl>
  );
};

const Fact = ({
  label,
  isLarge,
  children,
}: {
  label: string;
  isLarge: boolean | undefined;
  children: string;
}) => (
  <div className="pt-2 not-first:border-l-thin not-first:pl-4">
    <dt className="text-grey font-medium font-mono text-[0.75rem] leading-[1.4]">{label}</dt>
    <dd className={isLarge ? 'font-bold text-large' : 'font-bold'}>{children}</dd>
  </div>
);
