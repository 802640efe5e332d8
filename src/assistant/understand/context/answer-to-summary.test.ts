import { describe, expect, it } from 'vitest';
import { knownAfter, momentOf, say } from '../../testing/shop.ts';
import { answerToSummary } from './answer-to-summary.ts';

const SUMMED_UP = ['72 tote bags by april 20, Gail Orr, gail@example.com'];
const EN_RESUMEN = ['necesito 72 bolsas para el 20 de abril, me llamo Gail Orr, gail@example.com'];

const heard = (message: string) => answerToSummary(momentOf(message, SUMMED_UP));

describe('the answer to "Shall I send this?"', () => {
  it.each([
    'nope thats all i need',
    'no, that should be everything, thanks',
    'nah we are all set',
    'nothing more to add. send it over please',
    'no changes on my end',
    'no it all looks right',
    "i wouldn't change a thing",
    'that covers it',
    'thats everything, go ahead',
    'all good here',
  ])('is a yes: %s', (message) => expect(heard(message)).toBe('yes'));

  it.each(['ok phew', 'oh good to know', 'ok i see', 'cool, maybe later'])(
    'is none where something was told: %s',
    (message) => expect(heard(message)).toBeUndefined(),
  );

  it.each([
    'no not just yet',
    'hang on a sec',
    "don't send anything until i hear from the coach",
    'gotta run it by my partner first',
    'i need more time',
    'wait',
    "yes but hold off til i've talked to my wife",
    "don't send it yet, i have to check the number with the other parents",
    'can you keep it until friday? asking the pastor about the date',
  ])('waits: %s', (message) => expect(heard(message)).toBe('later'));

  it.each(['no please dont send that', 'do not submit it', "i don't want it sent"])(
    'is not to go: %s',
    (message) => expect(heard(message)).toBe('withheld'),
  );

  it.each(['no thanks', "i'm good"])('is asked once more: %s', (message) =>
    expect(heard(message)).toBe('unsure'),
  );

  it.each([
    'no',
    'no good',
    'not that one',
    'that is not everything',
    'no, the date is off',
    'what else do you make',
    'is that all?',
    'nothing was said about the lining',
  ])('is none of these: %s', (message) => expect(heard(message)).toBeUndefined());
});

describe('the answer in Spanish', () => {
  it.each([
    ['va, mándenlo', 'yes'],
    ['sí, adelante por favor', 'yes'],
    ['no, sería todo', 'yes'],
    ['ándele pues, déjeme consultar con mi esposa', 'later'],
    ['yo le aviso', 'later'],
    ['no me lo manden', 'withheld'],
    ['no, muchas gracias', 'unsure'],
  ])('%s', (message, meant) => {
    expect(answerToSummary(momentOf(message, EN_RESUMEN))).toBe(meant);
  });

  it('keeps the count when an hour is told', () => {
    const { effects } = say([...EN_RESUMEN, 'sí, y llámenme después de las 4']);
    expect(effects).toMatchObject([{ lead: { quantity: 72 } }]);
  });

  it('says who Carl is only where Spanish begins', () => {
    expect(say([...EN_RESUMEN, 'todavía no']).reply).not.toMatch(/Soy Carl/);
  });
});

describe('the request', () => {
  it.each([
    ['can you do koozies too, maybe 150', 72],
    ['add a banner', 72],
    ['make it 90 koozies instead', 90],
  ])('of the summary after %s is for %i', (message, quantity) => {
    expect(knownAfter([...SUMMED_UP, message]).slots.quantity).toBe(quantity);
  });

  it('is known to be with the shop when a yes comes again', () => {
    expect(say([...SUMMED_UP, 'yes', 'yes']).reply).toMatch(/the shop/);
  });
});

describe('a yes with a change', () => {
  const TEES = [
    '40 navy tees with a white print on the front for Orr Dental by april 20, art is ready. Gail Orr, 913 555 0166',
  ];

  it.each([
    ['sure, the company is Orr Dental Group though', { company: 'Orr Dental Group' }],
    ['wait thats the store phone. use 913 555 0177', { phone: '+19135550177' }],
    ['no, call me at 913 555 0177 instead', { phone: '+19135550177' }],
    ['actually it is for Orr Tile, not Orr Dental', { company: 'Orr Tile', name: 'Gail Orr' }],
  ])('is said back first: %s', (message, slots) => {
    const { effects, state } = say([...TEES, message]);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ asked: 'confirm', slots });
  });

  it('leaves a person who is asked for', () =>
    expect(say([...TEES, 'can somebody call me at 913 555 0177 first']).effects).toMatchObject([
      { source: 'callback' },
    ]));
});

describe('a way to reach them that is not given', () => {
  const BY_PHONE = ['72 tote bags by april 20, Gail Orr, 913 555 0166'];

  it('is no hindrance to a yes beside it', () => {
    expect(say([...BY_PHONE, 'no email but everything is right']).effects).toHaveLength(1);
  });
});
