import { describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/evaluate/evaluation.ts';
import { AFTER_STORING_CHIPS, CHANGE_CHIPS, FORM_CHIP, START_CHIPS } from './chips.ts';
import { INQUIRIES } from './inquiries.ts';
import { languageOf, mayNameSomebody, OF_NO_LANGUAGE } from './language.ts';
import { initialState } from './state.ts';
import { NOW, say, shop } from './testing/shop.ts';

describe('the language of an answer', () => {
  it('is looked for beside every name and address', () => {
    const messages = [
      ...readMessages(),
      '816 555 0133',
      'dale, 816-555-0133',
      'x y@z',
      'Ana \u00c1lvarez',
      'L\u00fac\u00eda',
    ];
    const named = messages.filter((message) => message.search(OF_NO_LANGUAGE) !== -1);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((message) => !mayNameSomebody(message))).toEqual([]);
  });

  it('is English where a name is a Spanish word too', () => {
    expect(say(['20 tees', 'names dale, 816-555-0133']).state.language).toBe('en');
    expect(say(['20 camisetas', 'dale']).state.language).toBe('es');
  });

  const chips = Object.values(INQUIRIES).map((inquiry) => inquiry.chips);
  const all = [...chips, START_CHIPS, AFTER_STORING_CHIPS, CHANGE_CHIPS];

  it('is not changed by a short reply in the same language', () => {
    for (const { en, es } of all) {
      for (const chip of en) expect([chip, languageOf(chip, initialState())]).toEqual([chip, 'en']);
      const spanish = { ...initialState(), language: 'es' as const, turns: 1 };
      for (const chip of es.filter((text) => text !== FORM_CHIP))
        expect([chip, languageOf(chip, spanish)]).toEqual([chip, 'es']);
    }
  });

  it.each([
    'embroidered polos',
    '60 polos please',
    'hola!! 50 shirts for our team please',
    'Maria Lopez de la Cruz',
    'need logo banners for cinco de mayo',
    'no',
    'Jose Garcia, jose@example.com',
  ])('stays English: %s', (message) => {
    expect(say([message]).state.language).toBe('en');
  });

  it.each(['hola', 'necesito 50 camisetas', '¿cuánto cuesta?', 'buenas tardes, quiero cotizar'])(
    'is Spanish: %s',
    (message) => {
      expect(say([message]).state.language).toBe('es');
    },
  );

  it('stays through names, numbers and addresses, and turns with the visitor', () => {
    const spanish = ['necesito 24 gorras', 'seguimos por aquí', 'no hay prisa', 'Ana', 'ana@example.com'];
    const turns = spanish.map((_, i) => say(spanish.slice(0, i + 1)));
    expect(turns.map(({ state }) => state.language)).toEqual(['es', 'es', 'es', 'es', 'es']);
    for (const { reply } of turns)
      expect(reply).not.toMatch(/\b(?:the|your|you|and|estimate|please|shop|which|what)\b/i);
    expect(say([...spanish, 'yes, please send it to the shop']).reply).toMatch(/^Thanks, Ana!/);
  });

  it('is said once that he is an AI and takes the request in Spanish', () => {
    const said = ['necesito 24 gorras', 'seguimos por aquí'];
    expect(say(said.slice(0, 1)).reply).toMatch(/Soy Carl, el asistente de IA .* en español\./);
    expect(say(said).reply).not.toMatch(/Soy Carl/);
  });

  it('leaves the lead and the ticket in the shop’s words', () => {
    const { effects, ticket } = say(
      ['48 camisetas de color azul con el logo en la espalda, no hay prisa, Ana Ruiz, ana@example.com', 'sí'],
      initialState(),
      NOW,
    );
    expect(effects).toHaveLength(1);
    expect(effects[0]?.lead).toMatchObject({ name: 'Ana Ruiz', quantity: 48, service: 'Hats & T-Shirts' });
    expect(effects[0]?.lead.details).toMatch(/^Job: 48 camisetas\nPrint: .*blue/);
    expect(ticket.map(({ label }) => label)).toEqual(['Job', 'Qty', 'Print', 'In hands']);
    expect(ticket[0]?.value).toBe('Hats & T-Shirts');
    expect(shop.services.map(({ name }) => name)).toContain(effects[0]?.lead.service);
  });
});

it('is English again for who asks for it', () => {
  expect(say(['hola, quiero 40 gorras', 'en ingles por favor, for june 4']).state.language).toBe('en');
  expect(say(['hola, quiero 40 gorras', 'no hablo ingles muy bien']).state.language).toBe('es');
});
