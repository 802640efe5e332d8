// Carl's questions in his own words, each in several wordings, with short replies that answer it.
import { FORM_CHIP } from './chips.ts';
import type { Language } from './turn.ts';
import type { Wordings } from './wording.ts';

export interface Inquiry {
  wordings: Wordings;
  chips: Record<Language, string[]>;
}

/** Said where one piece is taken for granted; a "yes" is known by it to be one. */
export const ONLY_ONE = { en: 'just the one', es: 'una sola pieza' };

const ASKED = {
  service: {
    wordings: {
      en: [
        'What would you like us to make?',
        'Is it something to wear, to hang up, to drive or to give away?',
        'Which is it: shirts or hats, embroidery, a sign, a wrap, a website or promo products?',
      ],
      es: [
        '¿Qué le gustaría que hiciéramos?',
        '¿Son camisetas o gorras, un bordado, un letrero, un vehículo o artículos promocionales?',
        '¿Qué necesita imprimir o bordar?',
      ],
    },
    chips: {
      en: ['T-shirts', 'Embroidered polos', 'A banner', 'Promo products'],
      es: ['Camisetas', 'Gorras bordadas', 'Un letrero'],
    },
  },
  quantity: {
    wordings: {
      en: [
        'How many do you need?',
        'About how many pieces should I plan for?',
        'Roughly how many will it be?',
      ],
      es: ['¿Cuántas piezas necesita?', '¿Como cuántas serían?', '¿Para cuántas piezas calculo?'],
    },
    chips: { en: ['Not sure yet'], es: ['No sé todavía'] },
  },
  dueDate: {
    wordings: {
      en: [
        'When do you need them in hand?',
        'Is there a date you need them by?',
        'What day should they be in your hands?',
      ],
      es: ['¿Para qué fecha lo necesita?', '¿Hay una fecha límite?', '¿Para cuándo lo necesita?'],
    },
    chips: {
      en: ['In two weeks', 'By the end of the month', 'No rush'],
      es: ['En dos semanas', 'No hay prisa'],
    },
  },
  live: {
    wordings: {
      en: [
        'When should it be live?',
        'Is there a date it should be online by?',
        'By what day should it be live?',
      ],
      es: ['¿Para qué fecha debe estar en línea?', '¿Para cuándo lo necesita en línea?'],
    },
    chips: { en: ['In a month', 'By the end of the month', 'No rush'], es: ['En un mes', 'No hay prisa'] },
  },
  done: {
    wordings: {
      en: [
        'When should they be done?',
        'Is there a date you need them done by?',
        'By what day should they be done?',
      ],
      es: ['¿Para qué fecha debe estar listo?', '¿Para cuándo lo necesita listo?'],
    },
    chips: {
      en: ['In two weeks', 'By the end of the month', 'No rush'],
      es: ['En dos semanas', 'No hay prisa'],
    },
  },
  details: {
    wordings: {
      en: [
        'What should it show or say?',
        'What is it for, and what should be on it?',
        'Tell me in a line: what should we put on it?',
      ],
      es: ['¿Qué debe llevar el diseño?', '¿Para qué es, y qué debe decir?'],
    },
    chips: {
      en: ['Our logo', 'A name and a date', 'I need ideas'],
      es: ['Nuestro logo', 'Un nombre y una fecha'],
    },
  },
  name: {
    wordings: {
      en: ['What name should I put on this?', 'Who should we ask for?', 'And what is your name?'],
      es: ['¿A nombre de quién lo pongo?', '¿Cómo se llama?', '¿Por quién preguntamos?'],
    },
    chips: { en: ['I would rather not say', FORM_CHIP], es: ['Prefiero no decirlo', FORM_CHIP] },
  },
  email: {
    wordings: {
      en: [
        'Which email should the quote go to?',
        'What email can we reach you at?',
        'Which email do we write to?',
      ],
      es: ['¿A qué correo le escribimos?', '¿Cuál es su correo electrónico?'],
    },
    chips: { en: [FORM_CHIP, 'No email, sorry'], es: [FORM_CHIP, 'No tengo correo'] },
  },
  phone: {
    wordings: {
      en: ['What number can we call?', 'Which phone number is best?', 'Which number do we call?'],
      es: ['¿A qué teléfono le llamamos?', '¿Cuál es su número de teléfono?'],
    },
    chips: { en: [FORM_CHIP, 'No phone, please'], es: [FORM_CHIP, 'Sin teléfono, por favor'] },
  },
  contact: {
    wordings: {
      en: [
        'Where can we reach you: an email or a phone number?',
        'What is the best email or phone number for you?',
        'Which email or phone number should we use?',
      ],
      es: [
        '¿Cómo le contactamos: correo o teléfono?',
        '¿Cuál es su correo o su teléfono?',
        '¿Qué correo o teléfono usamos?',
      ],
    },
    chips: { en: [FORM_CHIP, 'I would rather not say'], es: [FORM_CHIP, 'Prefiero no decirlo'] },
  },
  form_or_typing: {
    wordings: {
      en: [
        'Would you like to fill in a short form, or just type it here?',
        'Shall I open a short form for the rest, or do you prefer typing here?',
        'A short form, or keep typing here: which do you prefer?',
      ],
      es: [
        '¿Prefiere llenar un formulario corto o seguir escribiendo aquí?',
        '¿Abro un formulario corto o seguimos por aquí?',
      ],
    },
    chips: { en: [FORM_CHIP, "I'll type it here"], es: [FORM_CHIP, 'Seguimos por aquí'] },
  },
  form_or_contact: {
    wordings: {
      en: [
        'Would you like to fill in a short form, or type your email or phone number here?',
        'Shall I open a short form, or will you type an email or phone number here?',
        'A short form, or your email or phone number right here: which do you prefer?',
      ],
      es: [
        '¿Prefiere llenar un formulario corto o escribir aquí su correo o teléfono?',
        '¿Abro un formulario corto o me escribe aquí su correo o teléfono?',
      ],
    },
    chips: { en: [FORM_CHIP, "I'll type it here"], es: [FORM_CHIP, 'Lo escribo aquí'] },
  },
  confirm: {
    wordings: {
      en: [
        'Shall I send this to the shop?',
        'Is that right, and may I send it?',
        'May I pass this on to the shop?',
      ],
      es: ['¿Lo envío al taller?', '¿Es correcto, y puedo enviarlo?', '¿Se lo paso al taller?'],
    },
    chips: {
      en: ['Yes, send it', 'Change something', FORM_CHIP],
      es: ['Sí, envíelo', 'Cambiar algo', FORM_CHIP],
    },
  },
  order_number: {
    wordings: {
      en: [
        'What is your order number?',
        'Which order number is on your receipt?',
        'Do you have the order number at hand?',
      ],
      es: ['¿Cuál es su número de pedido?', '¿Tiene a la mano el número de pedido?'],
    },
    chips: { en: ["I don't have it", 'Talk to a person'], es: ['No lo tengo', 'Hablar con una persona'] },
  },
  matter: {
    wordings: {
      en: [
        'What should I tell them it is about?',
        'Anything I should pass on to them?',
        'What is it about, in a line?',
      ],
      es: ['¿De qué se trata, en una línea?', '¿Qué les digo que necesita?'],
    },
    chips: {
      en: ['A large order', 'An order I placed', 'Just call me'],
      es: ['Un pedido grande', 'Solo llámeme'],
    },
  },
  sizes: {
    wordings: {
      en: ['Which sizes do you need, and how many of each?', 'How many of each size should it be?'],
      es: ['¿Qué tallas necesita, y cuántas de cada una?'],
    },
    chips: { en: ['Not sure yet', FORM_CHIP], es: ['No sé todavía', FORM_CHIP] },
  },
  dimensions: {
    wordings: {
      en: ['What size should it be?', 'Which width and height should it be?'],
      es: ['¿De qué medidas?', '¿Qué medidas debe tener?'],
    },
    chips: { en: ['2x4 ft', '3x6 ft', FORM_CHIP], es: ['2x4 pies', '3x6 pies', FORM_CHIP] },
  },
  colors: {
    wordings: {
      en: ['Which color should it be?', 'What color would you like instead?'],
      es: ['¿De qué color?', '¿Qué color prefiere?'],
    },
    chips: { en: ['Black', 'Navy', 'White'], es: ['Negro', 'Azul marino', 'Blanco'] },
  },
  imprintLocations: {
    wordings: {
      en: ['Where should the design go?', 'Which place should the print be in?'],
      es: ['¿Dónde va el diseño?', '¿En qué lugar lo imprimimos?'],
    },
    chips: { en: ['Left chest', 'Front', 'Back'], es: ['En el pecho', 'Al frente', 'En la espalda'] },
  },
  company: {
    wordings: {
      en: ['What is the company called?', 'Which company name should I put down?'],
      es: ['¿Cómo se llama la empresa?', '¿Qué empresa pongo?'],
    },
    chips: { en: ['No company', FORM_CHIP], es: ['Sin empresa', FORM_CHIP] },
  },
  more: {
    wordings: {
      en: ['What else should I know?', 'Is there more to it?', 'What would you add?'],
      es: ['¿Qué más debo saber?', '¿Algo más?'],
    },
    chips: { en: ['That is all', FORM_CHIP], es: ['Es todo', FORM_CHIP] },
  },
} satisfies Record<string, Inquiry>;

export const INQUIRIES: Readonly<Record<keyof typeof ASKED, Inquiry>> = ASKED;

export const isInquiry = (question: string): question is keyof typeof ASKED => Object.hasOwn(ASKED, question);
