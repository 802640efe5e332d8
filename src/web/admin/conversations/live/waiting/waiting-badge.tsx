// On the Conversations tab: how many wait for a person.

export function WaitingBadge({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span className="person-tag ml-1.5 bg-orange px-1.5 text-note leading-[1.4] font-bold text-on-ink max-phone:absolute max-phone:ml-16 max-phone:-translate-y-2.5">
      {waiting} <span className="visually-hidden">waiting for a person</span>
    </span>
  );
}
