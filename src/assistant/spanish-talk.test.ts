// What a visitor who writes Spanish is told in the middle of a job.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const PRICED = ['quiero 40 gorras para el 8 de mayo'];

describe('a talk in Spanish', () => {
  it('keeps the way of printing that was told before the goods', () => {
    const talk = ['hacen serigrafia en camisetas?', 'quiero 48 camisetas verdes', 'mejor 60 camisetas'];
    expect(say(talk).state.slots).toMatchObject({ service: 'screen-printing', quantity: 60 });
  });

  it.each([
    ['¿y toman venmo?', /Venmo/],
    ['¿qué incluye eso?', /prueba/],
  ])('answers after a price: %s', (message, told) => {
    expect(say([...PRICED, message]).reply).toMatch(told);
  });

  it.each(['si', 'una nada más', 'nomás una', 'solo una'])(
    'asks if one is all, and takes it from: %s',
    (told) => {
      const asked = say(['ocupo una manta de 2 metros por 1', 'aqui']);
      expect(asked.reply).toContain('una sola pieza');
      expect(asked.state.slots).toMatchObject({ dimensions: '2 m x 1 m' });
      expect(asked.state.slots.quantity).toBeUndefined();
      expect(say([told], asked.state).state.slots.quantity).toBe(1);
    },
  );

  it.each(['hablo con una persona o con una maquina?', 'me contesta una persona?', 'esto es un robot?'])(
    'says what Carl is, and wants no person: %s',
    (message) => {
      const { reply, state } = say([...PRICED, message]);
      expect(reply).toMatch(/asistente de IA/);
      expect(state.flow).toBe('quote');
    },
  );

  it.each([
    ['y por 72?', { quantity: 72 }],
    ['no, déjalo en 36', { quantity: 36 }],
    ['color azul rey', { colors: ['royal blue'] }],
    ['4 chicas y el resto grandes', { sizes: { S: 4, L: 36 } }],
    ['pal 20 de mayo', { dueDate: { date: '2026-05-20' } }],
    ['soy la Lupe', { name: 'Lupe' }],
    ['10 CH, 20 G y 10 XG', { sizes: { S: 10, L: 20, XL: 10 } }],
    ['no se cuantas todavia, tal vez 20 o 30', { quantity: 20, quantityMax: 30 }],
  ])('reads what is short and said loosely: %s', (message, slots) =>
    expect(say([...PRICED, message]).state.slots).toMatchObject(slots),
  );

  it.each([
    'está muy caro',
    'tá caro eso',
    'que van a hacer?',
    'ya van tres veces que escribo',
    'son para un velorio',
    'no entiendo',
    'cuánto de adelanto?',
    'también quiero 200 tarjetas',
    'De acuerdo',
  ])('takes no value from: %s', (message) => {
    const { slots } = say(PRICED).state;
    expect(say([...PRICED, message]).state.slots).toEqual(slots);
  });

  it('takes an English word for no slip in a Spanish one', () =>
    expect(say(['quiero playeras', 'aqui', 'son 14 alumnos y 2 coaches']).state.slots).toMatchObject({
      service: 'hats-and-t-shirts',
      quantity: 16,
    }));

  it('takes Simon for a yes where the name is known', () => {
    const told = [...PRICED, 'por aquí', 'Nora Pineda', '816 555 0144'];
    const { reply, state } = say([...told, 'simon']);
    expect(state).toMatchObject({ stored: true, slots: { name: 'Nora Pineda' } });
    expect(reply).toContain('Nora');
    expect(say([...PRICED, 'por aquí', 'simon']).state.slots.name).toBe('simon');
  });

  it('takes no email and a phone only for no wish to be written to', () =>
    expect(say([...PRICED, 'no tengo correo, nomás teléfono, 816 555 0144']).state.reach.by).toBeNull());

  it('says in Spanish how the goods are marked', () => {
    const asked = say(['hola', 'precio de gorras']).state;
    expect(say(['bordadas'], asked).reply).not.toContain('Embroidery');
  });

  it.each(['combinadas, por favor', 'depende', 'pues nadie', 'surtidas'])(
    'takes an everyday word for no name where that is asked: %s',
    (message) => {
      const asked = say([...PRICED, 'por aquí']).state;
      expect(asked.asked).toBe('name');
      expect(say([message], asked).state.slots.name).toBeUndefined();
    },
  );

  it.each([
    ['¿cuánto dura el bordado?', /lavadas/],
    ['¿de qué material son?', /malla/],
    ['¿cuánto cuesta ponchar el logo?', /\$55/],
    ['¿cuánto cuesta el envío?', /transportista/],
    ['¿a qué correo mando el logo?', /hello@/],
    ['¿qué día estarían?', /días hábiles/],
    ['¿hacen tarjetas de presentación?', /No imprimimos/],
  ])('answers: %s', (message, told) => expect(say([...PRICED, message]).reply).toMatch(told));

  it.each([
    '¿y rotulan trocas? nomás para saber, por ahora solo las gorras',
    '¿también ponen letras en camionetas? ahorita nada más ocupo las gorras',
  ])('answers what is asked beside the job, and adds nothing: %s', (message) => {
    const { reply, state } = say([...PRICED, message]);
    expect(reply).toMatch(/^Sí, hacemos rotulación/);
    expect(state.slots).toMatchObject({ service: 'hats-and-t-shirts', quantity: 40 });
    expect(state.jobs.filter(({ job }) => job !== state.job)).toEqual([]);
  });

  it('knows the goods again, whichever way they are marked', () => {
    const told = say(['quiero 30 gorras bordadas', '¿también hacen lonas? por ahora nada más las gorras']);
    expect(told.reply).toMatch(/letreros y lonas/);
    expect(told.state.slots).toMatchObject({ service: 'embroidery', quantity: 30 });
  });

  it('spells the goods as Spanish does, and says places of a vehicle as such', () => {
    expect(say(['quiero 200 calcomanias']).reply).toContain('200 calcomanías');
    const told = say(['rotular mi van', 'las puertas y atras', 'mejor nomas las puertas']).reply;
    expect(told).toContain('en las puertas');
  });

  it('offers to draw what is not drawn yet, whatever was asked', () => {
    const { reply, state } = say([...PRICED, 'soy Ana Gil', 'no tengo diseño, me lo pueden hacer?']);
    expect(reply).toMatch(/dibuj/);
    expect(state.declined).toEqual([]);
  });

  it('takes the wish to talk to a person for one', () =>
    expect(say([...PRICED, 'quiero hablar con una persona']).state.flow).toBe('human'));

  it('tells the price again where it is asked', () => {
    expect(say([...PRICED, '¿y cuánto sale en total?']).reply).toMatch(/\$/);
  });

  it.each(['letras en las puertas de mi troca', 'rotular nada más las puertas de mi van'])(
    'takes lettering for no full wrap: %s',
    (message) => {
      const { state, reply } = say([message]);
      expect(state.options).toMatchObject({ coverage: 'spot' });
      expect(reply).not.toMatch(/Car Wraps/);
    },
  );

  it('takes the day the vehicle is brought for no due date', () => {
    const said = ['rotular mi van', 'cuando estaría si la traigo el jueves'];
    expect(say(said).state.slots.dueDate).toBeUndefined();
  });

  it.each(['podemos hablar en español?', 'puedo escribirle en español'])(
    'goes on in Spanish when asked: %s',
    (message) => {
      const { reply, state } = say(['60 mugs', message]);
      expect(state.language).toBe('es');
      expect(reply).toMatch(/español/);
    },
  );

  it.each(['y si fueran 90?', 'y si pedimos 90', 'oye y si son 90'])(
    'prices another number that is only supposed, and leaves the sent request as it is: %s',
    (message) => {
      const sent = say(['40 gorras rojas, soy Rosa Gil, rosa@example.com', 'sí']);
      expect(sent.state.stored).toBe(true);
      const { reply, state, effects } = say([message], sent.state);
      expect(reply).toMatch(/90 gorras/);
      expect(state.slots.quantity).toBe(40);
      expect(effects).toEqual([]);
    },
  );
});

describe('work of ours gone wrong, in Spanish', () => {
  it.each(['las gorras que me hicieron se estan descosiendo', 'las camisetas que nos hicieron se despintan'])(
    'is no wish for more: %s',
    (message) => expect(say([message]).state).toMatchObject({ flow: 'order_status' }),
  );

  it('is told when somebody answers', () =>
    expect(say(['quiero hablar con alguien', '816 555 0144', 'cuánto tardan en llamar']).reply).toMatch(
      /jueves/,
    ));
});
