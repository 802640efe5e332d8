// A line of the audit log in words.
import { AUDIT_WORDS, type AuditEntry } from '../../../../schemas/audit.ts';

/** Who did it, as the sentence begins. */
export function describeWho({ who, actor }: AuditEntry): string {
  if (who !== null) return who;
  return actor === 'command_line' ? 'The command line' : 'Somebody unknown';
}

/**
 * What follows the name.
 *
 *     describeLine(entry)   'changed lead Dana Reyes: status won'
 */
export function describeLine({ what, about, detail, network, refused }: AuditEntry): string {
  const words = AUDIT_WORDS[what].words.replace(/(?: (?:of|on|to|for))? \{about\}/, (part) =>
    about ? part.replace('{about}', nameOf(about)) : '',
  );
  const said = [words, detail && `: ${detail}`, network && `, from ${network}`].filter(Boolean).join('');
  return refused ? `was refused, ${said}` : said;
}

function nameOf({ kind, name }: NonNullable<AuditEntry['about']>): string {
  if (kind === 'person') return name ?? 'somebody';
  if (kind === 'conversation') return name ? `a conversation, ${name}` : 'a conversation';
  return `${kind} ${name ?? ''}`.trim();
}
