import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const carl = (args: string[], input: string) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'carl.ts'), ...args],
    {
      cwd: join(import.meta.dirname, '..'),
      input,
      encoding: 'utf8',
    },
  );
  return { stdout, stderr, status };
};

describe('npm run carl', () => {
  it('prints one reading a line, of plain messages and of JSON, at the time it is told', () => {
    const lines = [
      '2doz hats by friday',
      '',
      '{"text": "tomorrow", "now": "2026-12-31T09:00"}',
      '{ not json',
    ];
    const { stdout, status } = carl(['--read', '--now', '2026-03-04T10:00'], lines.join('\n'));
    const readings = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(readings).toHaveLength(3);
    expect(readings[0]).toEqual({
      intents: ['quote'],
      slots: { service: 'hats-and-t-shirts', quantity: 24, dueDate: { text: 'friday', date: '2026-03-06' } },
    });
    expect(readings[1].slots.dueDate.date).toBe('2027-01-01');
  });

  it('talks', () => {
    const { stdout, status } = carl(['--now', '2026-03-04T10:00'], "I'd like to quote flow\n\n");
    expect(status).toBe(0);
    expect(stdout).toContain(
      "Carl: Perfect! I'd love to help you get a quote. What type of project are you working on?",
    );
  });

  it('says what is wrong with a time', () => {
    const { stderr, status } = carl(['--now', 'noon'], '');
    expect(status).toBe(1);
    expect(stderr).toContain('2026-03-04T10:00');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
