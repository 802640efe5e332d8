// A note, with whom it mentions made strong.

interface Props {
  text: string;
  /** Usernames. */
  mentions: readonly string[] | undefined;
}

export const NoteText = ({ text, mentions = [] }: Props) => (
  <p className="whitespace-pre-wrap" dir="auto">
    {text
      .split(/((?<![\w.])@[\w.-]*\w)/)
      .map((part, index) =>
        mentions.includes(part.slice(1)) && index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
  </p>
);
