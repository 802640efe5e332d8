// Short replies that fit the moment, by what is asked.
import type { Question } from '../../schemas/commands.ts';
import type { Language } from './state.ts';

/** Opens the lead form instead of being sent; the page knows it by these words, whatever the language. */
export const FORM_CHIP = 'Fill in the form';

/** These open the page's file chooser and its measuring tool; elsewhere they are said like anything else. */
export const SEND_FILE_CHIP = { en: 'Send a file', es: 'Enviar un archivo' } as const;
export const MEASURE_CHIP = { en: 'Measure from a photo', es: 'Medir con una foto' } as const;
/** What the page says for the visitor once a file was sent and checked, whatever the language. */
export const FILE_MESSAGE = 'Here is my file.';

export const PERSON_CHIP = { en: 'Talk to a person', es: 'Hablar con una persona' } as const;
export const START_OVER_CHIP = { en: 'Start over', es: 'Empezar de nuevo' } as const;

export const START_CHIPS: Readonly<Record<Language, string[]>> = {
  en: ['Start a quote', 'See prices', 'Help with a design', 'Talk to a person'],
  es: ['Pedir una cotización', 'Ver precios', 'Hablar con una persona'],
};

export const AFTER_STORING_CHIPS: Readonly<Record<Language, string[]>> = {
  en: ['Add a detail', 'Ask something else', 'Start another quote'],
  es: ['Agregar un detalle', 'Otra pregunta', 'Otra cotización'],
};

export const ASKED_CHIPS: Readonly<Record<Language, Partial<Record<Question, string[]>>>> = {
  en: {
    service: ['T-shirts', 'Embroidered polos', 'A banner', 'Promo products'],
    dueDate: ['In two weeks', 'By the end of the month', 'No rush'],
    details: ['Our logo', 'A name and a date', 'I need ideas'],
    name: ['I would rather not say', FORM_CHIP],
    contact: [FORM_CHIP, 'I would rather not say'],
    email: [FORM_CHIP, 'No email, sorry'],
    phone: [FORM_CHIP, 'No phone, please'],
    confirm: ['Yes, send it', 'Change something', FORM_CHIP],
    order_number: ["I don't have it", 'Talk to a person'],
    change: ['The quantity', 'The date', 'My email'],
  },
  es: {
    service: ['Camisetas', 'Gorras bordadas', 'Un letrero'],
    dueDate: ['En dos semanas', 'No hay prisa'],
    details: ['Nuestro logo', 'Un nombre y una fecha'],
    name: ['Prefiero no decirlo', FORM_CHIP],
    contact: [FORM_CHIP, 'Prefiero no decirlo'],
    email: [FORM_CHIP, 'No tengo correo'],
    phone: [FORM_CHIP, 'Sin teléfono, por favor'],
    confirm: ['Sí, envíelo', 'Cambiar algo', FORM_CHIP],
    order_number: ['No lo tengo', 'Hablar con una persona'],
    change: ['La cantidad', 'La fecha', 'Mi correo'],
  },
};
