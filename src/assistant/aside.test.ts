import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const JOB = 'I need 48 screen printed shirts';

describe('a question about something else in the middle of a job', () => {
  it.each([
    ['what files do you need for a banner', /PDF/],
    ['do you also do car wraps?', /car wraps/],
    ['also, do you do car wraps?', /car wraps/],
    ['how long do 200 banners take?', /signs & banners/],
    ['what is the minimum for embroidery?', /embroidery[^.]* 12 /],
    ['can you do red mugs too?', /we make mugs/],
  ])('is answered, and the job stays: %s', (question, answer) => {
    const { reply, state } = say([JOB, question]);
    const { state: before } = say([JOB]);
    expect(reply).toMatch(answer);
    const { slots, options, thing, jobs, said } = before;
    expect(state).toMatchObject({ slots, options, thing, jobs, said });
    expect(state.slots).toEqual(slots);
  });

  it('leaves goods that are not counted yet', () => {
    const { state, reply } = say(['need shirts for my team', 'do you do car wraps too?']);
    expect(reply).toMatch(/car wraps/);
    expect(state).toMatchObject({ thing: 'shirt', slots: { service: 'hats-and-t-shirts' } });
    const site = say(['my website is embarrassing. can u guys make a new one', 'do you do wraps too?']);
    expect(site.state.slots.service).toBe('websites-and-ai');
  });

  it('prices so many of those, and the job keeps its number', () => {
    const { state, reply } = say(['24 hats', 'do you also do mugs?', 'how much for 60 of those']);
    expect(reply).toMatch(/60 mugs/);
    expect(state).toMatchObject({ thing: 'hat', slots: { quantity: 24 } });
    expect(say(['24 hats', 'how much for 60 of those']).state.slots.quantity).toBe(60);
  });

  it('is asked of other goods of the same trade, and prices so many of those by their name', () => {
    const { state, reply } = say(['200 pens', 'do you do mugs too', 'what would 60 of those be']);
    expect(reply).toMatch(/60 mugs.*\$/);
    expect(state).toMatchObject({ thing: 'pen', jobs: [], slots: { quantity: 200 } });
    expect(
      say(['36 caps', 'how much is a banner', 'wondering what two of them would come to']).reply,
    ).toMatch(/2 banners.*\$/);
  });

  it('is no question where they are counted or wished for', () => {
    expect(say(['200 pens', 'do you do mugs too? I need 60']).state.jobs).toHaveLength(1);
    expect(say(['200 pens', 'what would 300 of those be']).state.slots.quantity).toBe(300);
  });

  it.each([
    'what would 60 mugs run? just curious, dont add them',
    'by the way whats 20 caps go for, out of curiosity',
    'how much is a 2x6 banner, thinking of one for next season maybe',
    'what would 200 cost? only asking',
  ])('is one that says so, with its price: %s', (message) => {
    const told = ['36 tees, one color on the front, by april 9', 'Ann Roe, ann@example.com'];
    const { slots, thing } = say(told).state;
    const { state, reply } = say([...told, message]);
    expect(reply).toMatch(/\$\d.*until you say so/);
    expect(state).toMatchObject({ slots, thing, jobs: [], asked: 'confirm' });
    expect(say(['just wondering if you could add 12 caps'], state).state.jobs).toHaveLength(1);
  });

  it('is what the price of other goods is, once all of the job is told', () => {
    const told = ['36 tees, one color on the front, by april 9', 'Ann Roe, ann@example.com'];
    const { state } = say([...told, 'how much are 100 mugs?']);
    expect(state).toMatchObject({ slots: { quantity: 36 }, thing: 't-shirt', jobs: [] });
    const added = say(['ok add them'], state);
    expect(added.state.jobs).toMatchObject([{ thing: 'mug', slots: { quantity: 100 } }]);
    expect(added.effects).toEqual([]);
    const sent = say([...told, 'yes', 'what do 100 mugs cost?', 'ok lets add those']);
    expect(sent.state).toMatchObject({ thing: 'mug', slots: { quantity: 100 }, stored: false });
  });

  it('is asked of what it names, also where those are spoken of again', () => {
    const sent = ['500 stickers by april 22', 'Mo Hall, mo@hall.example', 'type', 'yes', 'yes'];
    const priced = say([...sent, 'what would 48 trucker hats run? might do those in the fall']);
    expect(priced.reply).toMatch(/48 trucker hats.*\$/);
    expect(priced.state.slots.quantity).toBe(500);
  });

  it("is about the job where it names the job's own goods", () => {
    expect(say([JOB, 'how long do the shirts take?']).reply).toMatch(/screen printing/);
  });

  it('keeps who asks', () => {
    const { slots } = say([JOB, 'do you also do car wraps? kim@example.com']).state;
    expect(slots).toMatchObject({ service: 'screen-printing', quantity: 48, email: 'kim@example.com' });
  });

  it.each([
    ['can I get a quote for 100 mugs?', 'promo-products', 100],
    ['how much for 100 mugs?', 'promo-products', 100],
    ['can you do banners instead?', 'signs-and-banners', 48],
    ['can you embroider them?', 'embroidery', 48],
    ['actually make it banners', 'signs-and-banners', 48],
  ])('is none where it is a wish or a correction: %s', (message, service, quantity) => {
    expect(say([JOB, message]).state.slots).toMatchObject({ service, quantity });
  });

  it.each(['how much would one run?', 'ok and what does that cost', 'ballpark on that?'])(
    'is what a price is asked of next, and only next: %s',
    (message) => {
      const aside = say([JOB, 'I type', 'do you make banners?', message]);
      expect(aside.reply).toMatch(/sign|banner/i);
      expect(aside.state.slots).toMatchObject({ service: 'screen-printing', quantity: 48 });
      expect(say(['by april 20', 'how much would that be?'], aside.state).reply).toMatch(/shirts/);
    },
  );
});
