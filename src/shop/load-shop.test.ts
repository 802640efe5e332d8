// The owner's mistakes, one by one: each must name its file, its line and what was expected.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadShop } from './load-shop.ts';
import { type Mistake, ShopFactsError } from './shop-facts-error.ts';
import { type FactsFolder, factsFolder } from './testing/facts-folder.ts';

let folder: FactsFolder;
beforeEach(async () => {
  folder = await factsFolder();
});
afterEach(() => rm(folder.dir, { recursive: true, force: true }));

async function mistakesOf(dir: string): Promise<readonly Mistake[]> {
  const error = await loadShop(dir).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ShopFactsError))
    throw new Error('expected the facts to be refused', { cause: error });
  return error.mistakes;
}

describe('right facts', () => {
  it('load with money in cents, hours by weekday and buttons in order', async () => {
    const shop = await loadShop(folder.dir);
    expect(shop.brand.name).toBe('Small Press');
    expect(shop.opening_hours[2]).toEqual([
      ['09:00', '12:00'],
      ['13:00', '18:00'],
    ]);
    expect(shop.opening_hours[7]).toEqual([]);
    expect(shop.hero_buttons.map(({ order }) => order)).toEqual([1, 2]);
    expect(shop.prices.tees?.quantity_breaks).toEqual([
      { from: 1, unit_cents: 1000 },
      { from: 51, unit_cents: 800 },
    ]);
    const [colors, , stitches, , rush] = shop.prices.tees?.options ?? [];
    expect(colors).toMatchObject({
      times: 'places',
      step: 1,
      each: { setup_cents: 2000, unit_cents: 50, percent: 0 },
    });
    expect(stitches).toMatchObject({ step: 1000 });
    expect(rush).toMatchObject({ choices: [{ percent: 0 }, { percent: 25, setup_cents: 0 }] });
    expect(shop.greeting.voice_intro.text).toBe(shop.greeting.text_intro.message);
    const [picture, ...others] = shop.pictures;
    expect(others).toEqual([]);
    expect(picture).toMatchObject([
      'blue.svg',
      { type: 'image/svg+xml', version: expect.stringMatching(/^\w{16}$/) },
    ]);
    expect(shop.work).toEqual([
      {
        title: 'Blue tee',
        service: 'tees',
        image: `/work/blue.svg?v=${picture?.[1].version}`,
        alt: 'A blue tee',
        facts: [],
        sample: false,
      },
    ]);
  });

  it.each([
    ['nothing', '', { conversations_days: 365, leads_days: null }],
    ['null', 'retention: null\n', { conversations_days: 365, leads_days: null }],
    ['its name alone', 'retention:\n', { conversations_days: 365, leads_days: null }],
    ['one of the two', 'retention: { leads_days: 730 }\n', { conversations_days: 365, leads_days: 730 }],
    [
      'that nothing goes by itself',
      'retention: { conversations_days: null, leads_days: null }\n',
      { conversations_days: null, leads_days: null },
    ],
    ['an empty value', 'retention:\n  conversations_days:\n', { conversations_days: null, leads_days: null }],
    [
      'the shortest and the longest',
      'retention: { conversations_days: 1, leads_days: 36500 }\n',
      { conversations_days: 1, leads_days: 36_500 },
    ],
  ])('may say of retention %s', async (_, written, retention) => {
    await folder.change('shop.yaml', 'services:\n', `${written}services:\n`);
    expect((await loadShop(folder.dir)).retention).toEqual(retention);
  });

  it('load articles as sections of plain text, with lists kept readable', async () => {
    const { articles } = await loadShop(folder.dir);
    expect(articles).toEqual([
      {
        slug: 'washing',
        title: 'Washing',
        services: ['tees'],
        keywords: ['laundry'],
        sections: [
          { heading: 'Washing', text: 'Wash it cold.' },
          { heading: 'Drying', text: 'Hang it up, see the page.\n- In the shade\n- Not in the sun' },
        ],
      },
    ]);
  });

  it('load what visitors say who ask for a section, and in which language an article is', async () => {
    const asked =
      'keywords: [laundry]\nasked:\n  Drying: [tumble dry/dryer]\nlanguage: es\nnot_made: true\nuntil: 2026-12-24';
    await folder.change('knowledge/washing.md', 'keywords: [laundry]', asked);
    const [article] = (await loadShop(folder.dir)).articles;
    expect(article).toMatchObject({ language: 'es', not_made: true, until: '2026-12-24' });
    expect(article?.sections.map((one) => one.asked)).toEqual([undefined, ['tumble dry/dryer']]);
  });

  it('refuse what is asked under a heading that is none', async () => {
    const asked = 'keywords: [laundry]\nasked:\n  Dryng: [dryer]';
    await folder.change('knowledge/washing.md', 'keywords: [laundry]', asked);
    await expect(loadShop(folder.dir)).rejects.toThrow(
      'knowledge/washing.md:6 expected a heading of this article, found "Dryng"; did you mean "Drying"?',
    );
  });

  it('have the same version until a file changes', async () => {
    const { version } = await loadShop(folder.dir);
    expect((await loadShop(folder.dir)).version).toBe(version);
    await folder.change('knowledge/washing.md', 'cold', 'warm');
    const warmer = await loadShop(folder.dir);
    expect(warmer.version).not.toBe(version);
    await folder.change('work/blue.svg', '/>', ' width="4"/>');
    const wider = await loadShop(folder.dir);
    expect(wider.version).not.toBe(warmer.version);
    expect(wider.work[0]?.image).not.toBe(warmer.work[0]?.image);
  });

  const write = async (file: string, text: string) => {
    await mkdir(join(folder.dir, 'replies'), { recursive: true });
    await writeFile(join(folder.dir, file), text);
  };

  it('hold saved replies as they are sent: paragraphs in one line each, figures filled in, fields left', async () => {
    const reply =
      'title: Thanks\nlanguage: es\n---\nHi {first_name},\n\nfrom {minimum printing} on\nall is well:\n\n- one\n- two\n';
    await write('replies/thank-you.md', `---\n${reply}`);
    expect((await loadShop(folder.dir)).replies).toEqual([
      {
        name: 'thank-you',
        title: 'Thanks',
        language: 'es',
        text: 'Hi {first_name},\n\nfrom 1 on all is well:\n\n- one\n- two',
      },
    ]);
  });

  it('name what is wrong with a saved reply', async () => {
    await write('replies/Thank You.md', '---\ntitle: Thanks\nlanguage: fr\n---\nHi\n{fist_name}\n');
    await write('replies/empty.md', '---\ntitle: Thanks\nlanguage: en\n---\n');
    await write('replies/plain.md', 'Hi');
    const told = await loadShop(folder.dir).catch((error: Error) => error.message);
    expect(told).toMatch(/^replies\/Thank You\.md:1 expected a file name of lower-case words/m);
    expect(told).toMatch(/^replies\/Thank You\.md:3 expected .*en.*es/m);
    expect(told).toMatch(
      /^replies\/Thank You\.md:6 expected one of name, .* in braces, found "fist_name"; did you mean "first_name"\?/m,
    );
    expect(told).toMatch(/^replies\/empty\.md:5 expected some text/m);
    expect(told).toMatch(/^replies\/plain\.md:1 expected front matter: title and language/m);
  });

  it('may have no knowledge, no saved replies and no work', async () => {
    await rm(join(folder.dir, 'knowledge'), { recursive: true });
    await rm(join(folder.dir, 'work'), { recursive: true });
    expect(await loadShop(folder.dir)).toMatchObject({ articles: [], work: [] });
  });

  it('may be written on Windows', async () => {
    for (const file of ['shop.yaml', 'catalog.yaml', 'knowledge/washing.md']) {
      const path = join(folder.dir, file);
      await writeFile(path, `\uFEFF${(await readFile(path, 'utf8')).replaceAll('\n', '\r\n')}`);
    }
    expect((await loadShop(folder.dir)).articles[0]?.sections).toHaveLength(2);
  });
});

type Case = [file: string, from: string, to: string, expected: string];

const MISTAKES: Case[] = [
  // shop.yaml, by itself
  [
    'shop.yaml',
    'questions: []',
    'artwork_rules: [{ title: Big, text: Send it big., picture: vektor }]\n    questions: []',
    'services[0].artwork_rules[0].picture, found "vektor"; did you mean "vector"?',
  ],
  [
    'shop.yaml',
    'questions: []',
    `artwork_rules: [${'{ title: Big, text: Send it big., picture: size }, '.repeat(5)}]\n    questions: []`,
    'expected at most four rules for services[0].artwork_rules',
  ],
  ['shop.yaml', 'headline:', 'heading:', 'expected no key "heading" in brand; did you mean "headline"?'],
  ['shop.yaml', 'tagline:', 'tag_line:', 'expected no key "tag_line" in brand; did you mean "tagline"?'],
  [
    'shop.yaml',
    'name: Small Press',
    'name: 7',
    'expected text (in quotes if it looks like a number) for brand.name, found 7',
  ],
  ['shop.yaml', 'lede: Prints of all kinds.', 'lede:', 'for brand.lede, found nothing'],
  [
    'shop.yaml',
    'phone: (816) 555-0199',
    'phone: call us',
    'expected a phone number such as (816) 555-0170 for brand.phone, found "call us"',
  ],
  ['shop.yaml', 'email: hello@press.example', 'email: hello@press', 'expected an e-mail address'],
  [
    'shop.yaml',
    'time_zone:',
    'security_contact: http://press.example\ntime_zone:',
    'expected an e-mail address or an https address for security_contact, found "http://press.example"',
  ],
  [
    'shop.yaml',
    "address: { street: 1 Main St, city: Kansas City, region: MO, postal_code: '64101'",
    'address: { street: 1 Main St, city: Kansas City, region: MO, postal_code: 64101',
    'for brand.address.postal_code, found 64101',
  ],
  [
    'shop.yaml',
    'time_zone: America/Chicago',
    'time_zone: America/Chigaco',
    'expected an IANA time zone such as America/Chicago for time_zone, found "America/Chigaco"; did you mean "America/Chicago"?',
  ],
  ['shop.yaml', 'time_zone: America/Chicago', 'time_zone: +05:00', 'expected an IANA time zone'],
  [
    'shop.yaml',
    'monday: 09:00-18:00',
    'monday: 18:00-09:00',
    'opening before closing, or closed for opening_hours.monday, found "18:00-09:00"',
  ],
  ['shop.yaml', 'monday: 09:00-18:00', 'monday: 9-18', 'expected times such as 09:00-18:00'],
  ['shop.yaml', 'monday: 09:00-18:00', 'monday: 09:00-25:00', 'expected times such as 09:00-18:00'],
  [
    'shop.yaml',
    'tuesday: 09:00-12:00, 13:00-18:00',
    'tuesday: 09:00-14:00, 13:00-18:00',
    'expected times such as 09:00-18:00',
  ],
  ['shop.yaml', 'saturday: 10:00', 'samstag: 10:00', 'expected no key "samstag" in opening_hours'],
  [
    'shop.yaml',
    'date: 2026-12-24',
    'date: 2026-02-30',
    'expected a day of the calendar such as 2026-12-25 for holidays[0].date, found "2026-02-30"',
  ],
  [
    'shop.yaml',
    '- { date: 2026-12-25',
    '- { date: 2026-12-24',
    'expected a different date for holidays[1]; holidays[0] has "2026-12-24" too',
  ],
  [
    'shop.yaml',
    'reply_business_days: 1',
    'reply_business_days: 0',
    'expected a whole number from 1 to 30 for reply_business_days, found 0',
  ],
  [
    'shop.yaml',
    'estimate_valid_days: 30',
    'estimate_valid_days: soon',
    'expected a whole number from 1 to 365',
  ],
  ...['0', '36501', '30.5', 'a year', 'false'].map(
    (days): Case => [
      'shop.yaml',
      'services:\n',
      `retention: { conversations_days: ${days} }\nservices:\n`,
      `expected a whole number of days from 1 to 36500, or null for no end for retention.conversations_days, found ${days === 'a year' ? '"a year"' : days}`,
    ],
  ),
  [
    'shop.yaml',
    'services:\n',
    'retention: { lead_days: 30 }\nservices:\n',
    'expected no key "lead_days" in retention; did you mean "leads_days"?',
  ],
  [
    'shop.yaml',
    'services:\n',
    'retention: forever\nservices:\n',
    'expected a section with keys of its own for retention, found "forever"',
  ],
  ['shop.yaml', 'slug: tees', 'slug: Tees & More', 'expected lower-case words joined by hyphens'],
  ['shop.yaml', 'name: The caps', 'name: The tees', 'expected a different name for services[1]'],
  ['shop.yaml', 'code: CAPS-01', 'code: TEES-01', 'expected a different code for services[1]'],
  [
    'shop.yaml',
    'on_grid: true',
    'on_grid: yes',
    'expected true or false for services[0].on_grid, found "yes"',
  ],
  [
    'shop.yaml',
    'ink: cyan',
    'ink: cyann',
    'expected cyan, magenta, yellow, black, red, green or violet for services[0].ink, found "cyann"; did you mean "cyan"?',
  ],
  ['shop.yaml', 'words: [tee]', 'words: [Tee]', 'expected lower-case words'],
  [
    'shop.yaml',
    'words: [cap]',
    'words: [tee]',
    'expected a word that means this service alone; services[0] has "tee" too',
  ],
  ['shop.yaml', 'action_type: navigate', 'action_type: go', 'expected start_conversation or navigate'],
  [
    'shop.yaml',
    'action_value: quote_flow',
    'action_value: quote_flo',
    'expected quote_flow, human_support or design_consultation for hero_buttons[0].action_value, found "quote_flo"; did you mean "quote_flow"?',
  ],
  [
    'shop.yaml',
    'action_value: /services/tees',
    'action_value: //evil.example',
    'expected a path such as /services or an https address',
  ],
  [
    'shop.yaml',
    'action_value: /services/tees',
    'action_value: javascript:alert(1)',
    'expected a path such as /services or an https address',
  ],
  [
    'shop.yaml',
    'action_value: /services/tees',
    'action_value: /services/tee',
    'expected the page of a service, found "tee"; did you mean "tees"?',
  ],
  ['shop.yaml', '    order: 1', '    order: 2', 'expected a different order for hero_buttons[1]'],
  ['shop.yaml', 'volume: 0.85', 'volume: 85', 'expected a number from 0 to 1'],
  [
    'shop.yaml',
    'message: *greeting',
    'message: Hello.',
    'expected a greeting in which Carl says that he is an AI',
  ],
  ['shop.yaml', '*greeting', '*greting', 'expected "*greting" to repeat a text marked "&greting" above it'],
  ['shop.yaml', 'language: en-US', 'language: english us', 'expected a language tag such as en-US'],
  [
    'shop.yaml',
    'blurbs: [{ title: Title, text: Text }]',
    'blurbs: []',
    'expected at least 1 entries for marketing.blurbs',
  ],
  [
    'shop.yaml',
    'within 1 business day',
    'within 2 business days',
    'expected the promise to say 1 business day',
  ],
  // catalog.yaml
  ['catalog.yaml', 'from: 51', 'from: 1', 'expected a quantity above 1, the step before'],
  ['catalog.yaml', 'unit_price: 8.00', 'unit_price: 12.00', 'expected less than 10.00, the price from 1'],
  [
    'catalog.yaml',
    'unit_price: 8.00',
    'unit_price: 8.005',
    'expected dollars with at most two decimals for methods[0].quantity_breaks[1].unit_price, found 8.005',
  ],
  [
    'catalog.yaml',
    'setup_charge: 0.00',
    'setup_charge: $5',
    'expected dollars such as 8.50 for methods[0].setup_charge, found "$5"',
  ],
  ['catalog.yaml', 'setup_charge: 0.00', 'setup_charge: -5', 'expected dollars such as 8.50'],
  ['catalog.yaml', 'setup_charge: 0.00', 'setup: 0.00', 'expected no key "setup" in methods[0]'],
  ['catalog.yaml', 'spread_percent: 0', 'spread_percent: 120', 'expected a percentage such as 12'],
  ['catalog.yaml', 'kind: number', 'kind: numbers', 'expected kind: choice or kind: number'],
  [
    'catalog.yaml',
    'turnaround_days: { from: 3, to: 5 }',
    'turnaround_days: { from: 6, to: 5 }',
    'expected from to be no later than to',
  ],
  [
    'catalog.yaml',
    '{ name: rush, label: Rush,',
    '{ name: soon, label: Soon, words: [], days: 2, percent: 5 }, { name: rush, label: Rush,',
    'expected fewer days than 2, the step before',
  ],
  ['catalog.yaml', 'default: 8000', 'default: 500', 'expected a whole number from min to max, 1000 to 20000'],
  ['catalog.yaml', 'min: 1000', 'min: 30000', 'expected at most max, 20000'],
  [
    'catalog.yaml',
    'default: matte',
    'default: mate',
    'expected the name of one of the choices (matte, gloss)',
  ],
  ['catalog.yaml', 'name: gloss', 'name: matte', 'expected a name that no other choice has'],
  [
    'catalog.yaml',
    'words: [shiny]',
    'words: [flat]',
    'expected a word that means this choice alone; choices[0] has "flat" too',
  ],
  [
    'catalog.yaml',
    'times: places',
    'times: placs',
    'expected the name of another option beside it that is a number, found "placs"; did you mean "places"?',
  ],
  [
    'catalog.yaml',
    'times: places',
    'times: finish',
    'expected the name of another option beside it that is a number',
  ],
  [
    'catalog.yaml',
    '- name: finish\n',
    '- name: places\n',
    'expected an option name that is not used twice, found "places"',
  ],
  [
    'catalog.yaml',
    'words: [cap]',
    'words: [tee]',
    'expected a word that means this product alone; products[0] has "tee" too',
  ],
  [
    'catalog.yaml',
    'id: cap',
    'id: tee',
    'expected a different id for products[1]; products[0] has "tee" too',
  ],
  [
    'catalog.yaml',
    'method: printing',
    'method: printin',
    'expected the name of a method, found "printin"; did you mean "printing"?',
  ],
  [
    'catalog.yaml',
    'method: printing, why',
    'method: printing, blank: soft, why',
    'expected the name of a blank of the product, found "soft"',
  ],
  [
    'catalog.yaml',
    'method: printing, why',
    'method: printing, usual: { colour: 2 }, why',
    'expected the name of an option, found "colour"; did you mean "colors"?',
  ],
  [
    'catalog.yaml',
    'caps: { methods: [printing], product: cap',
    'caps: { methods: [printing], product: cup',
    'expected the name of a product, found "cup"; did you mean "cap"?',
  ],
  [
    'catalog.yaml',
    'caps: { methods: [printing]',
    'caps: { methods: [sewing]',
    'expected the name of a method, found "sewing"',
  ],
  [
    'catalog.yaml',
    'tees: { methods',
    'tees: { quoted_as: { printing: cups }, methods',
    'expected the name of a service in the quote form, found "cups"; did you mean "caps"?',
  ],
  // articles and work
  [
    'knowledge/washing.md',
    'title: Washing',
    'titel: Washing',
    'expected no key "titel"; did you mean "title"?',
  ],
  [
    'knowledge/washing.md',
    'services: [tees]',
    'services: [tee]',
    'expected the slug of a service, found "tee"; did you mean "tees"?',
  ],
  [
    'knowledge/washing.md',
    'keywords: [laundry]',
    'keywords: laundry',
    'expected a list for keywords, found "laundry"',
  ],
  [
    'knowledge/washing.md',
    'keywords: [laundry]',
    'until: Christmas\nkeywords: [laundry]',
    'a day of the calendar such as 2026-12-25',
  ],
  ['knowledge/washing.md', 'Hang it up', 'Hang <b>it</b> up', 'expected no HTML in Markdown'],
  ['knowledge/washing.md', 'Wash it cold.', '<script>alert(1)</script>', 'expected no HTML in Markdown'],
  [
    'knowledge/washing.md',
    'Hang it up',
    '[Hang](javascript:alert(1)) it',
    'expected a link that is a path or begins with http:',
  ],
  ['knowledge/washing.md', '## Drying', '![a tee](tee.png)', 'expected no picture'],
  ['work/work.yaml', 'service: tees', 'service: tee', 'expected the slug of a service, found "tee"'],
  [
    'work/work.yaml',
    'image: blue.svg',
    'image: blu.svg',
    'expected a picture in work/, found no file "blu.svg"; did you mean "blue.svg"?',
  ],
  ['work/work.yaml', 'image: blue.svg', 'image: ../shop.yaml', 'expected the name of a picture in work/'],
  ['work/work.yaml', 'alt: A blue tee', 'alt: A tee, facts: 2', 'expected a list for [0].facts, found 2'],
];

describe('a mistake', () => {
  it.each(MISTAKES)('in %s: %s -> %s', async (file, from, to, expected) => {
    const line = await folder.change(file, from, to);
    const mistakes = await mistakesOf(folder.dir);
    const named = mistakes.filter((mistake) => mistake.message.includes(expected));
    expect(mistakes.map(({ message }) => message).join('\n')).toContain(expected);
    expect(named.map((mistake) => `${mistake.file}:${mistake.line}`)).toContain(`${file}:${line}`);
    expect(mistakes.every(({ message }) => message.startsWith('expected '))).toBe(true);
  });

  it.each([
    ['png', 'expected a PNG picture in "tee.png", as its name says, found something else'],
    ['JPEG', 'expected a JPEG picture in "tee.JPEG", as its name says, found something else'],
    ['webp', 'expected a WebP picture in "tee.webp", as its name says, found something else'],
    ['avif', 'expected an AVIF picture in "tee.avif", as its name says, found something else'],
  ])('in a picture that is no %s is named where the job names it', async (ending, message) => {
    await writeFile(join(folder.dir, 'work', `tee.${ending}`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const line = await folder.change('work/work.yaml', 'image: blue.svg', `image: tee.${ending}`);
    expect(await mistakesOf(folder.dir)).toEqual([{ file: 'work/work.yaml', line, message }]);
  });

  it('in the weight of a picture is told with its size; a file that no job names may weigh what it likes', async () => {
    const heavy = Buffer.alloc(2.5 * 1024 * 1024, '<svg>');
    await writeFile(join(folder.dir, 'work', 'original.svg'), heavy);
    await writeFile(join(folder.dir, 'work', 'notes.txt'), 'not a picture');
    expect([...(await loadShop(folder.dir)).pictures.keys()]).toEqual(['blue.svg']);
    await writeFile(join(folder.dir, 'work', 'blue.svg'), heavy);
    expect((await mistakesOf(folder.dir)).map(({ message }) => message)).toEqual([
      'expected a picture of at most 2 MB, found 2.5 MB in "blue.svg"; 1200 pixels wide are enough',
    ]);
  });

  it('that leaves a key out is named at the section it is missing from', async () => {
    const line = await folder.change('shop.yaml', 'region: MO, ', '');
    expect(await mistakesOf(folder.dir)).toEqual([
      {
        file: 'shop.yaml',
        line,
        message:
          'expected text (in quotes if it looks like a number) for brand.address.region, but it is missing',
      },
    ]);
  });

  it('that greets in two ways is named where the greeting is spoken', async () => {
    await folder.change('shop.yaml', 'message: *greeting', 'message: I am an AI too.');
    expect(await mistakesOf(folder.dir)).toEqual([
      {
        file: 'shop.yaml',
        line: await folder.change('shop.yaml', 'voice_intro:', 'voice_intro:'),
        message:
          'expected the same text as greeting.text_intro.message: there is one greeting, read or heard',
      },
    ]);
  });

  it('in the number of services shown is counted', async () => {
    const line = await folder.change('shop.yaml', 'services:\n', 'services:\n');
    await folder.change('shop.yaml', 'in_quote_form: true', 'in_quote_form: false');
    expect(await mistakesOf(folder.dir)).toEqual([
      {
        file: 'shop.yaml',
        line,
        message: 'expected 6 services in the quote form (in_quote_form: true), found 5',
      },
    ]);
  });

  it('between the catalog and the services is named on both sides', async () => {
    const line = await folder.change('catalog.yaml', 'caps: {', 'cap: {');
    const pages = await folder.change('catalog.yaml', 'pages:', 'pages:');
    expect(await mistakesOf(folder.dir)).toEqual([
      { file: 'catalog.yaml', line: pages, message: 'expected a page for the service "caps"' },
      {
        file: 'catalog.yaml',
        line,
        message: 'expected the slug of a service, found "cap"; did you mean "caps"?',
      },
    ]);
  });

  it('does not hide any other, in whatever file', async () => {
    const lines = [
      `shop.yaml:${await folder.change('shop.yaml', 'phone: (816) 555-0199', 'phone: 12')}`,
      `shop.yaml:${await folder.change('shop.yaml', 'monday: 09:00', 'monday: 9:00')}`,
      `shop.yaml:${await folder.change('shop.yaml', 'slug: caps', 'slug: tees')}`,
      `catalog.yaml:${await folder.change('catalog.yaml', 'setup_charge: 0.00', 'setup_charge: free')}`,
      `catalog.yaml:${await folder.change('catalog.yaml', 'from: 51,', 'from: 1,')}`,
      `knowledge/washing.md:${await folder.change('knowledge/washing.md', 'services: [tees]', 'services: [socks]')}`,
      `knowledge/washing.md:${await folder.change('knowledge/washing.md', 'Hang it up', '<i>Hang</i> it up')}`,
      `work/work.yaml:${await folder.change('work/work.yaml', 'alt: A blue tee', 'alt: 3')}`,
    ];
    const found = (await mistakesOf(folder.dir)).map(({ file, line }) => `${file}:${line}`);
    expect(new Set(found)).toEqual(new Set([...found, ...lines]));
  });

  it('of YAML itself is named at its line, without guesses about the rest', async () => {
    const line = await folder.change('catalog.yaml', 'setup_charge: 0.00', 'setup_charge: [');
    const mistakes = await mistakesOf(folder.dir);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.every(({ file }) => file === 'catalog.yaml')).toBe(true);
    expect(mistakes[0]?.line).toBeGreaterThanOrEqual(line);
    expect(mistakes[0]?.message).toContain('expected readable YAML');
  });

  it('of the same key twice is one of YAML', async () => {
    await folder.change(
      'shop.yaml',
      'time_zone: America/Chicago',
      'time_zone: America/Chicago\ntime_zone: UTC',
    );
    expect((await mistakesOf(folder.dir))[0]?.message).toContain('Map keys must be unique');
  });

  it('of a missing file names the file', async () => {
    await rm(join(folder.dir, 'catalog.yaml'));
    expect(await mistakesOf(folder.dir)).toEqual([
      { file: 'catalog.yaml', line: 1, message: 'expected a text file in UTF-8, but it is missing' },
    ]);
  });

  it('of an empty file is said like any other', async () => {
    await writeFile(join(folder.dir, 'shop.yaml'), '');
    expect((await mistakesOf(folder.dir))[0]).toEqual({
      file: 'shop.yaml',
      line: 1,
      message: 'expected a section with keys of its own, found nothing',
    });
  });

  it('of another encoding is not read as broken letters', async () => {
    await writeFile(join(folder.dir, 'shop.yaml'), Buffer.from('brand: caf\xe9', 'latin1'));
    expect((await mistakesOf(folder.dir))[0]?.message).toContain('expected a text file in UTF-8');
  });

  it('of an article without front matter or without text', async () => {
    await writeFile(join(folder.dir, 'knowledge/bare.md'), 'Just text.\n');
    await writeFile(
      join(folder.dir, 'knowledge/empty.md'),
      '---\ntitle: Empty\nservices: []\nkeywords: []\n---\n',
    );
    await writeFile(
      join(folder.dir, 'knowledge/Big File.md'),
      '---\ntitle: Big\nservices: []\nkeywords: []\n---\nText\n',
    );
    expect((await mistakesOf(folder.dir)).map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      'knowledge/Big File.md:1',
      'knowledge/bare.md:1',
      'knowledge/empty.md:6',
    ]);
  });

  it('is one line of the error with file and line first', async () => {
    const line = await folder.change('shop.yaml', 'ink: cyan', 'ink: blue');
    await expect(loadShop(folder.dir)).rejects.toThrow(`shop.yaml:${line} expected cyan, magenta,`);
  });
});
