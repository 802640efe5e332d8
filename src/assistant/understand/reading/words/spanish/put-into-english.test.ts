import { describe, expect, it } from 'vitest';
import type { Intent, Slots } from '../../../../../schemas/reading.ts';
import { NOW, shop } from '../../../../testing/shop.ts';
import { read } from '../../../context/read.ts';
import { nothingKnown } from '../../../context/reader-state.ts';
import { splitWords } from '../words.ts';

const reading = (message: string) => read(message, nothingKnown(), shop, NOW);

const SAID: [string, Slots][] = [
  [
    'Hola, necesito cincuenta camisetas negras para el viernes',
    {
      service: 'hats-and-t-shirts',
      quantity: 50,
      colors: ['black'],
      dueDate: { text: 'viernes', date: '2026-03-06' },
    },
  ],
  [
    'quiero dos docenas de gorras bordadas antes del 4 de julio',
    { service: 'embroidery', quantity: 24, dueDate: { text: 'antes del 4 de julio', date: '2026-07-04' } },
  ],
  [
    'me llamo Ana de la Cruz y mi correo es ana punto cruz arroba gmail punto com',
    { name: 'Ana de la Cruz', email: 'ana.cruz@gmail.com' },
  ],
  ['Soy Rosa Blanco, mi cel es 816 555 0177', { name: 'Rosa Blanco', phone: '+18165550177' }],
  ['mi número es ocho uno seis cinco cinco cinco cero uno siete cero', { phone: '+18165550170' }],
  ['treinta y cinco', { quantity: 35 }],
  ['doscientas cincuenta piezas', { quantity: 250 }],
  ['mil quinientos', { quantity: 1500 }],
  ['docena y media', { quantity: 18 }],
  ['tallas: 5 chicas, 8 medianas, 2 extra grandes', { sizes: { S: 5, M: 8, XL: 2 }, quantity: 15 }],
  ['una manta de 4 por 8 pies', { service: 'signs-and-banners', dimensions: '4 x 8 pies' }],
  [
    'camisetas azul marino con logo en el pecho izquierdo',
    { service: 'hats-and-t-shirts', colors: ['navy'], imprintLocations: ['left chest'] },
  ],
  ['mejor que sean 80', { quantity: 80 }],
  ['quiero cambiar a 80 en lugar de 60', { quantity: 80 }],
  ['no más de 500 dólares', { budgetCents: 50_000 }],
  ['la empresa se llama Pinturas del Valle', { company: 'Pinturas del Valle' }],
  ['mañana', { dueDate: { text: 'mañana', date: '2026-03-05' } }],
  ['el próximo viernes', { dueDate: { text: 'próximo viernes', date: '2026-03-06' } }],
  ['la próxima semana', { dueDate: { text: 'próxima semana', date: null } }],
  ['en dos semanas', { dueDate: { text: 'en dos semanas', date: '2026-03-18' } }],
  ['lo antes posible', { dueDate: { text: 'lo antes posible', date: null } }],
  ['de hoy en ocho', { dueDate: { text: 'de hoy en ocho', date: '2026-03-11' } }],
  ['el 1ro de mayo', { dueDate: { text: 'el 1ro de mayo', date: '2026-05-01' } }],
  ['antes del 30 si se puede', { dueDate: { text: 'antes del 30', date: '2026-03-30' } }],
  ['a finales de abril', { dueDate: { text: 'finales de abril', date: '2026-04-30' } }],
  ['la fiesta es el 20 pero las quiero para el 18', { dueDate: { text: 'el 18', date: '2026-03-18' } }],
  ['nací el 9 de junio', {}],
  ['es para el día de las madres', { dueDate: { text: 'el día de las madres', date: '2026-05-10' } }],
  ['playeras: 4 ch 6 m 3 g', { service: 'hats-and-t-shirts', sizes: { S: 4, M: 6, L: 3 }, quantity: 13 }],
  ['bordado en el pecho lado izquierdo', { service: 'embroidery', imprintLocations: ['left chest'] }],
  ['chamarras serigrafiadas', { service: 'screen-printing' }],
  ['medio ciento de tazas', { service: 'promo-products', quantity: 50 }],
  ['unas 60 gorras verde militar', { service: 'hats-and-t-shirts', quantity: 60, colors: ['army green'] }],
  ['soy la maestra Lety', { name: 'Lety' }],
  ['buenas tardes, le habla Chela Ríos', { name: 'Chela Ríos' }],
  ['le escribe Lalo de la imprenta', { name: 'Lalo' }],
  ['quiero 40 tazas. Saludos, Lalo', { service: 'promo-products', quantity: 40, name: 'Lalo' }],
  ['saludos, quiero 40 tazas', { service: 'promo-products', quantity: 40 }],
  ['aquí Ramiro otra vez', { name: 'Ramiro' }],
  ['aquí Ramiro no trabaja', {}],
  ['llama a Ramiro mañana', {}],
  ['soy Chela de la Taquería Los Olmos', { name: 'Chela', company: 'Taquería Los Olmos' }],
  ['soy Memo de Mariscos La Ola', { name: 'Memo', company: 'Mariscos La Ola' }],
  ['mi correo es ana guion bajo ruiz arroba yahoo punto com', { email: 'ana_ruiz@yahoo.com' }],
  ['bordado adelante y atrás', { service: 'embroidery', imprintLocations: ['front', 'back'] }],
  ['el logo rojo enfrente', { imprintLocations: ['front'], colors: ['red'] }],
  ['el logo rojo atrás', { imprintLocations: ['back'], colors: ['red'] }],
  ['rotular las dos puertas de mi camioneta', { service: 'car-wraps', imprintLocations: ['doors'] }],
  ['no, ya son 45', { quantity: 45 }],
  ['mándenme un mensaje después de las 5', {}],
  ['al rato les aviso', {}],
  ['nesecito 40 camizetas', { service: 'hats-and-t-shirts', quantity: 40 }],
];

const MEANT: [string, Intent][] = [
  ['¿Cuánto cuestan 100 tazas?', 'pricing'],
  ['¿cuál es el pedido mínimo?', 'minimum_order'],
  ['¿cuánto tiempo tardan?', 'turnaround'],
  ['¿cuánto se tardan en bordar unas gorras?', 'turnaround'],
  ['¿a qué hora abren mañana?', 'location_hours'],
  ['¿Dónde está mi pedido?', 'order_status'],
  ['quiero hablar con una persona', 'human'],
  ['quiero un diseño de logo', 'design'],
  ['¿puedo mandar mi logo en pdf?', 'artwork'],
  ['¿qué servicios ofrecen?', 'services'],
  ['sí, correcto', 'affirm'],
  ['no, así no es por favor', 'deny'],
  ['muchas gracias', 'thanks'],
  ['buenas tardes', 'greeting'],
  ['¿qué clima hace hoy?', 'off_topic'],
  ['mándenme una cotización', 'quote'],
  ['cotícenme unas lonas', 'quote'],
  ['¿en qué tiempo me las entregan?', 'turnaround'],
  ['¿cómo va mi pedido?', 'order_status'],
  ['márcame al rato', 'human'],
  ['no sirves para nada', 'abusive'],
  ['dale pues', 'affirm'],
  ['¿quanto me sale?', 'pricing'],
];

describe('a message in Spanish', () => {
  it.each(SAID)('%s', (message, slots) => expect(reading(message).slots).toEqual(slots));

  it.each(MEANT)('%s is %s', (message, intent) => expect(reading(message).intents).toContain(intent));

  it.each([
    ['¿a qué hora abern los sabados?', ' when do you open the saturday ? '],
    ['quiero habalr con el dueño', ' want speak with the owner '],
    ['para el día del pdare', " for the father's day "],
    ['soy ines robledo y necesito tazas', ' i am ines robledo and need mugs '],
  ])('%s, where a slip is mended', (message, plain) => expect(splitWords(message, shop).plain).toBe(plain));

  it('keeps the places of its words', () => {
    const message = 'Hola, necesito para pasado mañana 20 lonas';
    const { all, plain } = splitWords(message, shop);
    expect(plain).toBe(' need for day after tomorrow 20 banners ');
    for (const { raw, start, end } of all) expect(message.slice(start, end)).toBe(raw);
  });

  it('leaves names as they are', () => {
    expect(splitWords('me llamo Luz Verde de los Santos', shop).plain).toBe(
      ' my name is luz verde de los santos ',
    );
  });
});
