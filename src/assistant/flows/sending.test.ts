import { describe, expect, it } from 'vitest';
import { momentOf, say } from '../testing/shop.ts';
import { asksAboutSending } from './sending.ts';

const SUMMED_UP = ['72 tote bags by april 20, Gail Orr, gail@example.com'];
const EN_RESUMEN = ['necesito 72 bolsas para el 20 de abril, me llamo Gail Orr, gail@example.com'];

describe('what a yes means', () => {
  it.each([
    ['ok and what happens once i say yes?', /proof/],
    ['so what are the next steps', /proof/],
    ['am I locked in to anything if i do', /decide|commits/],
    ['is that already an order?', /decide|commits/],
    ['does it cost something to send this', /free|nothing/],
    ['could i still add to it afterwards?', /approve/],
    ['what if our count changes', /approve/],
    ['who will read that?', /Bold Work/],
  ])('is told before it is given: %s', (message, told) => {
    const turn = say([...SUMMED_UP, message]);
    expect(turn.reply).toMatch(told);
    expect(turn).toMatchObject({ effects: [], state: { asked: 'confirm' } });
  });

  it.each([
    ['y luego qué sigue?', /prueba/],
    ['¿es un compromiso?', /solicitud/],
    ['¿puedo cambiar algo después?', /apruebe/],
  ])('is told in Spanish: %s', (message, told) => {
    expect(say([...EN_RESUMEN, message]).reply).toMatch(told);
  });

  it('is told once the shop has the request', () => {
    expect(say([...SUMMED_UP, 'yes', 'ok so what now?']).reply).toMatch(/shop has.*proof/);
  });

  it.each([
    'what is the next size up',
    'is the binding on the bags sewn',
    'where does the logo go?',
    'who makes the bags?',
    'what happens if they come out wrong?',
    'is shipping free?',
    'do i have to order 72?',
  ])('is not what is asked by: %s', (message) => {
    expect(asksAboutSending(momentOf(message, SUMMED_UP))).toBe(false);
  });

  it('is not told to a visitor who has nothing to send', () => {
    expect(asksAboutSending(momentOf('what happens next?'))).toBe(false);
  });
});
