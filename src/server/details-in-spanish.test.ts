import { expect, it } from 'vitest';
import { detailsInSpanish } from './details-in-spanish.ts';

it('puts what was written around the words of a visitor into Spanish, and leaves those', () => {
  const details = [
    'Wanted: to hear from a person',
    'Reach them: by text, after 5',
    'Quotes: separate, one for each item',
    'Item: 48 T-shirts, screen printing',
    'In hands: 2026-03-27 (viernes)',
    'Budget: $500',
    'In their words:',
    '"Item: this is mine"',
    '"quiero camisetas"',
  ].join('\n');
  expect(detailsInSpanish(details, { source: 'chat' }).split('\n')).toEqual([
    'Pidió: que una persona le conteste',
    'Cómo contactarle: por mensaje de texto, after 5',
    'Cotizaciones: separadas, una por artículo',
    'En sus manos: 2026-03-27 (viernes)',
    'Presupuesto: $500',
    'En sus palabras:',
    '"Item: this is mine"',
    '"quiero camisetas"',
  ]);
  expect(detailsInSpanish('What differs: 60 esta vez\n\nAsked for then:\nnegras', { source: 'again' })).toBe(
    'Qué cambia: 60 esta vez\n\nLo que pidió entonces:\nnegras',
  );
});

it('changes nothing of what the quote form sent', () => {
  expect(detailsInSpanish('Item: 12 caps\nBudget: $500', { source: 'quote_form' })).toBe(
    'Item: 12 caps\nBudget: $500',
  );
});
