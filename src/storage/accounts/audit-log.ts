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
        .leftJoin('leads', (join) =>
          join.onRef('leads.id', '=', 'audit_log.about_id').on('audit_log.about_kind', '=', 'lead'),
        )
        .leftJoin('artwork', (join) =>
          join.onRef('artwork.id', '=', 'audit_log.about_id').on('audit_log.about_kind', '=', 'artwork'),
        )
        .leftJoin('chat_conversations', (join) =>
          join
            .onRef('chat_conversations.id', '=', 'audit_log.about_id')
            .on('audit_log.about_kind', '=', 'conversation'),
        )
        .selectAll('audit_log')
        .select([
          'leads.name as leadName',
          'artwork.name as artworkName',
          'chat_conversations.id as conversationId',
        ])
        .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'settings'))
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(
              eb.refTuple('audit_log.created_at', 'audit_log.id'),
              '<',
              eb.tuple(after?.at ?? '', after?.id ?? ''),
            ),
          ),
        )
        .orderBy('audit_log.created_at', 'desc')
        .orderBy('audit_log.id', 'desc')
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
