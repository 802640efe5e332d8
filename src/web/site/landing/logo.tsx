// The shop's name across the full width, printed over a second plate.
import { Wordmark } from '../frame/wordmark.tsx';

export function Logo({ name }: { name: string }) {
  return (
    <div className="logo">
      <Wordmark name={name} />
    </div>
  );
}
