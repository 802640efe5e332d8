// Who of the shop has the talk, for as long as they do. The transcript announces it.

/** In the head, where it says else how Carl answers. */
export const answersNow = (name: string): string => `${name} is answering you`;

export const WhoIsHere = ({ name }: { name: string }) => (
  <p className="who-is-here flex flex-none items-center gap-2 border-b-thin bg-ink px-5 py-1.5 font-bold text-paper text-small leading-snug max-phone:px-4 max-phone:hero:py-1 max-phone:text-note">
    <span className="size-2 flex-none rounded-full bg-paper" aria-hidden="true" />
    <span className="min-w-0 wrap-anywhere">{name} from the shop is here</span>
  </p>
);
