// Labels with their values, in one line as far as it goes.
import type { Fact } from './describe-slots.ts';

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
