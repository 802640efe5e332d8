// What / and ; offer while an answer is typed: blocks of the shop's figures, and replies that were saved.
import type { ReplyDesk } from '../../../../../schemas/reply.ts';

export type Opener = '/' | ';';

/** What taking one does to the draft. */
export type Taken =
  | { kind: 'text'; text: string }
  /** Of the job's page; a path where PUBLIC_URL is not set. */
  | { kind: 'link'; url: string }
  | { kind: 'estimate'; total: string | null }
  | { kind: 'quote'; version: number };

export interface Pick {
  /** As it is typed: '/estimate'. */
  name: string;
  title: string;
  note: string;
  /** What it comes to. */
  total: string | null;
  taken: Taken;
}

/** A word that is being typed after its / or ;, from `start` to the caret. */
export interface OpenedPick {
  opener: Opener;
  /** What is typed after it. */
  query: string;
  start: number;
}

/** The word at the caret where it begins with / or ; and nothing but room is before that. */
export function findOpened(text: string, caret: number): OpenedPick | undefined {
  const word = /(?<![^\s])([/;])([^\s/;]*)$/.exec(text.slice(0, caret));
  if (!word) return undefined;
  const [, opener, query = ''] = word;
  return { opener: opener as Opener, query, start: word.index };
}

/** What there is, by what is typed of its name, title or first line; replies in the customer's language first. */
export function listPicks(desk: ReplyDesk, opener: Opener, query: string): Pick[] {
  const sought = query.toLowerCase();
  return (opener === '/' ? listBlocks(desk) : listSaved(desk)).filter(({ name, title, note }) =>
    `${name.slice(1)}\n${title}\n${opener === ';' ? note : ''}`.toLowerCase().includes(sought),
  );
}

function listBlocks({ estimate, quotes, url }: ReplyDesk): Pick[] {
  return [
    ...(estimate
      ? [
          {
            name: '/estimate',
            title: estimate.title,
            note: estimate.note,
            total: estimate.total,
            taken: { kind: 'estimate', total: estimate.total } as const,
          },
        ]
      : []),
    ...quotes.map(({ version, title, note, total }) => ({
      name: `/quote v${version}`,
      title,
      note,
      total,
      taken: { kind: 'quote', version } as const,
    })),
    ...(url !== null
      ? [
          {
            name: '/link',
            title: 'Their job page',
            note: 'as an address',
            total: null,
            taken: { kind: 'link', url } as const,
          },
        ]
      : []),
  ];
}

/** 'Hi Dana,' or 'Hola, Dana:'. */
const GREETING = /^.{0,40}[,:]$/;

/** The first after the greeting. */
function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => line && !GREETING.test(line)) ?? lines.find(Boolean) ?? '';
}

const listSaved = ({ saved, language }: ReplyDesk): Pick[] =>
  saved
    .toSorted((one, other) => Number(other.language === language) - Number(one.language === language))
    .map(({ name, title, text }) => ({
      name: `;${name}`,
      title,
      note: firstLine(text),
      total: null,
      taken: { kind: 'text', text: text.trim() },
    }));
