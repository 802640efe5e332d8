// Keeping the thread: corrections, interruptions, further goods and returns over several messages.
import { describe, expect, it } from 'vitest';
import { leadAfterSilence } from './lead-after-silence.ts';
import { read } from './read.ts';
import { takeTurn } from './take-turn.ts';
import { NOW, say, shop } from './testing/shop.ts';

const SUMMED_UP = ['64 black hoodies, Kim Lee, kim@example.com, by april 11'];

describe('a choice left to the price', () => {
  it.each(['whatever is cheapest', 'the cheap one please', 'whichever costs the least'])(
    'takes the one that adds least: %s',
    (message) => {
      const talk = ['wrap the sides of my cargo van, april 20', 'I type'];
      const before = say(talk).state;
      expect([before.asked, before.askedOption]).toEqual(['option', 'finish']);
      const { state } = say([...talk, message]);
      expect(state.options.finish).toBe('gloss');
      expect(state.askedOption).not.toBe('finish');
    },
  );
});

describe('a person asked for in the middle of a quote', () => {
  it('needs a way to reach the visitor before anything else', () =>
    expect(say(['60 caps, black', 'I type', 'actually let me just talk to someone']).state.asked).toBe(
      'contact',
    ));
});

describe('a place that is taken off again', () => {
  const TALK = ['36 tees, crest on front and back', 'I type'];
  it.each(['never mind the back', 'skip the back to keep it cheap', 'forget the back'])(
    'is gone: %s',
    (message) => expect(say([...TALK, message]).state.slots.imprintLocations).toEqual(['front']),
  );
  it('leaves the job, where it was never on it', () => {
    const { state, reply } = say([...TALK, 'never mind the sleeves']);
    expect(state.slots.imprintLocations).toEqual(['front', 'back']);
    expect(state.flow).toBe('quote');
    expect(reply).toMatch(/without that|leave that out/);
  });
});

describe('what is told in passing', () => {
  const HOODIES = ['30 hoodies with our crest', 'I type'];

  it.each([
    ['and the year on the sleeve too', '2'],
    ['also a number across the back', '2'],
    ['the crest on the back', '1'],
  ])('may be a second place beside the first: %s', (message, places) =>
    expect(say([...HOODIES, message]).state.options.imprint_locations).toBe(places),
  );

  it.each(['each with the players name below it', 'everyones name on the back', 'different names on each'])(
    'is not in the price, where it is a name of each: %s',
    (message) => expect(say([...HOODIES, message]).reply).toMatch(/a person quotes that part/),
  );

  it.each(['our school name on each one', 'with our team name'])(
    'is the same on all of them: %s',
    (message) => expect(say([...HOODIES, message]).reply).not.toMatch(/by hand/),
  );

  it('leaves out the part of a site that was just explained', () => {
    const talk = ['price on a 7 page site for my salon', 'I type', 'do we need the AI assistant'];
    expect(say([...talk, 'skip it then']).state.options.assistant).toBe('none');
    expect(say(talk.slice(0, 1)).reply).toMatch(/7 pages.*\$/);
  });
});

describe('an estimate of few to many', () => {
  it('reaches from the fewest of the cheapest to the most of the dearest', () =>
    // 100 stickers at 1.45 + 0.30 and 50 once; 150 tumblers at 1.45 + 11.50 and 50 once, 12 % above it
    expect(say(['gifts for 100 to 150 people']).reply).toMatch(/\$225 to \$2,232/));
});

describe('the summary', () => {
  it('comes with the estimate that was not told yet, and again when the number changes', () => {
    const first = say(SUMMED_UP);
    expect(first.state.asked).toBe('confirm');
    expect(first.reply).toMatch(/64 hoodies.*\$.*64 hoodies.*Kim Lee/);
    const second = say([...SUMMED_UP, 'make it 80']);
    expect(second.reply).toMatch(/80 hoodies.*\$.*80 hoodies.*Kim Lee/);
    expect(say([...SUMMED_UP, 'make them navy']).reply).not.toMatch(/\$/);
  });

  it.each([
    ['the date is wrong', 'dueDate'],
    ['the color is not right', 'colors'],
    ['no, the quantity is off', 'quantity'],
    ['my email is wrong', 'email'],
  ])('asks for what is said to be wrong: %s', (message, question) => {
    expect(say([...SUMMED_UP, message]).state.asked).toBe(question);
  });

  it.each([
    ['are we exempt from the tax', /certificate.*\?$/],
    ['is the ink vegan', /person|people|someone/],
    ['what if we need to change something after', /approve/],
  ])('waits while a question is answered: %s', (message, answer) => {
    const { reply, state } = say([...SUMMED_UP, message]);
    expect(reply).toMatch(answer);
    expect(reply).not.toContain('Kim Lee');
    expect(state.asked).toBe('confirm');
  });

  it('keeps an address that is wrong until there is a better one', () => {
    const { state } = say([...SUMMED_UP, 'my email is wrong']);
    expect(state.slots.email).toBe('kim@example.com');
    expect(leadAfterSilence(state, shop, NOW)).not.toBeNull();
  });

  it('is said back when the yes changes it', () => {
    const turn = say([...SUMMED_UP, 'yes but 70 of them']);
    expect(turn).toMatchObject({ effects: [], state: { asked: 'confirm', slots: { quantity: 70 } } });
    expect(say(['yes'], turn.state).effects).toMatchObject([{ lead: { quantity: 70 } }]);
  });

  it('comes before any option once the visitor can be reached', () => {
    const { state } = say(['64 hoodies by april 11', 'kim@example.com']);
    expect(state.asked).toBe('name');
    expect(say(['Kim Lee'], state).state.asked).toBe('confirm');
  });

  it('comes once the name was left open', () => {
    expect(say(['64 hoodies by april 11', 'kim@example.com', 'ok', 'ok']).state.asked).toBe('confirm');
  });

  it.each([
    ['its Kym with a y', 'Kym Lee'],
    ['Kim Leigh', 'Kim Leigh'],
    ['my name is Ada', 'Ada'],
  ])('takes another spelling of the name: %s', (message, name) => {
    expect(say([...SUMMED_UP, message]).state.slots).toMatchObject({ name, quantity: 64 });
  });

  it.each(['ship it', 'lock it in', 'ya', '👍', 'ok good to go', 'there we go, send'])(
    'is confirmed by: %s',
    (yes) => {
      expect(say([...SUMMED_UP, yes]).effects).toHaveLength(1);
    },
  );

  it.each(['good question', 'is it right that hoodies shrink', 'run it by me again'])(
    'is not confirmed by: %s',
    (message) => {
      expect(say([...SUMMED_UP, message]).effects).toEqual([]);
    },
  );
});

describe('a day in the light of the one that is known', () => {
  it.each([
    ['its the 12th', '2026-04-12'],
    ['actually the 9th', '2026-04-09'],
    ['a week later', '2026-04-18'],
    ['the friday after', '2026-04-17'],
    ['the day after works', '2026-04-12'],
    ['april 20', '2026-04-20'],
  ])('%s', (message, day) => {
    expect(say([...SUMMED_UP, message]).state.slots.dueDate?.date).toBe(day);
  });
});

describe('what is said in between', () => {
  it('is no missing answer: the question stays open however much is asked', () => {
    const said = [
      '2 banners 3x6',
      "I'll type",
      'do you ship?',
      'are you open on saturday?',
      'what files do you take?',
    ];
    expect(say(said).state).toMatchObject({ asked: 'dueDate', declined: [] });
  });

  it('names no due date by asking for the hours', () => {
    const asked = say(['2 banners 3x6', "I'll type", 'is the shop open on saturdays?']);
    expect(asked.state).toMatchObject({ asked: 'dueDate' });
    expect(asked.state.slots.dueDate).toBeUndefined();
    expect(say(['saturday the 14th'], asked.state).state.slots.dueDate?.date).toBe('2026-03-14');
  });

  it.each(['could that even be done?', 'any chance you could pull that off?', 'is it still possible??'])(
    'tells what can be done by the day: %s',
    (message) => {
      expect(say(['4 banners 2x4 by friday', message]).reply).toMatch(/rush/);
    },
  );

  it.each(['why do you ask all that', 'so many questions'])('says what it is good for: %s', (message) => {
    const turn = say(['40 mugs', "I'll type", message]);
    expect(turn.reply).toMatch(/estimate|price/);
    expect(turn.state.asked).toBe('dueDate');
  });

  it('keeps the question through a pause and takes its answer', () => {
    const paused = say(['40 mugs please', "I'll type", 'hang on']);
    expect(paused.reply).not.toMatch(/\?/);
    expect(paused.state.asked).toBe('dueDate');
    expect(say(['may 4'], paused.state).state.slots.dueDate?.date).toBe('2026-05-04');
  });

  it('says where things stand to somebody who is back', () => {
    expect(say(['40 mugs by may 4', 'bye', "i'm back"]).reply).toMatch(/40 mugs.*May 4/);
  });

  it('chooses no rush by asking what it costs', () => {
    expect(say(['30 hats', 'do you charge extra for a rush?']).state.options.rush).toBeUndefined();
    expect(say(['30 hats', 'rush please']).state.options.rush).toBeDefined();
  });
});

it('keeps all colors where something is said of the ones in one', () => {
  const known = ['60 tees', '40 in blue and 20 in red'];
  expect(say([...known, 'the red ones get numbers']).state.slots.colors).toEqual(['blue', 'red']);
  expect(say([...known, 'just the red']).state.slots.colors).toEqual(['red']);
});

describe('goods', () => {
  it('of which the first is one alone wait too', () => {
    const { state } = say(['hi i need a banner for the gate and 40 caps', 'the caps navy']);
    expect(state).toMatchObject({
      slots: { service: 'signs-and-banners' },
      jobs: [{ slots: { quantity: 40, colors: ['navy'] } }],
    });
    expect(say(['busco una lona y tambien 40 gorras']).state.jobs).toMatchObject([
      { slots: { quantity: 40 } },
    ]);
    expect(say(['a banner and 3x6 ft please']).state.jobs).toEqual([]);
  });

  it.each(['oh plus a 4x8 banner', 'and 2 banners', 'we also need a banner too'])(
    'wait their turn: %s',
    (message) => {
      const { state } = say(['48 shirts by may 16', message]);
      expect(state).toMatchObject({ slots: { service: 'hats-and-t-shirts', quantity: 48 }, thing: 'shirt' });
      expect(state.jobs).toMatchObject([{ slots: { service: 'signs-and-banners' }, stored: false }]);
    },
  );

  it('wait also where a single one is named beside the others', () => {
    const { jobs } = say(['36 work shirts embroidered, and separate from that a 4x8 ft banner']).state;
    expect(jobs).toMatchObject([{ slots: { quantity: 1, dimensions: '4x8 ft' }, thing: 'banner' }]);
    expect(say(['50 shirts with a banner design']).state.jobs).toEqual([]);
  });

  it('keep what is told of them, and come when the first is sent', () => {
    const waiting = say([
      '36 polos and a banner',
      'the banner is 4x10',
      'by may 8, Kim Lee, kim@example.com',
    ]);
    expect(waiting.state.slots).toMatchObject({ quantity: 36, service: 'embroidery' });
    const next = say(['yes. now the banner'], waiting.state);
    expect(next.effects).toMatchObject([{ lead: { service: 'Embroidery', quantity: 36 } }]);
    expect(next.state.slots).toMatchObject({ service: 'signs-and-banners', dimensions: '4x10' });
  });

  it('for the same day need no other', () => {
    const sent = say([...SUMMED_UP, 'yes']);
    const next = say(['we also need 100 mugs for the same event'], sent.state);
    expect(next.state.slots).toMatchObject({ quantity: 100, dueDate: { date: '2026-04-11' } });
    const open = say(['we also need 100 mugs'], sent.state);
    expect(open.state.slots.dueDate).toBeUndefined();
    expect(say(['same day please'], open.state).state.slots.dueDate?.date).toBe('2026-04-11');
  });

  it.each([
    ['do you make koozies? thinking 100', /^100 koozies/],
    ['can y’all do 60 tote bags', /^60 tote bags/],
    ['do you make koozies? i need 100. how do i send the logo?', /100 koozies.*email your file/i],
  ])('asked for with their number are a quote: %s', (message, reply) => {
    const turn = say([message]);
    expect(turn.reply).toMatch(reply);
    expect(turn.state).toMatchObject({ flow: 'quote', capturing: true });
  });

  it('are asked for where only the occasion is told', () => {
    expect(say(['planning a picnic in august, 90 people']).state.asked).toBe('service');
    expect(say(['hi im Dana']).state.asked).toBe('service');
  });

  it('are forgotten when they are called off', () => {
    const turn = say(['24 caps and 100 pens', 'forget the pens']);
    expect(turn.state.jobs).toEqual([]);
    expect(turn.reply).toMatch(/pens/);
  });

  it.each(['black shirts please', 'the shirts should be navy', 'put it on the back of our shirts'])(
    'called by another name stay what they are: %s',
    (message) => {
      expect(say(['24 embroidered polos', message]).state).toMatchObject({
        slots: { service: 'embroidery', quantity: 24 },
        thing: 'polo',
      });
    },
  );

  it.each([
    ['24 embroidered caps', 'wait not embroidered, printed', 'hats-and-t-shirts'],
    ['24 embroidered polos', 'can you print them instead', 'screen-printing'],
    ['24 embroidered polos', 'actually 24 t-shirts', 'hats-and-t-shirts'],
  ])('are made another way: %s, %s', (first, second, service) => {
    expect(say([first, second]).state.slots).toMatchObject({ service, quantity: 24 });
  });

  it('are tried out at their price', () => {
    const turn = say(['72 t-shirts', 'what if we did hoodies instead']);
    expect(turn.reply).toMatch(/72 hoodies.*\$/);
    expect(turn.state.slots).toMatchObject({ service: 'screen-printing', quantity: 72 });
  });
});

describe('a number to choose from', () => {
  it.each([
    ['the smaller one', 1],
    ['the middle', 6],
    ['the last', 12],
  ])('%s', (message, quantity) => {
    expect(say(['shirts', 'not sure', message]).state.slots.quantity).toBe(quantity);
  });
});

describe('a way to reach somebody', () => {
  it('given after a no is not refused', () => {
    const { state } = say(['48 hoodies', 'no wait, my email is kim@example.com']);
    expect(state).toMatchObject({ declined: [], slots: { email: 'kim@example.com' } });
  });

  it('is not refused by a no to something else', () => {
    const told = ['9 hoodies by may 9, front print, one color, Kit Dorn here', 'typing', 'art is ready'];
    const asked = say(told);
    expect(asked.state.asked).toBe('contact');
    expect(say(['nope no fancy artwork, plain letters only'], asked.state).state.declined).toEqual([]);
    expect(say(['nope'], asked.state).state.declined).toContain('contact');
  });

  it('refused is met with the other one', () => {
    expect(say(['48 hoodies', 'I do not want to give out my email']).reply).toMatch(
      /phone number is enough|call/,
    );
  });

  it('given with the job is no wish for a person', () => {
    const turn = say(['72 t-shirts by march 28, terry boyd, you can call me at 816 555 0133']);
    expect(turn).toMatchObject({ effects: [], state: { source: 'chat', flow: 'quote' } });
    expect(say(['please call me at 816 555 0133 about 30 hats']).effects).toHaveLength(1);
  });

  it('refused both ways is answered with the shop’s own, once', () => {
    const refused = say(['25 yard signs', 'not giving my email and not giving my phone']);
    expect(refused.reply).toContain(shop.brand.phone);
    expect(say(['so how do i order without that'], refused.state).reply).toMatch(/555-0170.*Foundry/);
  });

  it('that silence made a lead is updated by what is told later', () => {
    const { state } = say(['120 stickers, kat@example.com']);
    const promised = new Date('2026-03-05T16:00:00Z');
    const message = 'my name is Kat Moss';
    const later = takeTurn(state, message, read(message, state, shop, NOW), shop, NOW, { promised });
    expect(later.effects).toMatchObject([{ confirmed: false, lead: { name: 'Kat Moss' } }]);
    expect(say([message], state).effects).toEqual([]);
  });
});

describe('an order asked about', () => {
  it.each([
    'Order BW-3307 is late. This is Tomas Beck, tomas@example.com',
    'invoice #4412 still has not arrived, tomas@example.com',
  ])('all at once is passed on with the time: %s', (message) => {
    const turn = say([message]);
    expect(turn.effects).toMatchObject([{ source: 'callback', lead: { email: 'tomas@example.com' } }]);
    expect(turn.reply).toMatch(/tomorrow, Thursday, March 5, by 10 am/);
  });

  it('is met with regret where something went wrong', () => {
    expect(say(['the hoodies you made us came out crooked']).reply).toMatch(/sorry.*person/);
  });

  it('is asked for its number first', () => {
    expect(say(['where is my order']).state).toMatchObject({ asked: 'order_number', capturing: true });
    expect(say(['where is my order 5518']).state.asked).toBe('form_or_typing');
    expect(say(['where is my order 5518', 'third time I am asking']).reply).toMatch(/sorry/);
  });

  it('without its number goes on to the way to answer', () => {
    expect(say(['where is my order', "I don't have a number"]).state.asked).toBe('contact');
  });
});

describe('after sending', () => {
  const sent = [...SUMMED_UP, 'yes'];
  it('says what the request is now', () => {
    expect(say([...sent, 'make it 70']).reply).toMatch(/70 hoodies.*\$.*request.*70 hoodies/);
  });

  it.each(['lovely, nothing else thanks', 'do I need to do anything else?'])(
    'has nothing added by a word of ease: %s',
    (message) => {
      const { reply, effects } = say([...sent, message]);
      expect(effects).toEqual([]);
      expect(reply).not.toMatch(/Ask me|Noted|noted/);
    },
  );

  it('says back a name and an address that are both new', () =>
    expect(say([...sent, 'my name is Ute Brandt now and my email ute@brandt.example']).reply).toMatch(
      /Ute.*ute@brandt\.example/,
    ));

  it('answers a question without adding it to the request', () => {
    expect(say([...sent, 'how long does it usually take']).effects).toEqual([]);
  });

  it('tells that it went through, and who takes it back', () => {
    expect(say([...sent, 'did it go through?']).reply).toMatch(/shop.*Thursday/);
    expect(say([...sent, 'can i cancel that?']).reply).toContain(shop.brand.phone);
  });
});

describe('Spanish', () => {
  it('is not heard in a name or an address', () => {
    expect(say(['30 hats', 'Dale Mejia dale.mejia@example.com']).state.language).toBe('en');
  });

  it('says colours in Spanish, and who he is only once', () => {
    const turn = say(['quiero 50 gorras rojas', 'Ana Ruiz, ana@example.com']);
    expect(turn.reply).toMatch(/color rojo/);
    const back = say(['english please, by may 8', 'perdón, mejor para el 9 de mayo'], turn.state);
    expect(back.reply).not.toMatch(/Soy Carl/);
  });
});

describe('who goes for now', () => {
  it.each(['we will circle back next week', "ok thanks, i'll drop in on friday", 'just pricing things out'])(
    'is let go, and tells no date by it: %s',
    (message) => {
      const { reply, state } = say(['75 black tees', message]);
      expect(reply).not.toMatch(/\?$/);
      expect(state.slots.dueDate).toBeUndefined();
    },
  );
});

describe('several questions in one breath', () => {
  it('are each answered', () => {
    const { reply } = say([
      'need a 2x6 banner, wondering what it would run, how long does it take, and do you add tax?',
    ]);
    expect(reply).toMatch(/\$\d.*working days/);
  });

  it('of one thing get one answer', () =>
    expect(say(['40 hats', 'do you charge tax and is it included?']).reply).not.toContain('working days'));
});

describe('who wants a person and goes on with the job', () => {
  const ASKED = ['get me a person', 'a banner for the pool', '2x5 ft, vinyl'];

  it('is not asked again and again where to reach them', () => {
    const questions = ASKED.map((_, i) => say(ASKED.slice(0, i + 1)).state.asked);
    expect(questions[0]).toBe('form_or_typing');
    expect(questions.slice(1).every((one) => one === 'quantity' || one === 'dueDate')).toBe(true);
  });

  it('is passed on as soon as they can be reached, and thanked once', () => {
    const { reply, effects } = say([...ASKED, 'kit@example.com']);
    expect(effects).toMatchObject([{ source: 'callback', lead: { email: 'kit@example.com' } }]);
    expect(reply.match(/thank|got it|done/gi)).toHaveLength(1);
  });

  it('is asked for it first while nothing of a job is told', () =>
    expect(say(['get me a person', 'are you open']).state.asked).toBe('contact'));
});

describe('a job that goes on', () => {
  const FLEECE = ['40 embroidered fleece vests', 'I type'];

  it.each([
    'the guy who does our books has the file',
    'ask away, the lady that does our books is out today, red thread please',
    'our old page does not work on tablets',
  ])('is not handed to a person by: %s', (message) => {
    const { state } = say([...FLEECE, message]);
    expect([state.flow, state.source]).toEqual(['quote', 'chat']);
  });

  it.each([
    'can I talk to the guy who runs the press',
    'get me the person that does the stitching',
    'this is not working',
  ])('is handed to a person by: %s', (message) =>
    expect(say([...FLEECE, message]).state.source).toBe('callback'),
  );

  it('takes what became of old ones for the reason of a question', () =>
    expect(say([...FLEECE, 'will the color hold? the last ones we had faded']).state.flow).toBe('quote'));

  it.each([
    'what does that come to',
    "and what's it come to for 40",
    'what would 40 cost, stitching included',
  ])('is priced again when asked: %s', (message) => expect(say([...FLEECE, message]).reply).toMatch(/\$\d/));

  it.each([
    ["what's that come to for 90", 90],
    ['where does that put us at 64', 64],
    ['what would it be at 72', 72],
  ])('is priced for another number: %s', (message, quantity) =>
    expect(say([...FLEECE, message]).state.slots.quantity).toBe(quantity),
  );

  it('waits where something is still to be looked up, and forgets nothing', () => {
    const { state, reply } = say([
      ...FLEECE,
      'may 5',
      'Uma Holt, uma@example.com',
      'hold off, I need to check the count',
    ]);
    expect(state.slots.quantity).toBe(40);
    expect(reply).not.toMatch(/How many|how many/);
  });

  it('keeps its goods when the company is named after others', () =>
    expect(say([...FLEECE, 'Dana Ruiz, The Paper Banner']).state.slots.service).toBe('embroidery'));

  it('prices both ways that were told side by side', () => {
    const { reply } = say(['60 tees, screen print', 'I type', 'vs embroidered?', 'price for both?']);
    expect(reply).toMatch(/screen printing about \$.*embroidery about \$/);
  });
});

describe('magnets of a vehicle', () => {
  const PAIR = ['two magnets for the doors of our van', 'I type'];

  it.each(['sorry, so the magnets, make it six', 'magnets should be 12x18 in'])('stay on it: %s', (message) =>
    expect(say([...PAIR, message]).state.slots.service).toBe('car-wraps'),
  );

  it('are others on a fridge', () =>
    expect(say([...PAIR, 'also 150 fridge magnets']).state.jobs.map(({ slots }) => slots.service)).toContain(
      'promo-products',
    ));
});

it('takes a size told twice for one size', () =>
  expect(
    say(['one banner, 3x5 ft', 'the frame is 4x6 ft they say. So 4x6 ft please.']).state.slots.dimensions,
  ).toBe('4x6 ft'));

describe('what is said of other things than the job', () => {
  const MUGS = ['150 green mugs with our crest in gold', 'I type'];

  it.each([
    'I am with pupils all day and cannot answer the phone',
    'we work nights, so please only email',
    'write me at uma@example.com, my phone is always off',
  ])('wants no person and asks for no hours: %s', (message) => {
    const { state, reply } = say([...MUGS, message]);
    expect([state.flow, state.source, state.stored]).toEqual(['quote', 'chat', false]);
    expect(reply).not.toMatch(/missed|Our number|hours/);
  });

  it('sends at once what is to be sent at once, and the day stays', () => {
    const { state, effects } = say([
      ...MUGS,
      'may 9',
      'Uma Holt, uma@example.com',
      'yes right, submit it right away',
    ]);
    expect(effects).toHaveLength(1);
    expect([state.slots.dueDate?.date, state.options.rush]).toEqual(['2026-05-09', undefined]);
  });

  it.each(['navy, not green please', 'make them navy instead of green'])(
    'changes one color and keeps the other: %s',
    (message) => expect(say([...MUGS, message]).state.slots.colors).toEqual(['navy', 'gold']),
  );

  it.each(['what would a thousand be', 'let us do the thousand'])('counts in words: %s', (message) =>
    expect(say([...MUGS, message]).state.slots.quantity).toBe(1000),
  );
});

describe('two jobs in one talk', () => {
  const BOTH = ['80 pens and 60 mugs for the fair', 'I type'];
  const days = ({ state }: ReturnType<typeof say>) => state.jobs.map(({ slots }) => slots.dueDate?.date);

  it.each(['same date for the mugs', 'the mugs have the same deadline'])('share a day: %s', (message) =>
    expect(days(say([...BOTH, 'pens by may 9', message]))).toEqual(['2026-05-09']),
  );

  it('have days of their own otherwise', () =>
    expect(days(say([...BOTH, 'pens by may 9', 'same logo on the mugs']))).toEqual([undefined]));

  it('are due together where that is said, and it is no money', () => {
    const talk = say([...BOTH, 'april 30 for all of it']);
    expect([talk.state.slots.dueDate?.date, talk.state.slots.budgetCents]).toEqual(['2026-04-30', undefined]);
    expect(days(talk)).toEqual(['2026-04-30']);
  });
});

it.each([
  ['nah keep it one', 1],
  ['ok do two then', 2],
])('settles how many colors were tried: %s', (message, inks) =>
  expect(
    say(['90 screen printed tees, one color on the front', 'I type', 'and with two colors?', message]).state
      .inkColors,
  ).toBe(inks),
);

describe('what comes between the summary and its yes', () => {
  const SIGN = ['a new sign for the stand, 3x4 ft', 'I type', 'by june 6', 'Uma Holt, uma@example.com'];

  it('leaves the yes open, whatever was asked since', () => {
    const { state, effects } = say([...SIGN, 'and about how much', 'yes go ahead']);
    expect([state.stored, effects.length]).toEqual([true, 1]);
  });

  it('takes no other yes for it', () =>
    expect(say([...SIGN, 'and about how much', 'yes']).state.stored).toBe(false));

  it('moves no day by what they send themselves', () =>
    expect(say([...SIGN, 'we are sending the artwork next week']).state.slots.dueDate?.date).toBe(
      '2026-06-06',
    ));

  it('leaves a visit to a person', () =>
    expect(say([...SIGN, 'can somebody come out and measure?']).reply).toMatch(/person/));
});

describe('a price told of a message with a question', () => {
  it.each([
    'we need a website with a shop page, how does that work',
    'I want the old letters off my van and new ones on. Is that something you do?',
  ])('is gone on with: %s', (message) => {
    const { state } = say([message]);
    expect([state.flow, state.asked]).toEqual(['quote', 'form_or_typing']);
  });

  it('keeps to the talk, whatever page has the word', () =>
    expect(say(['need a website for my cafe', 'keep typing']).reply).not.toContain('From our page'));
});

describe('a question of the job that no page answers', () => {
  it.each(['can our bookkeeper edit the numbers', 'would my cousin be able to look at it'])(
    'is none of another world: %s',
    (message) =>
      expect(say(['a 4 page website for my studio', 'I type here', message]).reply).not.toMatch(
        /outside my shop|leave to others|no help there/,
      ),
  );
});

describe('goods named in a sigh over the price', () => {
  it.each(['wow thats high for a mug', 'pretty steep for a tee'])(
    'are not what the job is: %s',
    (message) => {
      const { state } = say(['40 hoodies with our crest', message]);
      expect(state.slots).toMatchObject({ service: 'screen-printing', quantity: 40 });
      expect(state.jobs).toEqual([]);
    },
  );
});
