// Short replies that begin something, where nothing is being asked.
import type { Language } from './turn.ts';

/** Opens the lead form instead of being sent; the page knows it by these words, whatever the language. */
export const FORM_CHIP = 'Fill in the form';

export const START_CHIPS: Readonly<Record<Language, string[]>> = {
  en: ['Start a quote', 'See prices', 'Help with a design', 'Talk to a person'],
  es: ['Pedir una cotización', 'Ver precios', 'Hablar con una persona'],
};

export const AFTER_STORING_CHIPS: Readonly<Record<Language, string[]>> = {
  en: ['Add a detail', 'Ask something else', 'Start another quote'],
  es: ['Agregar un detalle', 'Otra pregunta', 'Otra cotización'],
};

export const CHANGE_CHIPS: Readonly<Record<Language, string[]>> = {
  en: ['The quantity', 'The date', 'My email'],
  es: ['La cantidad', 'La fecha', 'Mi correo'],
};
