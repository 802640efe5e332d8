// What was done at the desk, line by line. Of customers it holds ids: their names are looked up at reading, and are gone
// from here when they are gone.
import { randomUUID } from 'node:crypto';
import { AUDIT_WORDS, type AuditEntry } from '../../schemas/audit.ts';
import { cutPage, decodeCursor, encodeCursor } from '../cursor.ts';
import type { Database } from '../tables.ts';
import type { AuditStore } from './account-stores.ts';

const KEPT_MS = 2 * 365 * 24 * 60 * 60_000;
/** Stands for the name of somebody of whom nothing is stored any more. */
const ERASED = 'erased';

export function createAuditStore({ read, write }: Database): AuditStore {
  return {
    add: ({ actor, who, what, isRefused, about, detail, network }, now) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('audit_log')
          .values({
            id: randomUUID(),
            created_at: now.toISOString(),
            actor,
            who,
            what,
            kind: AUDIT_WORDS[what].kind,
            refused: isRefused ? 1 : 0,
            about_kind: about?.kind ?? null,
            about_id: about?.id ?? null,
            detail,
            network,
          })
          .execute();
      }),

    list: async ({ limit, cursor, who, kind }) => {
      const after = decodeCursor(['newest'], cursor);
      const rows = await read
        .selectFrom('audit_log')
        .selectAll()
        // One by one for the lines of a page: a join would be made for the whole log.
        .select(({ selectFrom }) => [
          selectFrom('leads')
            .whereRef('leads.id', '=', 'about_id')
            .where('about_kind', '=', 'lead')
            .select('name')
            .as('leadName'),
          selectFrom('artwork')
            .whereRef('artwork.id', '=', 'about_id')
            .where('about_kind', '=', 'artwork')
            .select('name')
            .as('artworkName'),
          selectFrom('chat_conversations')
            .whereRef('chat_conversations.id', '=', 'about_id')
            .where('about_kind', '=', 'conversation')
            .select('id')
            .as('conversationId'),
        ])
        .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'settings'))
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = cutPage(rows, limit, ({ created_at, id }) =>
        encodeCursor('newest', { at: created_at, id }),
      );
      return { ...page, items: page.items.map(toEntry) };
    },
  };
}

/** Lines before this ISO time have had their time. */
export function forgottenAuditBefore(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString();
}

type Row = Omit<AuditEntry, 'at' | 'refused' | 'about'> & {
  created_at: string;
  refused: number;
  about_kind: NonNullable<AuditEntry['about']>['kind'] | null;
  about_id: string | null;
  leadName: string | null;
  artworkName: string | null;
  conversationId: string | null;
};

function toEntry(row: Row): AuditEntry {
  const { id, actor, who, what, detail, network } = row;
  return {
    id,
    at: row.created_at,
    actor,
    who,
    what,
    refused: row.refused === 1,
    about: aboutOf(row),
    detail,
    network,
  };
}

function aboutOf(row: Row): AuditEntry['about'] {
  const { about_kind: kind, about_id: id } = row;
  if (kind === null || id === null) return null;
  if (kind === 'person') return { kind, id, name: id };
  if (kind === 'conversation') return { kind, id, name: row.conversationId === null ? ERASED : null };
  return { kind, id, name: (kind === 'lead' ? row.leadName : row.artworkName) ?? ERASED };
}
