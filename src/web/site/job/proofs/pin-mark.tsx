// A pin as it is drawn: black while it is open, white once it is done, yellow before it is sent. 36 px wide around its place.
const LOOKS = {
  open: { disc: 'fill-ink stroke-white group-focus-visible:stroke-yellow', number: 'fill-white' },
  done: { disc: 'fill-white stroke-ink group-focus-visible:stroke-yellow', number: 'fill-ink' },
  unsent: { disc: 'fill-yellow stroke-ink group-focus-visible:stroke-white', number: 'fill-ink' },
};

export const PinMark = ({ number, look }: { number: number; look: keyof typeof LOOKS }) => (
  <>
    <circle
      className={`group-focus-visible:[stroke-width:6px] ${LOOKS[look].disc}`}
      r="16.75"
      strokeWidth="2.5"
    />
    <text
      className={`font-bold font-text text-small ${LOOKS[look].number}`}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {number}
    </text>
  </>
);
