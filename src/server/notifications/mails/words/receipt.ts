// What a receipt says, in each language.
import type { Language } from '../../../../schemas/language.ts';
import { type LeadFieldEntry, labelOf } from '../../../../schemas/lead.ts';
import { BY_A_PERSON } from '../../../../schemas/told-price.ts';

type FieldName = LeadFieldEntry['name'];

const en = {
  message: 'We have your message',
  request: (job: string) => `We have your request: ${job}`,
  title: (shop: string) => `Thank you for asking ${shop}`,
  hi: (name: string) => `Hi ${name},`,
  hello: 'Hello,',
  left: (shop: string) => `You left your address in the chat of ${shop}, and we have kept what you told us.`,
  hasMessage: 'We have your message.',
  hasRequest: 'We have your request.',
  soon: 'A person answers as soon as possible.',
  answers: (when: string) => `A person answers ${when}.`,
  ofForm: 'This is what you sent us:',
  ofAgain: 'You ordered a job again on its page. This is what we have of it:',
  ofCarl: 'Carl, our AI assistant, took it down in the chat. This is what he understood:',
  files: (listed: string, count: number) => `We have your ${count === 1 ? 'file' : 'files'}: ${listed}.`,
  more: (count: number) => `${count} more`,
  correct: (phone: string) => `Anything to add or to correct? Reply to this mail, or call us at ${phone}.`,
  notYou: 'You have not asked us for anything? Then somebody mistyped an address: please ignore this mail.',
  follow: 'Follow your job',
  calendar: (shop: string) => `${labelOf('dueDate')}: your request at ${shop}`,
  label: labelOf,
  moreGoods: 'more',
  yourWords: 'In your words:',
  item: 'Item',
  items: 'Items',
  estimate: 'Estimate',
  together: 'Together',
  inHands: (day: string) => `in hands ${day}`,
  to: 'to',
  byAPerson: BY_A_PERSON,
  notSaid: 'Not said yet',
};
export type ReceiptWords = typeof en;

const LABELS: Record<FieldName, string> = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa',
  service: 'Servicio',
  quantity: 'Cantidad',
  dueDate: 'En sus manos',
  details: 'Detalles del proyecto',
};

const es: ReceiptWords = {
  message: 'Tenemos su mensaje',
  request: (job) => `Tenemos su solicitud: ${job}`,
  title: (shop) => `Gracias por preguntar en ${shop}`,
  hi: (name) => `Hola, ${name}:`,
  hello: 'Hola:',
  left: (shop) => `Usted dejó su correo en el chat de ${shop}, y guardamos lo que nos dijo.`,
  hasMessage: 'Tenemos su mensaje.',
  hasRequest: 'Tenemos su solicitud.',
  soon: 'Una persona le contesta lo antes posible.',
  answers: (when) => `Una persona le contesta ${when}.`,
  ofForm: 'Esto es lo que nos mandó:',
  ofAgain: 'Usted repitió un pedido en su página. Esto es lo que tenemos:',
  ofCarl: 'Carl, nuestro asistente de IA, lo anotó en el chat. Esto es lo que entendió:',
  files: (listed, count) => `Tenemos ${count === 1 ? 'su archivo' : 'sus archivos'}: ${listed}.`,
  more: (count) => `${count} más`,
  correct: (phone) => `¿Algo que agregar o corregir? Conteste este correo, o llámenos al ${phone}.`,
  notYou:
    '¿Usted no nos pidió nada? Entonces alguien escribió mal una dirección: no haga caso de este correo.',
  follow: 'Ver su pedido',
  calendar: (shop) => `En sus manos: su solicitud en ${shop}`,
  label: (name) => LABELS[name],
  moreGoods: 'más',
  yourWords: 'En sus palabras:',
  item: 'Artículo',
  items: 'Artículos',
  estimate: 'Estimado',
  together: 'Todo junto',
  inHands: (day) => `en sus manos ${day}`,
  to: 'a',
  byAPerson: 'lo calcula una persona',
  notSaid: 'Por definir',
};

export const RECEIPT_WORDS: Record<Language, ReceiptWords> = { en, es };
