// 'Your move': what is needed next of whom, and by when.
import type { Job, JobStage } from '../../schemas/job.ts';
import type { ToldProofs } from '../../schemas/proof.ts';
import type { ToldQuote } from '../../schemas/quote.ts';
import { exactDollars } from '../../schemas/quote-sums.ts';
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime } from '../../shop/opening-hours.ts';
import { isOnPress } from './stage.ts';

interface Situation {
  stage: JobStage;
  quote: ToldQuote | null;
  proofs: readonly ToldProofs[];
  hasArtwork: boolean;
  /** Those of the job that it repeats could not be taken along. */
  areFilesLeft: boolean;
  /** ISO time. */
  replyDueAt: string | null;
  shop: Shop;
  now: Date;
}

type Move = Job['moves'][number];

export function movesOf(situation: Situation): Job['moves'] {
  const { stage, quote, proofs, hasArtwork, areFilesLeft } = situation;
  const isBeforeProof = stage === 'asked' || stage === 'quoted';
  const approvals = isOnPress(stage) ? [] : proofs.flatMap(proofMove);
  const asked = quote && isBeforeProof ? quoteMove(quote) : NEXT[stage](situation);
  const isAsked = approvals.length === 0 || (quote !== null && asked.link !== null);
  const isFileMissing = isBeforeProof && !hasArtwork && approvals.length === 0;
  const send = areFilesLeft ? SEND_ARTWORK_AGAIN : SEND_ARTWORK;
  const again = stage === 'ready' ? [ORDER_AGAIN] : [];
  // What is to be done stands before what is waited for.
  return [...(isAsked ? [asked] : []), ...(isFileMissing ? [send] : []), ...approvals, ...again].toSorted(
    (one, other) => Number(one.link === null) - Number(other.link === null),
  );
}

/** Of the newest version; none where it was approved or taken back. */
function proofMove({ label, versions: [newest] }: ToldProofs): Move[] {
  if (!newest) return [];
  const { version, state } = newest;
  if (state === 'changes')
    return [
      {
        title: `Changes to proof ${version}`,
        note: 'They are with us. We draw the next version.',
        link: null,
      },
    ];
  if (state !== 'sent' && state !== 'seen') return [];
  const link = { href: '#proofs', label: 'See the proof' };
  return [{ title: `Approve proof ${version}`, note: label, link }];
}

/** A version that was replaced is not the newest, and so is not told here. */
function quoteMove({ state, totalCents, validUntil, accepted }: ToldQuote): Move {
  if (accepted) return nothing(`You accepted the quote, ${accepted.at}. We draw the proof and write here.`);
  if (state === 'withdrawn') return nothing('We took the quote back and write a new one.');
  if (state === 'expired')
    return {
      title: 'Ask for a fresh quote',
      note: `Ours ended on ${validUntil}. A person writes a new one.`,
      link: { href: '#messages', label: 'Write to us' },
    };
  return {
    title: 'Accept the quote',
    note: `${exactDollars(totalCents)}, holds until ${validUntil}`,
    link: { href: '#quote', label: 'See the quote' },
  };
}

const SEND_ARTWORK: Move = {
  title: 'Send your artwork',
  note: 'A logo, a drawing or a photo. Any file helps us to price it.',
  link: { href: '#artwork', label: 'Send a file' },
};

const SEND_ARTWORK_AGAIN: Move = {
  ...SEND_ARTWORK,
  title: 'Send your artwork again',
  note: 'The files of the job before could not be taken along.',
};

const ORDER_AGAIN: Move = {
  title: 'Order it again',
  note: 'Whenever you need more: the same, priced anew.',
  link: { href: '#again', label: 'See how' },
};

const nothing = (note: string): Move => ({ title: 'Nothing to do', note, link: null });

const NEXT: Record<JobStage, (situation: Situation) => Move> = {
  asked: ({ hasArtwork, replyDueAt, shop, now }) => {
    const due = replyDueAt === null ? null : new Date(replyDueAt);
    const when = due && due > now ? describeDueTime(shop, now, due) : 'as soon as we can';
    const note = `A person writes your quote and answers ${when}.`;
    return hasArtwork ? nothing(note) : { title: 'Then it is our turn', note, link: null };
  },
  quoted: () => ({
    title: 'Answer our price',
    note: 'Tell us here that it is right, or what should change.',
    link: { href: '#messages', label: 'Write to us' },
  }),
  approved: () => nothing('Your job waits for the press. We write here when it is on.'),
  on_press: () => nothing('Your job is being made. We write here when it is ready.'),
  ready: ({ shop: { brand } }) => ({
    title: 'Pick it up',
    note: `${brand.address.street}, ${brand.address.city}`,
    link: { href: '#shop', label: 'Hours' },
  }),
};
