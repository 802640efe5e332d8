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
