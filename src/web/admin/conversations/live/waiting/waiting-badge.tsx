// On the Conversations tab: how many wait for a person.

export function WaitingBadge({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span className="person-tag ml-1.5 bg-orange px-1.5 text-note leading-[1.4] font-bold text-on-ink max-phone:absolute max-phone:top-1 max-phone:left-[calc(50%+20px)] max-phone:ml-0">
      {waiting} <span className="visually-hidden">waiting for a person</span>
    </span>
  );
}
