import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../../schemas/audit.ts';
import { describeLine, describeWho } from './describe-line.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-03-10T20:20:00.000Z',
  actor: 'person',
  who: 'Sam',
  what: 'lead_changed',
  refused: false,
  about: { kind: 'lead', id: '1', name: 'Dana Reyes' },
  detail: null,
  network: null,
  ...change,
});
const say = (change: Partial<AuditEntry>) => `${describeWho(entry(change))} ${describeLine(entry(change))}`;

describe('a line of the audit log', () => {
  it('reads as a sentence, with what it is about or without', () => {
    expect(say({ detail: 'status won' })).toBe('Sam changed lead Dana Reyes: status won');
    expect(say({ what: 'password_changed', about: null })).toBe('Sam changed the password');
    const about = { kind: 'person', id: 'Rosa', name: 'Rosa' } as const;
    expect(say({ what: 'password_changed', actor: 'command_line', who: null, about })).toBe(
      'The command line changed the password of Rosa',
    );
    const signIn = { who: null, actor: 'stranger', about: null, network: '203.0.113.0/24' } as const;
    expect(say({ ...signIn, what: 'sign_in_failed', detail: 'password' })).toBe(
      'Somebody unknown could not sign in: password, from 203.0.113.0/24',
    );
    expect(say({ what: 'leads_exported', about: null, refused: true })).toBe(
      'Sam was refused, exported leads',
    );
  });
});
