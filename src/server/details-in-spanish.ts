// A lead's details for a customer who is spoken to in Spanish. They are written for the shop's person, in English, around what
// the visitor typed: that stays, and of the rest what the items do not tell is put into Spanish.
import type { Lead } from '../schemas/lead.ts';

const SAID: Record<string, string> = {
  'to hear from a person': 'que una persona le conteste',
  'by text': 'por mensaje de texto',
  'by phone': 'por teléfono',
  'on WhatsApp': 'por WhatsApp',
  'by email': 'por correo',
  'no calls': 'sin llamadas',
  'separate, one for each item': 'separadas, una por artículo',
};

const inWords = (text: string): string =>
  Object.entries(SAID).reduce((said, [english, spanish]) => said.replace(english, spanish), text);

/** What saveLead() and leadAgain() begin a line with; null for what the customer reads elsewhere. */
const LINES: [RegExp, ((value: string) => string) | null][] = [
  [/^Item: /, null],
  [/^Again: like job /, (value) => `Otra vez: como el pedido ${value}`],
  [/^Wanted: /, (value) => `Pidió: ${inWords(value)}`],
  [/^Reach them: /, (value) => `Cómo contactarle: ${inWords(value)}`],
  [/^Quotes: /, (value) => `Cotizaciones: ${inWords(value)}`],
  [/^Order: /, (value) => `Pedido: ${value}`],
  [/^In hands: /, (value) => `En sus manos: ${value}`],
  [/^Budget: /, (value) => `Presupuesto: ${value}`],
  [/^What differs: /, (value) => `Qué cambia: ${value}`],
  [/^Asked for then:$/, () => 'Lo que pidió entonces:'],
  [/^In their words:$/, () => 'En sus palabras:'],
  [/^Nothing said about the job yet\.$/, null],
];

/** Of the quote form all is the visitor's own. */
export function detailsInSpanish(details: string, { source }: Pick<Lead, 'source'>): string {
  if (source === 'quote_form') return details;
  return details
    .split('\n')
    .flatMap((line) => {
      const [start, say] = LINES.find(([known]) => known.test(line)) ?? [];
      if (!start || say === undefined) return [line];
      return say === null ? [] : [say(line.replace(start, ''))];
    })
    .join('\n')
    .trim();
}
