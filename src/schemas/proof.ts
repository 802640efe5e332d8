// A proof: a picture of what comes off the press. The customer puts pins into it, asks for changes or approves it by name.
import * as z from 'zod/mini';
import type { Language } from './language.ts';
import { LONGEST } from './longest.ts';
import { optionalText, requiredText } from './text.ts';
import { typedNameSchema, versionIn } from './version.ts';

export const PROOF_MOST = { shows: 300, wording: 1000, pins: 99 } as const;

/** The fields beside `picture`: POST /api/admin/leads/:id/proofs. */
export const proofFieldsSchema = z.object({
  /** 'Full front, 11 in wide, white and gold on black'. */
  shows: requiredText(PROOF_MOST.shows, 'What the proof shows'),
  /** Id of the lead's item that it is of; of the whole job where it is left out. */
  item: optionalText(LONGEST.choice, 'The item'),
});

interface Approved {
  version: number;
  label: string;
  shows: string;
}

/** What the name is typed under. */
export const approvalWording = ({ shows, ...proof }: Approved, language: Language): string =>
  APPROVAL[language]({ ...proof, shows: shows.replace(/[.\s]+$/, '') });

const APPROVAL: Record<Language, (proof: Approved) => string> = {
  en: ({ version, label, shows }) =>
    `I have checked spelling, colors, size and placement of proof ${version}: ${label}, ${shows}. Print it like this.`,
  es: ({ version, label, shows }) =>
    `Revisé la ortografía, los colores, el tamaño y el lugar de la prueba ${version}: ${label}, ${shows}. Imprímanlo así.`,
};

/** POST /api/job/:token/approve. */
export const approveProofSchema = z.object({
  proofVersion: versionIn('proofVersion'),
  name: typedNameSchema,
  /** As it was shown. */
  wording: requiredText(PROOF_MOST.wording, 'The wording'),
});

/** POST /api/job/:token/changes. */
export const askChangesSchema = z.object({
  proofVersion: versionIn('proofVersion'),
  text: requiredText(LONGEST.message, 'What should change'),
});

const PLACE = 'x and y say where the pin stands, from 0 to 1.';
const share = z.optional(z.coerce.number(PLACE).check(z.minimum(0, PLACE), z.maximum(1, PLACE)));
const pinSchema = {
  /** Of the picture's width and height, from the upper left corner; with `pin` they are left out. */
  x: share,
  y: share,
  /** Number of a pin that is there, to answer to it. */
  pin: z.optional(versionIn('pin')),
  text: requiredText(LONGEST.message, 'The comment'),
};
/** Of a form without a script: 'x y' of one of nine places. */
const place = z.optional(z.string(PLACE).check(z.regex(/^(0|1|0?\.\d+) (0|1|0?\.\d+)$/, PLACE)));

interface Place {
  x?: number | undefined;
  y?: number | undefined;
  pin?: number | undefined;
  place?: string | undefined;
}
const placed = z.refine<Place>(
  ({ x, y, pin, place: named }) => (pin ?? named) !== undefined || (x !== undefined && y !== undefined),
  { path: ['x'], message: PLACE },
);

/** POST /api/job/:token/comments. */
export const commentSchema = z
  .object({
    proofVersion: versionIn('proofVersion'),
    ...pinSchema,
    place,
    /** A form brings its key in a field. */
    key: z.optional(z.uuid()),
  })
  .check(placed);

/** POST /api/admin/leads/:id/proofs/:version/comments. */
export const deskCommentSchema = z.object({ ...pinSchema, isDone: z.optional(z.boolean()) }).check(placed);

/** Where a comment goes: to a pin that is there, or to a new one. */
export function placeOf({ x, y, pin, place: named }: Place): { pin: number } | { x: number; y: number } {
  if (pin !== undefined) return { pin };
  const [byName, downByName] = named?.split(' ').map(Number) ?? [];
  return { x: x ?? byName ?? 0, y: y ?? downByName ?? 0 };
}

/** Replaced: a newer version of the same item was sent, or of the whole job. */
export const PROOF_STATES = ['sent', 'seen', 'changes', 'approved', 'withdrawn', 'replaced'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** On the page in words, at the desk an ISO time. */
const at = z.string();

const answerSchema = z.object({
  /** Unique in its job. */
  id: z.string(),
  who: z.enum(['customer', 'shop']),
  /** By whose link, as JobSaying; null of the shop. */
  person: z.nullable(z.string()),
  name: z.nullable(z.string()),
  text: z.string(),
  /** Which version was looked at. */
  version: z.number(),
  at,
});

const toldPinSchema = z.object({
  /** From 1, through all versions of its item. */
  number: z.number(),
  x: z.number(),
  y: z.number(),
  /** The shop said that it is done, and nobody has written since. */
  isDone: z.boolean(),
  answers: z.array(answerSchema),
});

export const toldProofSchema = z.object({
  version: z.number(),
  state: z.enum(PROOF_STATES),
  shows: z.string(),
  /** What the name is typed under. */
  wording: z.string(),
  /** Of the picture, in pixels. */
  width: z.number(),
  height: z.number(),
  sentBy: z.nullable(z.string()),
  sentAt: at,
  /** `linkOf`: by whose link, where that is another name. */
  approved: z.nullable(z.object({ name: z.string(), at, linkOf: z.nullable(z.string()) })),
  /** Asked for last, and not since approved. */
  changes: z.nullable(
    z.object({ name: z.nullable(z.string()), person: z.nullable(z.string()), text: z.string(), at }),
  ),
});
export type ToldProof = z.infer<typeof toldProofSchema>;

/** The proofs of one item, or of the whole job. */
export const toldProofsSchema = z.object({
  /** Id; null for the whole job. */
  item: z.nullable(z.string()),
  /** As the item was called when the newest was sent. */
  label: z.string(),
  /** Newest first. */
  versions: z.array(toldProofSchema),
  pins: z.array(toldPinSchema),
});
export type ToldProofs = z.infer<typeof toldProofsSchema>;

const deskProofSchema = z.extend(toldProofSchema, {
  seenAt: z.nullable(at),
  withdrawnAt: z.nullable(at),
  /** SHA-256 of the picture, and of all that was approved; hexadecimal. */
  sha256: z.string(),
  hash: z.string(),
  /** What was agreed to, as it was shown. */
  agreed: z.nullable(z.string()),
  /** Whom it was told to that nobody has answered. */
  reminded: z.array(z.object({ to: z.enum(['customer', 'shop']), at })),
  /** To whom it will be told, and on which ISO day. */
  reminders: z.array(z.object({ to: z.enum(['customer', 'shop']), day: z.string() })),
});
export const deskProofsSchema = z.extend(toldProofsSchema, { versions: z.array(deskProofSchema) });
export type DeskProof = z.infer<typeof deskProofSchema>;
export type DeskProofs = z.infer<typeof deskProofsSchema>;
