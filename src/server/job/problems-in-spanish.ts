// What a customer is told where something is not taken, in Spanish. Problems are thrown in English, by whatever finds them, and
// put into the language of a job as they are answered. What only a program can get wrong, a header or the name of a field, has no
// line here: it stays as it is.
import type { FieldError } from '../../schemas/problem.ts';

/** `problem` as the customer reads it; one without a line here is returned as it is. */
export function problemInSpanish(message: string): string {
  for (const [english, spanish] of LINES) {
    const found = english.exec(message);
    if (found) return typeof spanish === 'string' ? spanish : spanish(...found.slice(1));
  }
  return message;
}

export const errorsInSpanish = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, message }) => ({ field, message: problemInSpanish(message) }));

type Line = [english: RegExp, spanish: string | ((...found: string[]) => string)];

/** What opens the messages of a text, and whether it is of the other gender. */
const TEXTS: Record<string, string> = {
  'Your message': 'Su mensaje',
  'Your name': 'Su nombre',
  'Your email': 'Su correo',
  'The name': 'El nombre',
  'The name of the file': 'El nombre del archivo',
  'The comment': 'El comentario',
  'What should change': 'Lo que debe cambiar',
  'What differs': 'Lo que cambia',
  'The wording': 'El texto que se aprueba',
  'An email': 'Un correo',
};
const TEXT = `(${Object.keys(TEXTS).join('|')})`;
const textOf = (english = '') => TEXTS[english] ?? english;

const A_LOT: Record<string, string> = {
  forms: 'Son muchos formularios a la vez.',
  files: 'Son muchos archivos a la vez.',
  messages: 'Son muchos mensajes a la vez.',
  links: 'Son muchos enlaces a la vez.',
  pictures: 'Son muchas imágenes a la vez.',
};
const waitOf = (english = '') =>
  english === 'a minute' ? 'un minuto' : english.replace('minutes', 'minutos');
const WAIT = 'Please wait (a minute|\\d+ minutes), or call us at (.+)\\.$';

const LINES: readonly Line[] = [
  [new RegExp(`^${TEXT} is missing\\.$`), (what) => `Falta: ${lowerFirst(textOf(what))}.`],
  [
    new RegExp(`^${TEXT} can be (\\d+) characters at most\\.$`),
    (what, most) => `${textOf(what)} puede tener hasta ${most} caracteres.`,
  ],
  [
    new RegExp(`^${TEXT} holds characters that cannot be stored\\.$`),
    (what) => `${textOf(what)} tiene caracteres que no se pueden guardar.`,
  ],
  [new RegExp(`^${TEXT} must be text\\.$`), (what) => `${textOf(what)} debe ser texto.`],
  [
    new RegExp(`^That is a lot of (${Object.keys(A_LOT).join('|')}) at once\\. ${WAIT}`),
    (what = '', wait, phone) => `${A_LOT[what]} Espere ${waitOf(wait)}, o llámenos al ${phone}.`,
  ],
  [
    new RegExp(`^We are getting more than we can take in\\. ${WAIT}`),
    (wait, phone) =>
      `Nos llega más de lo que podemos atender. Espere ${waitOf(wait)}, o llámenos al ${phone}.`,
  ],
  [
    /^That is a lot of artwork for one day\. Please send the rest tomorrow, or call us at (.+)\.$/,
    (phone) => `Son muchos archivos para un día. Mande el resto mañana, o llámenos al ${phone}.`,
  ],
  [
    /^That is all the artwork we can take in today\. Please send the rest tomorrow\.$/,
    'Hoy ya no podemos recibir más archivos. Mande el resto mañana, por favor.',
  ],
  [/^A file can have (.+) MB at most\.$/, (most) => `Un archivo puede tener hasta ${most} MB.`],
  [
    /^There is no room for this file just now\. Please try again later\.$/,
    'Por ahora no hay lugar para este archivo. Inténtelo más tarde, por favor.',
  ],
  [/^The part was cut off\.$/, 'El envío se cortó.'],
  [
    /^The file arrived changed\. Please send it again\.$/,
    'El archivo llegó cambiado. Mándelo otra vez, por favor.',
  ],
  [/^There is no such artwork\.$/, 'No existe ese archivo.'],
  [/^There is no picture of this artwork\.$/, 'No hay imagen de este archivo.'],
  [/^Choose a file first\.$/, 'Primero elija un archivo.'],
  [
    /^(\d+) files at most\. Please choose them again\.$/,
    (most) => `Pueden ser hasta ${most} archivos. Elíjalos otra vez, por favor.`,
  ],
  [
    /^That is over (\d+) MB in all\. Please choose fewer or smaller files\.$/,
    (most) => `Son más de ${most} MB en total. Elija menos archivos, o más chicos.`,
  ],
  [/^This is no name of a file\.$/, 'Ese no es el nombre de un archivo.'],
  [
    /^The form did not arrive whole\. Please send it again\.$/,
    'El formulario no llegó completo. Mándelo otra vez, por favor.',
  ],
  [
    /^This cannot be read right now\. Please try again in a moment\.$/,
    'Esto no se puede leer en este momento. Inténtelo otra vez en un momento, por favor.',
  ],
  [
    /^We cannot save this right now\. Please try again in a moment, or call us at (.+)\.$/,
    (phone) =>
      `No podemos guardar esto en este momento. Inténtelo otra vez en un momento, o llámenos al ${phone}.`,
  ],
  [/^Something went wrong on our side\.$/, 'Algo falló de nuestro lado.'],
  [/^The request cannot be read\.$/, 'La solicitud no se puede leer.'],
  [/^Some of this needs another look\.$/, 'Algo de esto necesita otra revisión.'],
  [/^The body is over 64 KiB\.$/, 'Es más texto del que podemos recibir.'],
  [
    /^This link opens no job\. Ask us to send it again\.$/,
    'Este enlace no abre ningún pedido. Pídanos que se lo mandemos otra vez.',
  ],
  [/^This job is no longer stored\.$/, 'Este pedido ya no está guardado.'],
  [/^There is no such picture\.$/, 'No existe esa imagen.'],
  [/^No day is known by which this job is needed\.$/, 'No se sabe para qué día se necesita este pedido.'],
  [/^Enter an email address like name@example\.com\.$/, 'Escriba un correo como nombre@example.com.'],
  [/^Type your full name\.$/, 'Escriba su nombre completo.'],
  [/^Type a name, so that everybody knows who it is\.$/, 'Escriba un nombre, para que todos sepan quién es.'],
  [
    /^(.+) has a link already\. Two people need two names\.$/,
    (name) => `${name} ya tiene un enlace. Dos personas necesitan dos nombres.`,
  ],
  [
    /^(\d+) people have links already, and more there cannot be\. One has to end first\.$/,
    (most) => `Ya hay ${most} personas con enlace, y no puede haber más. Primero hay que quitar uno.`,
  ],
  [
    /^The day must be one of the calendar, like (.+)\.$/,
    (day) => `El día debe ser uno del calendario, como ${day}.`,
  ],
  [/^The day is over: name one to come\.$/, 'Ese día ya pasó: ponga uno que venga.'],
  [/^The day is more than two years away\.$/, 'Faltan más de dos años para ese día.'],
  [/^There is no such version\.$/, 'No existe esa versión.'],
  [/^There is no such version or message\.$/, 'No existe esa versión o ese mensaje.'],
  [/^There is no such file\.$/, 'No existe ese archivo.'],
  [/^There is no such version of a quote\.$/, 'No existe esa versión de la cotización.'],
  [
    /^There is no such version of a proof, or no such pin\.$/,
    'No existe esa versión de la prueba, o no existe esa marca.',
  ],
  [
    /^We have sent a newer version of this quote since\. Please look at that one\.$/,
    'Ya mandamos una versión más nueva de esta cotización. Vea esa, por favor.',
  ],
  [
    /^We have taken this quote back\. Write to us, and we send a new one\.$/,
    'Retiramos esta cotización. Escríbanos, y le mandamos una nueva.',
  ],
  [
    /^This quote has ended\. Ask us for a fresh one: write to us here\.$/,
    'Esta cotización ya terminó. Pídanos una nueva: escríbanos aquí.',
  ],
  [
    /^This quote has been accepted already, under another name\.$/,
    'Esta cotización ya fue aceptada, con otro nombre.',
  ],
  [
    /^We have sent a newer version of this proof since\. Please look at that one\.$/,
    'Ya mandamos una versión más nueva de esta prueba. Vea esa, por favor.',
  ],
  [/^We have taken this proof back\. A new one comes\.$/, 'Retiramos esta prueba. Viene una nueva.'],
  [
    /^This proof has been approved already\. If something is wrong, ask for changes\.$/,
    'Esta prueba ya fue aprobada. Si algo está mal, pida cambios.',
  ],
  [
    /^Your job is on the press\. Please call us at once\.$/,
    'Su pedido ya está en la prensa. Llámenos de inmediato, por favor.',
  ],
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
