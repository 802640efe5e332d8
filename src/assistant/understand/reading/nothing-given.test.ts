import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';

const MESSAGES = `
do you ship to Canada
I have a question about my last invoice
can you match a Pantone 286 C
my logo is 300 dpi
will the vinyl hold up for 5 years outside
I was born in 1985
the address is 1420 Grand Blvd Suite 200
my order number is 77120
call me later today
I am from Texas
I'm Mexican
I'm good thanks
it's for my mom
give me a second
24/7 support?
how much is a $100 gift card worth
the other shop charges 8 dollars each
I ordered last Tuesday
we met on March 3rd
how's your Monday going
every friday we meet
sat down with my team
Hi Carl
tell Steve I said hi
similar to a Gildan 64000
in the back of the store
XL is fine
at 5pm
page 2 of the catalog
two thumbs up
my kid is 7
tracking number 1Z999AA10123456784
on the third try
Patty melt
1994 chevy
bill me later
a 5k every fall
pas de chat
con artist
no more than $10 each
`;

describe('where nothing is given', () => {
  it.each(MESSAGES.trim().split('\n'))('nothing is read: %s', (message) => {
    const { service: _, ...slots } = read(message, nothingKnown(), shop, NOW).slots;
    expect(slots).toEqual({});
  });
});
