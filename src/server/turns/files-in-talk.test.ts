// Talks about files that the visitor sent, through the server's front door: what the check found becomes what Carl says.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blankFacts } from '../../artwork/blank-facts.ts';
import { activeItem, parseState } from '../../assistant/state/state.ts';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import type { ChatResponse } from '../../schemas/message.ts';
import { say, startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const start = useTestApp();
const HERE = 'Here is my file.';

const colors = (count: number) =>
  ['#e4007c', '#009fda', '#ffd500'].slice(0, count).map((hex) => ({ hex, share: 1 / count }));

const picture = (across: number, inks: number, more: Partial<ArtworkFacts> = {}): ArtworkFacts => ({
  ...blankFacts('png'),
  structure: 'raster',
  widthPx: across,
  heightPx: across / 2,
  ink: { left: 0, top: 0, width: across, height: across / 2 },
  pixelsAcrossInk: across,
  colors: colors(inks),
  ...more,
});

const FILES = {
  sharp: picture(4000, 1),
  soft: picture(2000, 1),
  blurry: picture(600, 1),
  inThree: picture(4000, 3),
  boxed: picture(4000, 1, { boxBehind: { name: 'white', hex: '#ffffff' } }),
  photo: picture(4000, 3, { hasManyShades: true }),
  drawn: { ...picture(4000, 1), kind: 'svg', structure: 'vector', widthPx: null, pixelsAcrossInk: null },
  closed: blankFacts('unreadable'),
} satisfies Record<string, ArtworkFacts>;
type Kind = keyof typeof FILES;

describe('a file that was sent', () => {
  it.each([
    ['sharp', /^Your file prints sharp at 11 in wide\. .*\?$/],
    [
      'soft',
      /^At 11 in wide this prints at 182 dpi: soft edges; send the vector file, or we redraw it for \$45\./,
    ],
    [
      'blurry',
      /^At 11 in wide this prints at 55 dpi: blurry edges; send the vector file, or we redraw it for \$45\./,
    ],
    ['boxed', /^There is a white box behind the logo: .*cut it out for \$45\./],
    ['photo', /^It has gradients or a photo: many shades/],
    ['drawn', /vector file.* sharp at any size\./],
    ['closed', /^We have it safely; a person opens this kind by hand\. .*\?$/],
  ] as const)('is judged for what the talk is about: %s', async (kind, verdict) => {
    const talk = await begin(await start());
    await talk.say('72 screen printed tees');
    const { response } = await talk.send(kind);
    expect(response).toMatch(verdict);
    expect(response?.split(/\s+/).length).toBeLessThanOrEqual(45);
  });

  it('is judged at its size on a sign, and at that of its place on a shirt', async () => {
    const server = await start();
    const sign = await begin(server);
    await sign.say('a banner 3x6 ft, just one');
    expect((await sign.send('soft')).response).toMatch(/^At 72 in wide this prints at 28 dpi/);
    const chest = await begin(server);
    await chest.say('48 screen printed tees, logo on the left chest');
    expect((await chest.send('soft')).response).toMatch(/sharp at 4 in wide/);
  });

  it('is judged for what was chosen on the light table', async () => {
    const talk = await begin(await start());
    await talk.say('72 tees');
    const { response } = await talk.send('blurry', {
      ...{ product: 't-shirt', method: 'screen-printing', widthInches: 2, goods: 'tee', placement: 'front' },
      ...{ color: '#15110e', offset: { x: 0, y: 0 }, isCutOut: true },
    });
    expect(response).toMatch(/sharp at 2 in wide/);
  });

  it('begins a request where nothing was said before', async () => {
    const talk = await begin(await start());
    const { response, suggestions } = await talk.send('inThree');
    expect(response).toMatch(/11 in wide.* What should (?:it go|we print it) on\?$/);
    expect(suggestions).toContain('T-shirts');
    expect((await talk.say('72 tees')).response).toMatch(/3 ink colors.*\$663 to \$729/);
    expect(await talk.slots()).toMatchObject({ quantity: 72, inkColors: 3, artwork: 'file ready (PNG)' });
  });

  it('is spoken of once, each of two, and neither before it is checked', async () => {
    const talk = await begin(await start());
    await talk.say('72 tees');
    await talk.add('boxed', 'checking');
    expect((await talk.say(HERE)).response).toMatch(/check/);
    expect((await talk.send('drawn')).response).toMatch(/vector file/);
    expect((await talk.send('blurry')).response).toMatch(/^Your second file: at 11 in wide/);
    expect((await talk.say('by april 10')).response).not.toMatch(/file|sharp|blurry/);
  });

  it('is spoken of with those that came with it: how many there are, and what is gravest', async () => {
    const server = await start();
    const talk = await begin(server);
    await talk.say('72 tees');
    for (const kind of ['sharp', 'boxed', 'soft'] as const) await talk.add(kind);
    const { response } = await talk.say(HERE);
    expect(response).toMatch(/3 files.*your second file: there is a white box behind the logo.*\$45.*\?$/i);
    expect(response?.split(/\s+/).length).toBeLessThanOrEqual(45);
    expect((await talk.say('by april 10')).response).not.toMatch(/file|sharp|soft/);

    const fine = await begin(server);
    await fine.say('72 tees');
    for (const kind of ['sharp', 'drawn'] as const) await fine.add(kind);
    expect((await fine.say(HERE)).response).toMatch(/2 files.*(?:nothing wrong|nothing is wrong) with them/);
  });

  it('is spoken of beside an answer where the page did not tell of it', async () => {
    const talk = await begin(await start());
    await talk.add('soft');
    expect((await talk.say('what are your hours?')).response).toMatch(/9 am/);
    expect((await talk.say('thanks')).response).toMatch(/soft edges; send the vector file/);
  });

  it('gets its verdict after the request was stored, which stays as it was', async () => {
    const talk = await begin(await start());
    for (const said of ['72 tees by march 27', 'Dana Roy, dana@example.com', 'yes send it'])
      await talk.say(said);
    const { response } = await talk.send('inThree');
    expect(response).toMatch(
      /^Your file prints sharp at 11 in wide\.$|^At 11 in wide your file prints sharp\.$/,
    );
    expect(await talk.slots()).not.toHaveProperty('inkColors');
  });

  it('is told of in Spanish', async () => {
    const talk = await begin(await start());
    await talk.say('necesito 72 camisetas en serigrafía');
    expect((await talk.send('boxed')).response).toMatch(/fondo.*\$45.*tinta/);
    expect((await talk.say('¿cuánto cuesta arreglarlo?')).response).toMatch(/\$45/);
    expect((await talk.say('¿se va a ver bien a 12 pulgadas?')).response).toMatch(/fondo/);
    expect((await talk.say('Enviar un archivo')).suggestions[0]).toBe('Enviar un archivo');
  });
});

describe('what a file tells of the job', () => {
  it('counts inks where nobody said how many, and prices them', async () => {
    const talk = await begin(await start());
    expect((await talk.say('72 tees')).response).toContain('$543 to $598');
    const { response, ticket, total } = await talk.send('inThree');
    expect(response).toMatch(/3 ink colors.*\$663 to \$729/);
    expect(ticket.find(({ label }) => label === 'Print')?.value).toBe('3-color');
    expect(total?.lowCents).toBe(662_60);
  });

  it('keeps the number that the visitor said, and says once that the file has another', async () => {
    const talk = await begin(await start());
    await talk.say('72 tees, 2 ink colors');
    expect((await talk.send('inThree')).response).toMatch(/has 3 ink colors and you said 2: I keep 2/);
    expect(await talk.slots()).toMatchObject({ inkColors: 2 });
    expect((await talk.say('by april 10')).response).not.toMatch(/you said/);
  });

  it('is nothing to who says yes to the summary', async () => {
    const talk = await begin(await start());
    for (const said of ['72 tees by march 27', 'Dana Roy, dana@example.com']) await talk.say(said);
    await talk.add('inThree');
    expect((await talk.say('yes send it')).response).toMatch(/with the shop|the shop has/);
    expect(await talk.slots()).not.toHaveProperty('inkColors');
  });
});

describe('a question about a file', () => {
  it.each([
    ['blurry', 'will it look good at 14 inches?', /14 in wide.*43 dpi/],
    ['blurry', 'what about 2 inches wide', /sharp/],
    ['soft', 'how big can it be printed and stay sharp?', /8 in wide/],
    ['boxed', 'can you remove the white background', /cut it out for \$45/],
    ['blurry', 'how much to redraw it', /redraw it for \$45/],
    ['sharp', 'can you fix it', /nothing/i],
    ['inThree', 'how many colors is it', /\b3\b/],
    ['drawn', 'is my file ok?', /any size/],
    ['closed', 'is my logo good enough', /by hand/],
  ] as const)('is answered from what was found: %s, %s', async (kind, question, answer) => {
    const talk = await begin(await start());
    await talk.say('72 tees, 1 ink color');
    await talk.send(kind);
    const before = await talk.slots();
    expect((await talk.say(question)).response).toMatch(answer);
    expect(await talk.slots()).toEqual(before);
  });

  it('is of that file which it names', async () => {
    const talk = await begin(await start());
    await talk.say('72 tees');
    await talk.send('drawn');
    await talk.send('blurry');
    expect((await talk.say('and is the first one ok?')).response).toMatch(/any size/);
  });
});

describe('where none was sent', () => {
  it.each([HERE, 'Send a file', 'where do I send my logo?', 'can I send a picture', 'how do I upload it'])(
    'tells how: %s',
    async (message) => {
      const talk = await begin(await start());
      const { response, suggestions } = await talk.say(message);
      expect(response).toMatch(/drop (?:it|the file)/i);
      expect(suggestions[0]).toBe('Send a file');
    },
  );

  it('offers it once, when artwork comes up, and goes on', async () => {
    const talk = await begin(await start());
    const first = await talk.say('24 embroidered hats, I have the logo ready');
    expect(first.response).toMatch(/\$.*You can drop the file here.*\?$/);
    expect(first.suggestions[0]).toBe('Send a file');
    const next = await talk.say('what resolution does my picture need?');
    expect(next.suggestions).not.toContain('Send a file');
  });

  it('offers to measure a sign', async () => {
    const talk = await begin(await start());
    for (const said of ['a banner', 'just one']) await talk.say(said);
    const { suggestions } = await talk.say('april 10');
    expect(suggestions).toContain('Measure from a photo');
    expect((await talk.say('It measures 96 x 36 in.')).response).toMatch(/96 x 36 in.*\$133 to \$146/);
  });
});

/** A conversation, with files that were checked without a check. */
async function begin(server: TestApp) {
  const id = await startChat(server);
  const { artwork, conversations } = server.storage;
  const sayThis = async (message: string) => {
    const answer = await say(server, id, message);
    expect(answer.statusCode).toBe(200);
    return answer.json<ChatResponse>();
  };
  const add = async (kind: Kind, state: 'checking' | 'checked' = 'checked', print?: object) => {
    const file = {
      id: randomUUID(),
      conversationId: id,
      keyHash: null,
      name: `${kind}.png`,
      bytes: 1,
      sha256: null,
    };
    await artwork.add({ ...file, now: server.clock.now });
    server.clock.now = new Date(server.clock.now.getTime() + 1);
    await artwork.markUploaded(file.id);
    if (state === 'checking') return;
    await artwork.saveCheck(file.id, { state: kind === 'closed' ? 'unreadable' : state, facts: FILES[kind] });
    if (print) await artwork.savePrint(file.id, print);
  };
  return {
    say: sayThis,
    add,
    /** As the page does. */
    send: async (kind: Kind, print?: object) => {
      await add(kind, 'checked', print);
      return await sayThis(HERE);
    },
    slots: async () => {
      const state = parseState((await conversations.find(id))?.state);
      return activeItem(state)?.slots;
    },
  };
}
