// What a quote begins with, in the customer's language: the shop's person writes the rest.
import type { Language } from '../../../../schemas/language.ts';

const en = {
  taxNote: 'Sales tax is added at pick-up.',
  discount: 'Discount',
  off: (percent: string) => `${percent} % off`,
};

const es: typeof en = {
  taxNote: 'El impuesto de venta se agrega al recoger.',
  discount: 'Descuento',
  off: (percent) => `${percent} % de descuento`,
};

export const QUOTE_WORDS: Record<Language, typeof en> = { en, es };
