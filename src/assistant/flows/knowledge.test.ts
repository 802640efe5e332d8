import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('an answer from the shop’s pages', () => {
  it('names the page and quotes it briefly', () => {
    for (const question of [
      'how do I wash the shirts?',
      'how can I pay?',
      'do you ship to texas?',
      'what happens if something came out wrong?',
      'how do proofs work?',
    ]) {
      const { reply } = say([question]);
      expect(reply, question).toMatch(/^From our page "[^"]+": /);
      expect(reply.length, question).toBeLessThan(480);
    }
  });

  it('begins with no sentence that leans on the one before it', () => {
    expect(say(['do you charge for artwork']).reply).toMatch(/^From our page "[^"]+": For most jobs /);
  });

  it('is of the vehicle where its old vinyl is asked about', () =>
    expect(say(['wrap for a box truck', 'type', 'do you take the old vinyl off']).reply).toMatch(
      /Old film comes off/,
    ));

  it('reads out of a list what the question is about', () => {
    expect(say(['can I pay with a check?']).reply).toMatch(/Company check/);
  });

  it('is not given for the job from what holds for other goods', () => {
    const outside = 'how long do they last outside?';
    expect(say(['3 banners', 'type', outside]).reply).toMatch(/From our page "Signs/);
    expect(say(['100 stickers', 'type', outside]).reply).toMatch(/Stickers last/);
    expect(say(['100 lanyards', 'type', 'how long does it take to dry them']).reply).not.toMatch(
      /From our page/,
    );
    expect(say(['100 totes', 'does it fade?']).reply).toContain('Promo products');
    expect(say(['100 tees', 'does it fade?']).reply).toContain('Washing and care');
  });

  it('is not given for what only takes place, whose day is kept', () => {
    const { state, reply } = say([
      '4 window posters',
      'type',
      'by april 2 please, the lunch menu launches the 4th',
    ]);
    expect(state.slots.dueDate?.date).toBe('2026-04-02');
    expect(reply).not.toMatch(/do not make|From our page/);
    expect(say(['4 window posters', 'type', 'i also need menus by april 2']).reply).toMatch(/menus/i);
  });

  it('says so when nothing fits, and offers a person', () => {
    for (const question of [
      'do you print on wood?',
      'do you print on bricks?',
      'can you laser cut leather?',
    ]) {
      const { reply, suggestions } = say([question]);
      expect(reply, question).toMatch(/(?:know|sure).*(?:person|people|someone)/);
      expect(suggestions, question).toContain('Talk to a person');
    }
  });

  it('goes before the flow that a word of the question belongs to', () => {
    for (const [question, answer] of [
      ['is there an extra fee for bigger sizes like 3xl?', /Garments, sizes and hats/],
      ['do your hoodies shrink?', /Cotton shrinks/],
      ['what does shipping to omaha cost?', /carrier/],
      ['would you wrap a leased car?', /leasing companies/],
      ['which holds up longer, embroidery or print?', /Choosing a method/],
    ] as const)
      expect(say([question]).reply, question).toMatch(answer);
  });

  it('leaves goods, dates and wishes to their flows', () => {
    for (const message of [
      'how much are 50 tees',
      '50 tees shipped to Omaha by april 20',
      'I need a logo drawn',
    ])
      expect(say([message]).reply, message).not.toMatch(/^From our page/);
  });

  it('stands in one sentence beside a price', () => {
    const { reply } = say(['how much are 50 tees and what is shipping?']);
    expect(reply).toMatch(/estimate.*\$.*From our page "Shipping and pick-up": [^.]*\. [^.]*\?$/);
  });

  it('says plainly what the shop does not make, and the job stays as it was', () => {
    for (const wish of [
      'I need 500 brochures',
      'do you make neon signs?',
      'what about a cake for 120 guests?',
    ]) {
      const { reply, state } = say(['40 hats', 'type', wish]);
      expect(reply, wish).toMatch(/We do not/);
      expect(state.slots, wish).toMatchObject({ service: 'hats-and-t-shirts', quantity: 40 });
    }
    expect(say(['50 shirts for our catering company']).reply).toMatch(/\$/);
  });

  it('is given in Spanish from the pages in Spanish', () => {
    expect(say(['hola, ¿aceptan tarjeta?']).reply).toMatch(/De nuestra página "[^"]+": .*tarjeta/);
  });

  it.each(['ok and whose name is the site in', 'oh cool who owns the domain then'])(
    'is given however a question opens: %s',
    (question) => expect(say(['I want a website', question]).reply).toMatch(/yours/),
  );

  it('is none for who is at the right place, or wants a sewn logo', () => {
    expect(say(['is this the place to get crewnecks made']).reply).not.toContain('our page');
    expect(say(['jackets with the sewn kind of logo']).reply).not.toContain('sewing');
  });

  it('is found for what the site is said to say', () => {
    expect(say(['i read that proofs are free is that true']).reply).toContain('proof');
  });

  it('is honestly missing beside what is told', () => {
    const { reply } = say(['90 stickers', 'typing', 'by may 4. do they survive salt water']);
    expect(reply).toContain('May 4');
    expect(reply).toMatch(/someone here does|a person from the shop can/);
    expect(say(['90 stickers', 'typing', 'by may 4. does that work?']).reply).not.toContain(
      'someone here does',
    );
  });

  it.each(['who should I send photos to', 'how do I get you our logo', 'may we text you a pic'])(
    'tells how a file gets to the shop: %s',
    (message) => {
      expect(say([message]).reply).toContain('hello@boldwork.example');
      expect(say(['48 hoodies', 'type', message]).reply).toContain('hello@boldwork.example');
    },
  );
});

describe('goods named in few words', () => {
  it.each(['decals for our van, silver', 'ok what about pink tote bags', 'hmm how about camo hats'])(
    'are a job, and no question to the pages: %s',
    (message) => expect(say([message]).reply).not.toMatch(/From our page/),
  );

  it('tells napkins to be printed from a sketch on one', () => {
    expect(say(['do you print napkins']).reply).toContain('What we do not make');
    expect(say(['I drew it on a napkin, is that ok?']).reply).not.toContain('What we do not make');
  });

  it('are still looked up where they are not made', () => {
    expect(say(['paper napkins']).reply).toMatch(/paper goods/);
  });
});

describe('the shop that is asked about', () => {
  it.each(['are you guys an actual store or just resellers', 'is this place legit', 'r u a real print shop'])(
    'is not Carl: %s',
    (question) => expect(say([question]).reply).toMatch(/our own shop/),
  );

  it.each(['are you a real person', 'am i talking to a bot or a human', 'who are you'])(
    'is not meant where Carl is: %s',
    (question) => expect(say([question]).reply).toMatch(/AI/),
  );

  it('is owned by whom the people there tell', () =>
    expect(say(['who owns this business']).reply).toMatch(/tell you gladly/));
});

describe('a tip for artwork', () => {
  it('is for the goods wanted', () => {
    expect(say(['any tips on art files for tees']).reply).not.toMatch(/cap/);
    expect(say(['art guidelines for caps']).reply).toMatch(/front of a cap/);
    expect(say(['art guidelines for caps']).reply).not.toMatch(/On a shirt/);
  });
});

describe('what is asked for is none of what is not made', () => {
  it.each(['we want matching stuff for our reunion', 'need something for the table at a trade show'])(
    'of words that only sound like it: %s',
    (message) => expect(say([message]).reply).not.toMatch(/do not (?:print|make)/),
  );
});

describe("the visitor's own trade", () => {
  it.each(['our food truck needs a new look', 'i need our pizza van wrapped', 'do you wrap cupcake trucks'])(
    'is no goods wished for: %s',
    (message) => {
      const { reply, state } = say([message]);
      expect(reply).not.toMatch(/We do not make/);
      expect(state.slots.service).toBe('car-wraps');
    },
  );

  it('leaves what is wished for', () => {
    expect(say(['do you make cakes for food trucks']).reply).toMatch(/do not make/);
  });
});

describe('a page', () => {
  const JOB = ['80 mugs', 'type'];

  it.each([
    'around 90? and we cant go over $950',
    'how many? 45 swimmers plus 2 assistants, so 47',
    'by may 6, thats when we send out our logo mugs',
  ])('is quoted for nothing that is only told: %s', (message) =>
    expect(say([...JOB, message]).reply).not.toMatch(/From our page|proof should be approved/),
  );

  it('is quoted for each of two things that are asked in a breath', () => {
    const { reply } = say([...JOB, 'what about shipping, and the sales tax?']);
    expect(reply).toMatch(/UPS.*sales tax/);
  });

  it('is quoted for each of three, which leaves no room for a question', () => {
    const { reply } = say([
      '3 things 1 can I bring my own hats 2 do you ship to Topeka 3 how fast is a rush',
    ]);
    expect(reply.match(/From our page/g)).toHaveLength(3);
    expect(reply).not.toMatch(/\?/);
  });

  it('is named once for two of its sentences', () => {
    const { reply } = say(['48 tees', 'how do we pay, can you take a check? and is there a deposit']);
    expect(reply.match(/From our page/g)).toHaveLength(1);
    expect(reply).toMatch(/check.*deposit/i);
  });

  it('is no page on picking up for who never picks up', () =>
    expect(say(['200 pens', 'please no calls, I never pick up']).reply).not.toMatch(/From our page/));

  it('tells what a mistake costs that is found after approval', () =>
    expect(say(['48 tees', 'what happens if I find a mistake after the proof is approved?']).reply).toMatch(
      /printed as approved/,
    ));

  it('tells of setup and hidden fees what is included', () => {
    expect(say([...JOB, 'is setup extra? the last shop had hidden fees']).reply).toMatch(
      /Included are setup/,
    );
    expect(say([...JOB, 'whats the setup fee']).reply).toMatch(/promo products .*\$50 once per job/i);
  });

  it('tells of shipping and pick-up where both are asked for in a breath', () =>
    expect(say([...JOB, 'do you ship or is it pick up only']).reply).toMatch(/UPS.*pick them up/));

  it('keeps the file, and chooses none, where it is asked if it is kept', () => {
    const { reply, state } = say(['36 polos', 'I type', 'will you keep our logo for a reorder']);
    expect(reply).toMatch(/reorder/);
    expect(state.supposed).toBeNull();
  });

  it.each([
    ['30 embroidered beanies', 'how many colors can you do', /thread colors/],
    ['30 tees', 'which sizes do you have', /youth XS/],
  ])('quotes the page of the goods talked about: %s, %s', (job, question, answer) =>
    expect(say([job, question]).reply).toMatch(answer),
  );

  it('takes who has no logo and asks for one to want it drawn', () => {
    const { reply, state } = say([...JOB, 'we have no logo, can you make us one']);
    expect(state.slots.artwork).toBe('needs design');
    expect(reply).not.toMatch(/From our page|do not know|cannot/);
  });
});

describe('what is asked of the goods and of getting them', () => {
  it.each([
    [['can you send half to our other office'], /several addresses/],
    [['do you ship to toronto'], /another country/],
    [['do you offer engraving'], /printed or engraved/],
    [['30 polos', 'I type', 'do you provide the polos'], /garment or material/],
    [['30 caps', 'I type', 'which caps do you use'], /Richardson/],
    [['30 tees', 'I type', 'are they itchy or nice'], /tee: .*ounces/],
    [['a website', 'I type', 'can i quit later'], /30 days' notice/],
    [['can i send them back'], /something is wrong|cannot be returned|put it right/],
    [['12 polos', 'I type', 'which thread colors can i have'], /15 thread colors/],
    [['wrap for a van', 'I type', 'any idea how we clean it'], /wash/],
    [['can we have a sample', 'is it free'], /quoted by a person/],
    [['my wife wants to know whether you print on wood'], /(?:know|sure).*(?:person|people|someone)/],
    [['do you print both sides of a hoodie'], /second location/],
    [['do you sell gift certificates'], /(?:know|sure).*(?:person|people|someone)/],
    [['40 tees', 'type', 'which type of file do you like for the art'], /vector file/],
    [
      ['do you do magnets for van doors', 'will they fly off on the highway'],
      /(?:know|sure).*(?:person|people|someone)/,
    ],
    [['wrap for my van', 'will it survive the car wash'], /brushless/],
    [['250 stickers', 'do they rub off'], /years/],
    [['a chatbot for my salon', 'does that work with the squarespace site i already have'], /already have/],
    [['can the assistant pick up calls too'], /in writing/],
    [['do you make iron on patches'], /the size, the shape/],
    [['do you print on canvas'], /canvas/],
    [['can i split it on two cards'], /a person tells/],
    [
      ['do you sew names on jackets if we supply our own'],
      /person quotes.*own garments|jerseys.*own garments/,
    ],
    [
      ['60 magnets', 'are they the kind that holds up on a car'],
      /(?:know|sure).*(?:person|people|someone)|years/,
    ],
    [['150 stickers', 'how big are those'], /3 by 3 inches/],
    [['30 tees', 'can we do half one logo and the other half another'], /A second design/],
    [['a banner for our gym', 'does it come with a way to hang it'], /grommets/],
    [['lettering on my truck', 'is putting it on included'], /laying by hand/],
    [['a site for my deli', 'can you shoot photos of the food'], /five to ten photos/],
    [['a site for my deli', 'do I lose it when I quit paying'], /are yours/],
    [
      ['signs for our wall', 'our wall is stone, will vinyl stick?'],
      /(?:know|sure).*(?:person|people|someone)/,
    ],
    [['do you offer layaway'], /Installments are not possible/],
    [['do you offer glass etching'], /(?:know|sure).*(?:person|people|someone)/],
    [['is it cheaper with our own hoodies'], /no garment/],
    [['what is the difference between mesh and vinyl'], /13-ounce vinyl.*mesh/],
    [['can you take old lettering off a truck'], /removal is quoted/],
    [['30 polos', 'can we get a sewn sample', 'is it extra'], /quoted by a person/],
    [['30 polos', 'do you ship', 'is that included'], /do not include shipping/],
    [
      ['100 yard signs', 'how many do you suggest for a small town'],
      /(?:know|sure|answer).*(?:person|people|someone)/,
    ],
    [['can you draw it from a napkin sketch'], /designer draws|draw that/],
    [['40 tees', 'is there a deadline for adding people'], /until the garments are ordered/],
    [['40 tees', 'which sizes do toddlers have'], /youth XS/],
    [['do you embroider stuff i already own'], /own garments/],
    [['do your websites work on phones'], /phone, tablet/],
    [['favors for our wedding', 'something practical that is not too expensive'], /koozies/],
    [['60 mugs', 'do they come in bags'], /packed in bulk/],
    [['60 mugs', 'can I pay by american express'], /Amex/],
    [['can you put nike on it', 'why not'], /(?:know|sure).*(?:person|people|someone)/],
    [['do you run embroidery classes'], /(?:know|sure).*(?:person|people|someone)/],
    [['30 hoodies', 'I type', 'does the price include the hoodies'], /the hoodies, printing/],
  ])('has its answer: %s', (messages, answer) => expect(say(messages).reply).toMatch(answer));

  it.each([
    [['do you have totes', 'do you also do pens'], /we make pens, from 50/],
    [['do you do magnets', 'what about lanyards'], /we make lanyards, from 50/],
    [['a mug for our guild', 'never mind, do you do magnets'], /Magnets/],
  ])('is whether other goods are made too: %s', (messages, answer) =>
    expect(say(messages).reply).toMatch(answer),
  );

  it.each([
    [['80 stickers', 'we are The Wool Socks'], /day/],
    [['my wife bakes cookies and wants aprons'], /^Aprons/],
    [['a wrap for my van', 'type'], /vehicle|date|day|many/],
  ])('is no page where nothing is asked: %s', (messages, answer) => {
    const { reply } = say(messages);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/page/);
  });

  it.each(['can they go on a tumbler', 'would they stick to a truck', 'can i put them on a hat'])(
    'is where they go, and the job stays: %s',
    (message) => {
      const { reply, state } = say(['200 stickers', 'I type', message]);
      expect(reply).not.toMatch(/we make|instead|noted/);
      expect(state.thing).toBe('sticker');
    },
  );
});

describe('a page that a chance word names', () => {
  it.each([
    ['do you make yard signs with the metal legs', /what we do not make/i],
    ['do you have pull ups or only full zips', /UPS Ground/],
    ['hey do you have a minute', /From our page/],
    ['for the Elm Street Rug Gallery, 20 aprons embroidered', /do not make/],
  ])('is no answer: %s', (message, page) => expect(say([message]).reply).not.toMatch(page));

  it.each([
    ['do you make leggings', /do not make/],
    ['do you deliver to our door', /delivery|UPS|ship/i],
  ])('is one to %s', (message, page) => expect(say([message]).reply).toMatch(page));
});
