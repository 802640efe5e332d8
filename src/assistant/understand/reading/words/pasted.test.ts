import { expect, it } from 'vitest';
import { NOW, shop } from '../../../testing/shop.ts';
import { read } from '../../context/read.ts';
import { nothingKnown } from '../../context/reader-state.ts';
import { withoutHeads } from './pasted.ts';

const slotsOf = (message: string) => read(message, nothingKnown(), shop, NOW).slots;

it('takes the sender of a mail that was passed on, and not the day it was sent', () => {
  const { name, quantity, dueDate } = slotsOf(
    '---- Forwarded message ----\nFrom: Ivy Sato <ivy@example.com>\nDate: Mon, Mar 2, 2026 at 4:15 PM\nSubject: mugs\n\n72 mugs please',
  );
  expect({ name, quantity, dueDate }).toEqual({ name: 'Ivy Sato', quantity: 72, dueDate: undefined });
});

it('leaves out what a reply quotes', () => {
  const { email, quantity } = slotsOf(
    'On Tue, Mar 3, 2026 at 9:14 AM Front Desk <desk@example.com> wrote:\n> Was it 50?\n\n64 caps please',
  );
  expect({ email, quantity }).toEqual({ email: undefined, quantity: 64 });
});

it('leaves out who says what in a chat', () => {
  const text = withoutHeads('Tess: who asks\nMo P: me\nTess: 30 crewnecks\nMo P: k');
  expect(text).toBe('who asks\nme\n30 crewnecks\nk');
  expect(
    slotsOf(`[3/4, 9:12 AM] Tess: crewnecks\n[3/4, 9:13 AM] Mo: 30\n[3/4, 9:13 AM] Tess: k black`),
  ).toMatchObject({
    quantity: 30,
    colors: ['black'],
  });
});

it.each([
  'Name: Ivy Sato\nQty: 40\nItem: mugs',
  'Shirts: 20\nHats: 30',
  '60 tees\nfrom Ivy',
  'Subject: 50 hats',
])('leaves a form as it is: %s', (message) => {
  expect(withoutHeads(message)).toBe(message);
});

it.each([
  ['how many? 48', '48'],
  ['when... april 3 i guess', 'april 3 i guess'],
  ['how many? is 20 ok?', 'how many? is 20 ok?'],
  ['how many do you need to order?', 'how many do you need to order?'],
])('leaves out a question said over before its answer: %s', (message, said) =>
  expect(withoutHeads(message)).toBe(said),
);

it('leaves out spare spaces, but not the ends of lines', () => {
  expect(withoutHeads(' 36  mugs \n\n by   may 2 ')).toBe('36 mugs \n\n by may 2');
});
