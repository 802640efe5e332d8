// Says quietly that what is live may be some seconds old.
import { useLive } from './live-provider.tsx';

export function NotConnected({ className = '' }: { className?: string }) {
  const isDown = useLive().connection === 'down';
  return (
    <p className={`text-ink-quiet empty:hidden ${className}`} role="status">
      {isDown && 'Not connected, trying again'}
    </p>
  );
}
