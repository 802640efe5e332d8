// Labels with their values, in one line as far as it goes.
import type { Fact } from './describe-slots.ts';

/** Classes of the list, of a fact in it, and of what that is made of. */
interface Looks {
  list: string;
  fact?: string;
  label: string;
  value: string;
}

/** `before`: values that those of the same label take the place of, where they differ. */
export function FactList({ facts, looks, before = [] }: { facts: Fact[]; looks: Looks; before?: Fact[] }) {
  return (
    <dl className={looks.list}>
      {facts.map(({ label, value }) => {
        const old = before.find((fact) => fact.label === label)?.value;
        return (
          <div key={`${label} ${value}`} className={`min-w-0 wrap-anywhere ${looks.fact ?? ''}`}>
            <dt className={looks.label}>{label}</dt>{' '}
            <dd className={looks.value} dir="auto">
              {old !== undefined && old !== value && (
                <>
                  <span className="visually-hidden">corrected from </span>
                  <s className="text-ink-quiet">{old}</s>
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
