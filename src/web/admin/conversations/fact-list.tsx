// Labels with their values, in one line as far as it goes.
import type { Fact } from './describe-slots.ts';

/** `before`: values that those of the same label take the place of, where they differ. */
export function FactList({ facts, before = [] }: { facts: Fact[]; before?: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => {
        const old = before.find((fact) => fact.label === label)?.value;
        return (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>{' '}
            <dd dir="auto">
              {old !== undefined && old !== value && (
                <>
                  <span className="visually-hidden">corrected from </span>
                  <s>{old}</s>
                  <span className="visually-hidden"> to</span>{' '}
                </>
              )}
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
