import { describe, expect, it } from 'vitest';
import { contextFor, NOW, shop } from '../../../testing/shop.ts';
import { read } from '../../context/read.ts';
import { nothingKnown } from '../../context/reader-state.ts';
import { isOfBooking, isOfPastOrder, wantsMoreGoods } from './past-orders.ts';

const isComplaint = (message: string) => isOfPastOrder(contextFor(message).words);

describe('a complaint about what was made', () => {
  it.each([
    'the aprons showed up torn',
    'you stitched the crest upside down',
    'we counted 22 instead of 30 caps',
    'three of the mugs arrived chipped',
    'we have not received our flyers',
    'any news on the window decals',
    'the vinyl is peeling off already',
    'wrong size aprons in the box',
    'I want my money back',
    'can you get them reprinted',
    'we were supposed to have the tents monday, still nothing',
    '2 of our 18 vests are coming unstitched',
    'the embroidery is fraying on 5 of them',
    'what did we order in spring',
    'las tazas que me dieron vienen rotas',
    'nos entregaron la lona con el nombre mal escrito',
    'recogimos el pedido y faltan dos gorras',
    'aprons pilled like crazy',
    'ordered 36 caps but only got 30',
    'the jackets have a snap missing',
    'yall stitched them in red and we asked for gold',
    'we were charged double',
    'ugh the lettering yellowed',
    'they came apart in the first wash',
    'we are missing two mediums',
    'delivery was short 6 totes',
    'only 40 of our 48 pens made it',
    'there is a stain on one of the vests',
    'the decals will not stay on',
    'one jacket is shattered and smelly',
    'really not satisfied with the aprons',
    'that is not what we signed off',
    'most of the caps are way too tight',
    'the mesh sign you hung is torn, we need a new one',
  ])('is one: %s', (message) => expect(isComplaint(message)).toBe(true));

  it.each([
    'our old awning sign is faded, we want a new one',
    'what if the mugs come broken',
    'do the decals start peeling in the sun',
    'the last printer got our caps wrong',
    'we need 30 caps, not 40',
    'me hicieron unas tazas hace un año y quiero mas',
    'me entregaron chuecas las gorras en otro lado, ustedes bordan',
    'me dieron su numero, hacen lonas',
    'can I get 20 shirts in different sizes',
    'I never got a quote',
    'my truck is dented, can you still letter it',
    'any ideas for the back of the shirts',
    'the aprons are short sleeve',
    'vests that will not fade',
    'letters faded look on the front',
    'our awning is torn, want a new one',
    'I am missing the logo file',
    'only 10 of the 12 aprons need names',
    'we are short two people on the team',
    'not happy with the price of the hats',
    'tear away tag in the shirts',
  ])('is none: %s', (message) => expect(isComplaint(message)).toBe(false));
});

describe('what is booked', () => {
  const changes = (message: string) => isOfBooking(contextFor(message).words);

  it.each([
    'do i need an appointment',
    'what if i have to cancel my appointment',
    'change my shirts to navy',
    '200 appointment cards',
    'move the logo to the back',
  ])('is not: %s', (message) => expect(changes(message)).toBe(false));
});

describe('more goods after an order', () => {
  it.each([
    'we got mugs from you in may and want 40 more',
    'can we get another 15 vests',
    'the aprons were great, need a dozen of the same',
    'bought 10 caps last fall, thinking 30 this time',
    'lets redo our previous order',
    'the same hats we got in the summer',
    'could we order what we had before',
    'reprint our last run of stickers',
  ])('are wanted: %s', (message) => expect(wantsMoreGoods(contextFor(message).words)).toBe(true));

  it.each([
    'checking on my order of 40 mugs, need more info',
    'we are 3 caps short and need 3 more',
    'only got 18 vests, need another 2',
    'can I get another look at the proof',
    'need two more days for the 40 caps',
    'where are the 40 more caps I asked for',
    'you have to redo our last order',
    'redo my last order, half came out crooked',
    'why is it the same logo we had before',
  ])('are not: %s', (message) => expect(wantsMoreGoods(contextFor(message).words)).toBe(false));
});

describe('work of somebody else', () => {
  const intents = (message: string) => read(message, nothingKnown(), shop, NOW).intents;
  it.each([
    'had our vests from a place across town but the outfit folded',
    'the lady who stitched our aprons passed away',
    'our sign guy retired in may',
    'the company we used for our vests stopped making them',
    'our usual embroiderer went under',
    'the vests have to match our polos',
    'my sister bought an old school bus and we want it lettered',
    'just purchased a flower shop, need a sign above the door',
  ])('is no order here: %s', (message) => expect(intents(message)).toEqual(['quote']));

  it.each([
    ['I picked up my order last week and your place closed before I could count them', 'order_status'],
    ['we ordered vests from you in May and they never came', 'order_status'],
    ['I bought a van magnet in june, is it ready', 'order_status'],
    ['we bought a truck wrap from you and it is peeling', 'order_status'],
    ['put me through to someone else', 'human'],
    ['our last order from you guys never came', 'order_status'],
  ])('is not told of in: %s', (message, intent) => expect(intents(message)).toContain(intent));
});

describe('praise of work that was done', () => {
  it.each([
    'y’all made us 80 caps last spring and we love them',
    'you guys printed our banner, it turned out great',
  ])('asks for nothing: %s', (message) =>
    expect(read(message, nothingKnown(), shop, NOW)).toMatchObject({ intents: [], slots: {} }),
  );

  it('leaves what is asked for beside it', () => {
    const { slots } = read('you made us 80 caps and we love them, need 40 more', nothingKnown(), shop, NOW);
    expect(slots.quantity).toBe(40);
  });

  it('is no complaint where it was not bad', () => {
    const { intents } = read('we got 9 sponsors so money is not terrible', nothingKnown(), shop, NOW);
    expect(intents).not.toContain('order_status');
  });
});
