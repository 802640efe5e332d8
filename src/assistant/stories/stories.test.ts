// Plays every story of this folder: what the visitor says, what Carl answers, what he has understood.
// In `carl:` an ellipsis (…) stands for any words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadShop } from '../../shop/load-shop.ts';
import { openConversation } from '../greet.ts';
import { parseState } from '../state.ts';
import type { Effect } from '../turn.ts';
import { breachesOfManners } from './manners.ts';
import { playStep, type Said } from './play-step.ts';

interface Story {
  title: string;
  /** The shop's own time. */
  now: string;
  start?: 'quote_flow' | 'human_support' | 'design_consultation';
  opening?: string[];
  turns: Step[];
}

interface Step {
  visitor?: string;
  /** The lead form, sent instead of a message. */
  form?: Record<string, string>;
  /** A quarter of an hour without a word. */
  silence?: true;
  carl?: string;
  /** Values that Carl must hold after the turn; null for none. */
  slots?: Record<string, unknown>;
  /** Is the lead form on offer? */
  offered?: boolean;
  /** The lead that is stored by this turn, or false for none. */
  lead?: false | Record<string, unknown>;
  ticket?: Record<string, string | null>;
}

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.yaml'));

describe('the stories', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(15);
  });

  for (const file of files) {
    const story: Story = parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
    it(`${file}: ${story.title}`, () => play(story));
  }
});

/** What is said, and what of it has to be known or wait as a request of its own from then on. */
const THROWN_IN: readonly (readonly [string, string])[] = [
  ["I'm Olga Brandt, olga@brandt.example", '"name":"Olga Brandt"'],
  ["I'm Olga Brandt, olga@brandt.example", '"email":"olga@brandt.example"'],
  ['can somebody get back to me? Olga Brandt, olga@brandt.example', '"email":"olga@brandt.example"'],
  ['and 700 lanyards too please', '"quantity":700'],
];

describe('whatever has been said so far', () => {
  for (const file of files)
    it(`nothing told is lost: ${file}`, () => {
      const { now: written, turns }: Story = parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
      const now = new Date(
        Temporal.PlainDateTime.from(written).toZonedDateTime(shop.time_zone).epochMilliseconds,
      );
      let { state } = openConversation(shop, null);
      for (const { visitor } of turns) {
        if (visitor === undefined) continue;
        ({ state } = playStep({ visitor }, state, shop, now).turn ?? { state });
        for (const [said, known] of THROWN_IN) {
          const { turn } = playStep({ visitor: said }, state, shop, now);
          expect(JSON.stringify(turn?.state), `${said}, after ${visitor}`).toContain(known);
        }
      }
    });
});

function play({ now: written, start, opening: expected, turns }: Story): void {
  const now = new Date(
    Temporal.PlainDateTime.from(written).toZonedDateTime(shop.time_zone).epochMilliseconds,
  );
  const opening = openConversation(shop, start ?? null);
  if (expected) expect(opening.messages.slice(1)).toEqual(expected);
  let { state } = opening;
  let last = opening.messages.at(-1) ?? '';
  expect(turns.length).toBeGreaterThan(0);
  for (const step of turns) {
    const where = step.visitor ?? (step.form ? '(the form)' : '(silence)');
    // Storage keeps the state as JSON between two turns.
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const { turn, effect } = playStep(saidIn(step), state, shop, now);
    if (!turn) {
      checkLead(where, step.lead, effect);
      continue;
    }
    if (step.carl !== undefined) expect(turn.reply, where).toMatch(asPattern(step.carl));
    for (const [slot, value] of Object.entries(step.slots ?? {})) {
      expect(turn.state.slots[slot as keyof typeof turn.state.slots] ?? null, `${where}: ${slot}`).toEqual(
        value,
      );
    }
    if (step.offered !== undefined)
      expect(turn.shouldCaptureLead, `${where}: form offered`).toBe(step.offered);
    for (const [label, value] of Object.entries(step.ticket ?? {})) {
      expect(turn.ticket.find((cell) => cell.label === label)?.value, `${where}: ${label}`).toBe(value);
    }
    if (step.lead !== undefined) checkLead(where, step.lead, effect);
    expect(breachesOfManners(turn, last), where).toEqual([]);
    ({ state } = turn);
    last = turn.reply;
  }
}

function saidIn({ visitor, form, silence }: Step): Said {
  if (silence) return { silence };
  return form ? { form } : { visitor: visitor ?? '' };
}

function checkLead(where: string, expected: Step['lead'], effect: Effect | null): void {
  if (expected === false || expected === undefined) {
    expect(effect, where).toBeNull();
    return;
  }
  const stored = effect && {
    ...effect.lead,
    source: effect.source,
    confirmed: effect.confirmed,
    job: effect.job,
  };
  for (const [field, value] of Object.entries(expected)) {
    if (field === 'details') expect(stored?.details, where).toMatch(asPattern(String(value)));
    else expect(stored?.[field as keyof typeof stored], `${where}: lead ${field}`).toEqual(value);
  }
}

/** 'Thanks, Dana! … by …' as a pattern over the whole text. */
function asPattern(text: string): RegExp {
  const parts = text.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`);
}
