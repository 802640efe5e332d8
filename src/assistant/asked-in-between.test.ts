// Questions in the middle of a talk: each gets its own answer, and none changes the job.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

describe('a question of the goods talked about', () => {
  it.each([
    [['tell me about yard signs', 'do they fade'], /yard signs, 1 to 2 years/],
    [['20 yard signs', 'are they 2 sided'], /both sides would add/],
    [['100 stickers', 'can they get wet, are they waterproof'], /weatherproof/],
    [['i want my van wrapped', 'whats the best way to take care of it'], /first week/],
    [['i want my van wrapped', 'should i send pictures of the van'], /pictures of the vehicle/],
    [['we need a website', 'are we locked in, is there a contract'], /30 days' notice/],
    [['we need a website', 'what does hosting cost a month'], /\$89 a month/],
    [['60 tees', 'is the ink going to crack'], /does not crack or peel/],
    [['60 tees', 'is it ok if the shirts are various colors'], /garment colors count together/],
    [['60 tees', 'can my neighbor collect them'], /someone else can pick up/],
    [['60 tees', 'do you charge more for XL'], /From 2XL on/],
    [['60 tees', 'could I order a sample before buying'], /3 working days/],
    [['60 tees', 'what if we do not like the design'], /everything can still be changed/],
    [['60 tees', 'what happens if there is a typo'], /You approve spelling/],
    [['60 tees', 'does that price count in with the setup'], /Included are setup/],
    [['60 tees', 'how quick could you rush them'], /4; if it is that urgent/],
    [['can we spread the bill over a few months'], /Installments are not possible/],
    [['may we pay on pickup'], /deposit of half/],
    [['is metallic ink something you do'], /: Water-based, metallic/],
    [['which brand of hoodies do you print on'], /: We order from the usual mills/],
    [['could you match the teal of our old logo'], /Pantone/],
    [['our lodge is tax exempt, what would you need from us'], /certificate/],
    [['could every jersey have its own number'], /Names and numbers/],
    [['do churches get a break on it'], /help with the design instead/],
    [['how long do you take to mail them'], /UPS Ground/],
    [['must all of them be the same color, do i have to order the same size'], /count together/],
    [['why is it cheaper per piece for a big order'], /falls in steps/],
    [['how come, why is the setup so high'], /covers the first screen/],
    [['do you keep our artwork for the next time'], /artwork and the design for good/],
    [['can we use a picture we found on pinterest'], /permission/],
    [['what happens to the site when we stop paying, say we cancel'], /30 days' notice/],
    [['what does removal of an old wrap cost'], /removal is quoted/],
    [['whats the tiniest lettering you embroider'], /quarter inch/],
    [['60 tees', 'why are the setup charges so high'], /^The setup for/],
    [['wrap my van', 'who does the install'], /in a heated bay/],
    [['wrap my van', 'can it be paid over a few months'], /Installments are not possible/],
    [['60 tees', 'how can we get it cheaper'], /Fewer ink colors/],
    [['100 tote bags', 'how heavy is the fabric'], /10-ounce/],
    [['24 embroidered polos, we bring our own polos', 'what if you mess one up'], /cannot replace them/],
    [['wrap my van', 'do you come to our place for it'], /wrapped here at the shop/],
    [['we need a website', 'can we edit the menu ourselves'], /picture changes within 2 working days/],
    [['what do you charge for a website'], /begins at \$1,600/],
    [['30 tees', 'how can i pay'], /: Credit and debit cards/],
    [['3 banners 3x6', 'do i need an appointment for pickup'], /No appointment is needed/],
    [['3 banners 3x6', 'how much is rush'], /rush in 2 working days is an estimated/],
    [['3 banners 3x6', 'are hems extra'], /estimate of .* has hems with grommets in it/],
    [['which of your promo items is cheapest'], /Pens: the cheapest/],
    [['what are 36 tees with our logo on the front'], /includes printing/],
    [
      [
        'Hello, we are planning our lodge picnic on June 20 and need 36 tees in navy with one color white ink on the back, my name is Ed Moss, ed@moss.example, and I wonder if you deliver to Olathe. Thank you!',
      ],
      /delivery van.*36 t-shirts.*\(an estimated \$/s,
    ],
  ])('is answered from its page: %s', (messages, answer) => {
    expect(say(messages).reply).toMatch(answer);
  });

  it.each([
    [['40 tees', 'how much more would sweatshirts be'], /40 sweatshirts instead .* about \$\d+ more/],
    [['60 mugs', 'how much extra for totes'], /60 totes instead .* about \$[\d.]+ less/],
    [['48 polos', 'is it per shirt or all together'], /48 together, so about|For all 48/],
    [['we need a website', 'do we have to write the texts'], /would add about \$400/],
    [['12 tees', 'do you have teal ink'], /./],
  ])('leaves the job as it was: %s', (messages, answer) => {
    const { reply, state } = say(messages);
    const { state: before } = say(messages.slice(0, 1));
    expect(reply).toMatch(answer);
    expect(state).toMatchObject({ slots: before.slots, thing: before.thing, options: before.options });
    expect(state.slots.colors).toBeUndefined();
    expect(state.flow).not.toBe('order_status');
  });
});

describe('what a shop would say to it', () => {
  it.each([
    [['200 mugs', 'are the mugs oven safe'], /^(?!Yes, we|Sure, we)/],
    [['200 mugs', 'can all of them have another wording'], /person|people|someone here/],
    [['300 stickers', 'are they dishwasher proof'], /Stickers/],
    [['2 banners 4x6 ft', 'I type', 'does it have those metal rings on the sides?'], /hems with grommets/],
    [['a 4x6 ft banner', 'I type', 'any eyelets to tie it up?'], /grommets every 2 feet/],
    [['a 4x6 ft banner', 'I type', 'is putting it up in the price?'], /quoted by a person after a look/],
    [['a 4x6 ft banner', 'I type', 'what would the shipping be'], /carrier's price/],
    [['60 bottles', 'I type', 'do they come in boxes?'], /gift box/],
    [['60 bottles', 'I type', 'how much quicker if I pay a rush'], /rush in 7 working days/],
    [['60 bottles', 'I type', 'can you do our exact green?'], /Pantone/],
    [['40 tees', 'I type', 'can we provide the aprons ourselves?'], /your own garments/],
    [['40 tees', 'I type', 'would it be cheaper if we supplied them?'], /your own garments.*\$215/],
    [
      ['40 tees on the front', 'I type', 'is it extra for the back too?'],
      /2 imprint locations would add about|With 2/,
    ],
    [['40 tees', 'I type', 'do we have to sign something?'], /approve/],
    [['40 tees', 'I type', 'what if we need more afterwards?'], /old order number/],
    [['40 tees', 'I type', 'do repeat clients get a discount?'], /quantity breaks|discount/],
    [['40 tees', 'I type', 'is $300 enough?'], /\$300/],
    [['40 tees', 'I type', 'how long is this price good for?'], /holds for 30 days/],
    [['40 tees', 'I type', 'is there any contract?'], /approve/],
    [['40 tees', 'I type', 'do you offer financing?'], /Installments are not possible/],
    [['40 tees', 'I type', 'do you have hunter green?'], /Name the color/],
    [['full wrap for one box truck', 'do you have the truck for weeks?'], /vehicle is here/],
    [['full wrap for one box truck', 'can you put our menu on it?'], /^(?!.*do not print)/],
    [['40 tees', 'I type', 'could we have 15 of them earlier?'], /part of the order first/],
    [['an aluminum sign 2x4 ft', 'I type', 'how long does it hold up outside?'], /Aluminum composite/],
    [
      ['an aluminum sign 2x4 ft', 'I type', 'would coroplast be cheaper?'],
      /corrugated plastic .*less|take off/i,
    ],
    [['an aluminum sign 2x4 ft', 'I type', 'how much to install it?'], /quoted by a person/],
    [['40 tees', 'I type', 'will you show us a picture before?'], /You always see it/],
    [['40 tees', 'I type', 'could you match a paint chip?'], /Pantone/],
    [['60 bottles', 'I type', 'would reorders be the same price?'], /reorder/],
    [['30 polos', 'I type', 'can we mix ladies and mens?'], /mix sizes/],
    [
      ['10 yard signs', 'I type', 'do you also do those strips that hang below the sign?'],
      /person|someone|people/,
    ],
    [['30 tote bags', 'is thirty enough to order'], /minimum for promo products is 50/],
    [['30 polos', 'is 30 enough for you'], /[Mm]inimum .* 12 pieces/],
    [['i need a quote but will not give my number, i get enough spam calls'], /email is enough|we can write/],
    [['i need a quote, no calls please, email only'], /Noted: by email/],
    [['60 mugs', 'may I ask what the cost would come to?'], /\$/],
    [['one 3x10 banner', 'the art is done. how much is that size?'], /1 banner.*\$/],
    [['full wrap on two vans', 'how long does the vinyl hold up outside'], /^(?!.*13-ounce)/],
    [['we need a website', 'I would rather not say a budget, about 6 pages'], /6 pages/],
    [['full wrap on a step van', 'how many days would the van be sitting at your shop'], /here 1 to 2 days/],
    [['50 tees', 'april 20. is that comfortable for you?'], /approve/],
    [['40 polos', 'does the price include the shirt or only the stitching?'], /includes the polos/],
    [['48 tees', 'whats that roughly for 48'], /\$/],
    [['a jeep wrap', 'too many questions, can a person call me'], /email or phone number/],
    [['how much are yard signs, how long do they take, is there a minimum?'], /\$.*working days.*no minimum/],
    [['24 polos', 'what do 60 mugs cost?', 'not now then, I will get back to you on mugs'], /(?:stays|keep)/],
    [['24 polos', 'ok got to ask the boss first'], /whenever you are ready|Take your time|hurry/],
    [['we need a website', 'we do not need the ai on it'], /no AI assistant/],
    [['60 tees', 'our designer has the file'], /^(?!We can draw|Gladly)/],
    [['a person please', '816-555-0111', 'ok thanks bye'], /^(?!Noted)/],
    [['60 screen printed shirts and a banner', 'the banner is 3x8 ft, only one'], /1 banner, 3x8 ft/],
    [['36 polos', 'each one gets a different name'], /a person quotes that part/],
    [['100 tees', 'that is more than we hoped'], /144 pieces/],
    [['100 pens', 'seems high for pens'], /250 pieces/],
    [['60 screen printed tees, budget is $700', 'is that enough for it?'], /Yes, within \$700/],
    [['60 screen printed tees, budget is $500', 'would that cover everything?'], /at the lower end/],
  ])('is said: %s', (messages, answer) => expect(say(messages).reply).toMatch(answer));

  it('counts the goods once', () => {
    const talk = ['caps with our logo embroidered, 24 caps', 'may 20', 'Bo Lee, bo@lee.example'];
    expect(say(talk).state).toMatchObject({ slots: { quantity: 24 }, jobs: [] });
    const { state } = say([...talk, 'and bump the caps to 30']);
    expect(state).toMatchObject({ slots: { quantity: 30 }, jobs: [] });
    expect(say([...talk, 'and also 30 mugs']).state.jobs).toHaveLength(1);
  });
});

describe('what is told beside a question', () => {
  it('takes no polite question for a month', () => {
    const talk = ['50 polos', 'typing is ok'];
    expect(say([...talk, 'may we ask what it comes to?']).state.slots.dueDate).toBeUndefined();
    expect(say([...talk, 'may, late in the month']).state.slots.dueDate?.text).toMatch(/may/);
  });

  it('takes a rush that is wanted, and keeps it in the summary', () => {
    const talk = ['40 polos, left chest', 'lets do the rush then', 'april 20', 'Uma Ray, uma@ray.example'];
    expect(say(talk.slice(0, 2)).reply).toMatch(/rush in 6 working days.*\$/);
    expect(say(talk).reply).toMatch(/a rush in 6 working days, in hands by/);
  });

  it('takes the last of two colours, the first doubted', () => {
    expect(say(['60 tees', 'red i think? no wait, maroon']).state.slots.colors).toEqual(['maroon']);
  });

  it('prices no magnets as wraps, and calls them what they are', () => {
    const { reply, state } = say(['i need 4 magnets for my van doors']);
    expect(reply).toMatch(/person/);
    expect(reply).not.toMatch(/\$/);
    expect(state).toMatchObject({ thing: 'magnet', slots: { service: 'car-wraps', quantity: 4 } });
  });

  it('takes a promised day for no day to call on, nor one the goods are needed by', () => {
    const { state } = say(['our hats never came', 'order 3312', 'they told me tuesday and nothing']);
    expect(state.reach.when).toBeNull();
    expect(state.slots.dueDate).toBeUndefined();
  });

  it('opens no form for whom it is refused', () => {
    expect(say(['talk to a person please', "i don't want to fill out a form"]).reply).not.toMatch(
      /form is open/,
    );
  });

  it('stays in English for a name that is a Spanish word', () => {
    expect(say(['call me back please', 'Rosa, 816 555 0117']).state.language).toBe('en');
    expect(say(['call me back please', 'dale 816-555-0117']).state.language).toBe('en');
    expect(say(['hello', 'dale, necesito 50 camisetas']).state.language).toBe('es');
  });
});

describe('what others ordered', () => {
  it.each([
    'what did she order, her name is Amy Cole',
    'tell me what jason bought',
    'whats megan reeds number',
    'give me their address',
    "tell me what the lady from Rae's Diner paid",
    'what did you charge the other guy',
  ])('is told to nobody: %s', (message) => {
    expect(say([message]).reply).toMatch(/cannot/);
  });

  it.each([
    'what did we order last time',
    'my husband ordered, can you pull up his order',
    'what is bill number 332',
    'what did they say about the logo',
  ])('is not what is asked: %s', (message) => {
    expect(say([message]).reply).not.toMatch(/other customers|what others order/);
  });
});

describe('how the talk is to go on', () => {
  it('is heard where a person is not wanted after all', () => {
    const { state, reply } = say(['can i get a human', 'nvm you can probably help. 30 polos']);
    expect(state).toMatchObject({ flow: 'quote', source: 'chat' });
    expect(reply).toMatch(/30 polos/);
  });

  it('is left open where it is too much', () =>
    expect(say(['how much for a website', 'no thanks, way too expensive']).reply).not.toMatch(/discount|\?/));

  it('asks again for what is on file, and says why', () => {
    const { reply } = say(['30 polos', 'typing', 'may 4', 'Ana Ruiz', 'use the number you have on file']);
    expect(reply).toMatch(/cannot see|no view/);
  });

  it('takes an email where a number is given with doubt', () => {
    const talk = ['30 polos', 'typing', 'may 4', 'Ana Ruiz', 'not sure i want to give out my number'];
    expect(say(talk).reply).toMatch(/email/);
    expect(say(talk).state.declined).not.toContain('contact');
  });

  it('waits for who comes back to it', () => {
    const { reply, state } = say([
      '30 polos',
      'typing',
      'I have to ask my board first. May I come back to this?',
    ]);
    expect(reply).toMatch(/keep|stays/);
    expect(state.slots.dueDate).toBeUndefined();
  });

  it('opens the form where that is fine', () =>
    expect(say(['30 polos', 'typing', 'actually the form is fine']).reply).toMatch(/form/));

  it('tells the cheapest way', () =>
    expect(say(['cheapest way to do 80 tees?']).reply).toMatch(/screen printing about/));
});

describe('a wish by what it is for', () => {
  it.each([
    'us parents want something to wear to the meets',
    'looking for stuff we can all wear on the trip',
  ])('asks for the garment: %s', (message) => expect(say([message]).reply).toMatch(/hoodies/));
});
