import { describe, expect, it } from 'vitest';
import { answerToSummary } from './answer-to-summary.ts';
import { momentOf, say } from './testing/shop.ts';

const SUMMED_UP = ['72 tote bags by april 20, Gail Orr, gail@example.com'];
const EN_RESUMEN = ['necesito 72 bolsas para el 20 de abril, me llamo Gail Orr, gail@example.com'];

const heard = (message: string) => answerToSummary(momentOf(message, SUMMED_UP));

describe('the answer to "Shall I send this?"', () => {
  it('is heard where the summary stands', () => {
    expect(say(SUMMED_UP).state.asked).toBe('confirm');
    expect(say(EN_RESUMEN).state).toMatchObject({ asked: 'confirm', language: 'es' });
  });

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

  it.each(['ok', 'great, thanks', 'sounds good'])('is none where it was told to wait: %s', (message) => {
    const talk = [...SUMMED_UP, "don't send it yet, need to run it by my partner"];
    expect(say([...talk, message]).effects).toEqual([]);
    expect(say([...talk, message, 'ok send it']).effects).toHaveLength(1);
  });

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

  it('waits with all that it says', () => {
    const { state, effects } = say([...SUMMED_UP, 'hold off, let me check the count and the date']);
    expect(effects).toEqual([]);
    expect(state.slots).toEqual(say(SUMMED_UP).state.slots);
    expect(say(['ok make it 80', 'yes'], state).effects[0]).toMatchObject({ lead: { quantity: 80 } });
    expect(say([...SUMMED_UP, 'no, the count is wrong']).state.asked).toBe('quantity');
  });

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
  it('waits for its yes and is stored with it', () => {
    const paused = say([...SUMMED_UP, 'let me ask the committee first']);
    expect(paused).toMatchObject({ effects: [], state: { asked: 'confirm' } });
    expect(paused.reply).toMatch(/yes|the word/);
    expect(say(['ok they said yes'], paused.state).effects).toMatchObject([
      { confirmed: true, lead: { quantity: 72, name: 'Gail Orr' } },
    ]);
  });

  it('waits with the answer to what was asked besides', () => {
    const paused = say([...SUMMED_UP, 'wait before you send anything, what would that cost']);
    expect(paused).toMatchObject({ effects: [], state: { asked: 'confirm' } });
    expect(paused.reply).toMatch(/\$.*(?:yes|the word)/);
  });

  it('goes where there was nothing to change after all', () => {
    const asked = say([...SUMMED_UP, 'no']);
    expect(asked.state.asked).toBe('details');
    expect(say(['nothing, just send it'], asked.state).effects).toHaveLength(1);
    expect(say(['the lining in green'], asked.state).effects).toEqual([]);
  });

  it('takes a second thing in line, with its minimum, and loses nothing of the first', () => {
    const turn = say([...SUMMED_UP, 'shoot i forgot, we also want 8 caps']);
    expect(turn.reply).toMatch(/caps we start at 12 pieces/);
    expect(say(['nope thats all'], turn.state).effects).toMatchObject([{ lead: { quantity: 72 } }]);
  });

  it.each([
    ['can you do koozies too, maybe 150', 72],
    ['add a banner', 72],
    ['make it 90 koozies instead', 90],
  ])('of the summary after %s is for %i', (message, quantity) => {
    expect(say([...SUMMED_UP, message]).state.slots.quantity).toBe(quantity);
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
    ['yes but it goes on the back', { imprintLocations: ['back'] }],
    ['sure, the company is Orr Dental Group though', { company: 'Orr Dental Group' }],
    ["ok but we don't have a logo yet", { artwork: 'needs design' }],
    ['wait thats the store phone. use 913 555 0177', { phone: '+19135550177' }],
    ['no, call me at 913 555 0177 instead', { phone: '+19135550177' }],
    ['actually it is for Orr Tile, not Orr Dental', { company: 'Orr Tile', name: 'Gail Orr' }],
    ['no green instead of navy', { colors: ['green', 'white'] }],
  ])('is said back first: %s', (message, slots) => {
    const { effects, state } = say([...TEES, message]);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ asked: 'confirm', slots });
  });

  it('goes with what it only adds', () =>
    expect(say([...TEES, 'yes, 20 M and 20 L']).effects).toMatchObject([{ lead: { quantity: 40 } }]));

  it('leaves a person who is asked for', () =>
    expect(say([...TEES, 'can somebody call me at 913 555 0177 first']).effects).toMatchObject([
      { source: 'callback' },
    ]));
});

describe('a way to reach them that is not given', () => {
  const BY_PHONE = ['72 tote bags by april 20, Gail Orr, 913 555 0166'];
  it('is not asked for where another is known', () => {
    const { reply, state } = say([...BY_PHONE, 'i do not do email']);
    expect(reply).toMatch(/enough.*\?$/);
    expect(state.asked).toBe('confirm');
    expect(say([...BY_PHONE, 'i do not do email', 'sure']).effects).toHaveLength(1);
  });

  it('is no hindrance to a yes beside it', () => {
    expect(say([...BY_PHONE, 'no email but everything is right']).effects).toHaveLength(1);
  });
});

describe('a change told beside a question, where the summary stands', () => {
  it('is said back with the answer', () => {
    const { reply } = say([
      '2 banners 3x6 ft by april 20, Gail Orr, gail@example.com',
      'wait make that 4x8 ft. and can you use a jpg',
    ]);
    expect(reply).toContain('4x8 ft');
    expect(reply).toMatch(/\?$/);
  });
});
