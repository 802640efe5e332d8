// 'Your move': what is needed next of whom, and by when.
import type { Job, JobStage } from '../../schemas/job.ts';
import type { Language } from '../../schemas/language.ts';
import type { ToldProofs } from '../../schemas/proof.ts';
import type { ToldQuote } from '../../schemas/quote.ts';
import { exactDollars } from '../../schemas/quote-sums.ts';
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime } from '../../shop/opening-hours.ts';
import { PAGE_WORDS, type PageWords } from './page-words.ts';
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
  language: Language;
  now: Date;
}

type Move = Job['moves'][number];
type Words = PageWords['moves'];

export function movesOf(situation: Situation): Job['moves'] {
  const { stage, quote, proofs, hasArtwork, areFilesLeft, language } = situation;
  const words = PAGE_WORDS[language].moves;
  const isBeforeProof = stage === 'asked' || stage === 'quoted';
  const approvals = isOnPress(stage) ? [] : proofs.flatMap((one) => proofMove(one, words));
  const asked = quote && isBeforeProof ? quoteMove(quote, words) : NEXT[stage](situation, words);
  const isAsked = approvals.length === 0 || (quote !== null && asked.link !== null);
  const isFileMissing = isBeforeProof && !hasArtwork && approvals.length === 0;
  const again = stage === 'ready' ? [againMove(words)] : [];
  const moves = [
    ...(isAsked ? [asked] : []),
    ...(isFileMissing ? [sendMove(areFilesLeft, words)] : []),
    ...approvals,
    ...again,
  ];
  // What is to be done stands before what is waited for.
  return moves.toSorted((one, other) => Number(one.link === null) - Number(other.link === null));
}

/** Of the newest version; none where it was approved or taken back. */
function proofMove({ label, versions: [newest] }: ToldProofs, words: Words): Move[] {
  if (!newest) return [];
  const { version, state } = newest;
  if (state === 'changes') return [{ title: words.changes(version), note: words.changesNote, link: null }];
  if (state !== 'sent' && state !== 'seen') return [];
  return [{ title: words.approve(version), note: label, link: { href: '#proofs', label: words.seeProof } }];
}

/** A version that was replaced is not the newest, and so is not told here. */
function quoteMove({ state, totalCents, validUntil, accepted }: ToldQuote, words: Words): Move {
  if (accepted) return nothing(words.accepted(accepted.at), words);
  if (state === 'withdrawn') return nothing(words.withdrawn, words);
  if (state === 'expired')
    return {
      title: words.askFresh,
      note: words.expired(validUntil),
      link: { href: '#messages', label: words.write },
    };
  return {
    title: words.accept,
    note: words.holds(exactDollars(totalCents), validUntil),
    link: { href: '#quote', label: words.seeQuote },
  };
}

const sendMove = (areFilesLeft: boolean, words: Words): Move => ({
  title: areFilesLeft ? words.sendAgain : words.send,
  note: areFilesLeft ? words.filesLeft : words.sendNote,
  link: { href: '#artwork', label: words.sendFile },
});

const againMove = (words: Words): Move => ({
  title: words.again,
  note: words.againNote,
  link: { href: '#again', label: words.seeHow },
});

const nothing = (note: string, words: Words): Move => ({ title: words.nothing, note, link: null });

const NEXT: Record<JobStage, (situation: Situation, words: Words) => Move> = {
  asked: ({ hasArtwork, replyDueAt, shop, language, now }, words) => {
    const due = replyDueAt === null ? null : new Date(replyDueAt);
    const when = due && due > now ? describeDueTime(shop, now, due, language) : words.soon;
    const note = words.quoteComes(when);
    return hasArtwork ? nothing(note, words) : { title: words.thenOurs, note, link: null };
  },
  quoted: (_, words) => ({
    title: words.answer,
    note: words.answerNote,
    link: { href: '#messages', label: words.write },
  }),
  approved: (_, words) => nothing(words.waits, words),
  on_press: (_, words) => nothing(words.isMade, words),
  ready: ({ shop: { brand } }, words) => ({
    title: words.pickUp,
    note: `${brand.address.street}, ${brand.address.city}`,
    link: { href: '#shop', label: words.hours },
  }),
};
