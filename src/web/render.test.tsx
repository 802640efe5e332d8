// The pages as the server sends them: wordings, structure, nothing that the content security policy drops.
import { describe, expect, it } from 'vitest';
import type { Calculator, PageData } from '../schemas/page.ts';
import type { PublicService } from '../schemas/shop.ts';
import { renderPage } from './render.tsx';
import { sampleShop } from './sample-shop.ts';

type PageName = PageData extends infer Data
  ? Data extends PageData
    ? Pick<Data, 'page'> & Partial<Data>
    : never
  : never;

const REPLY_BY = 'tomorrow, Tuesday, March 10, by 10:30 am';

const PAGES: PageName[] = [
  { page: 'home' },
  { page: 'services' },
  { page: 'service', slug: 'embroidery', artworkRules: [] },
  { page: 'contact', values: {}, errors: [] },
  { page: 'contact-received', replyBy: REPLY_BY },
  { page: 'privacy' },
  { page: 'terms' },
  { page: 'not-found' },
];

describe.each(PAGES)('the page $page', (page) => {
  it('has one h1, a title and a description of its own', () => {
    const { html, title, description } = render(page);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(title).toContain('Bold Work');
    expect(description).not.toBe('');
    for (const other of PAGES.filter((candidate) => candidate.page !== page.page)) {
      expect(render(other).title).not.toBe(title);
    }
  });

  it('carries no style, no script and no event attribute', () => {
    expect(render(page).html).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
  });

  it('has header and footer with their links, phone, e-mail and year', () => {
    const { html } = render(page);
    for (const part of [
      '<header',
      '<main',
      '<footer',
      'href="/privacy"',
      'href="/terms"',
      'tel:8165550170',
    ]) {
      expect(html).toContain(part);
    }
    for (const text of [
      'Get a Quote',
      'ADMIN',
      'Bold Work. Bigger Brand.',
      '(816) 555-0170',
      'hello@example.com',
      '© 2026 Bold Work',
    ]) {
      expect(elementTexts(html)).toContain(text);
    }
  });
});

describe('the landing page', () => {
  const { html } = render({ page: 'home' });

  it.each([
    'BOLD WORK. BIGGER BRAND.',
    'Carl, AI Assistant',
    'Ready to help with quotes & questions',
    "Hi, I'm Carl.",
    'Start a Quote',
    'See Our Services',
    'Design Your Product',
    'Prefer the floating chat widget?',
    'Keep it simple. Launch fast. Scale later.',
    'What We Do',
    'Brief, revise, and approve in one place',
    'Streamlined Communication',
    'Fixed monthly pricing',
    'A dedicated team',
    'Fast delivery',
    'Ready to make something bold?',
    'Get a Free Quote',
    'Name *',
    'Email *',
    'Service *',
    'Project Details',
    'A reply within 1 business day. No spam.',
    'Services',
    'Work',
    'Contact',
    'Job',
    'Qty',
    'Print',
    'In hands',
    '—',
  ])('says %s as the text of one element', (wording) => {
    expect(elementTexts(html)).toContain(wording);
  });

  it('has its sections in order, the work section without content while there is no work', () => {
    const order = [
      '<header',
      'class="logo ',
      'class="hero ',
      'id="services"',
      'id="work"',
      'id="cta"',
      'id="contact"',
      '<footer',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('<section id="work"></section>');
    const job = {
      title: 'Cherry tee',
      service: 'screen-printing',
      image: '/work/tee.webp?v=1',
      alt: 'A tee',
      facts: ['48 tees', '8 working days'],
      sample: true,
    };
    const shown = sectionOf(render({ page: 'home', shop: sampleShop({ work: [job] }) }).html);
    expect(shown).toMatch(
      /<img [^>]*src="\/work\/tee\.webp\?v=1" alt="A tee" width="480" height="360" loading="lazy"/,
    );
    expect([...elementTexts(shown)]).toEqual(
      expect.arrayContaining([
        'Work',
        'Cherry tee',
        'Sample',
        '48 tees',
        '8 working days',
        'Screen Printing',
      ]),
    );
    expect(shown).toContain('Drawn samples');
    const own = sectionOf(
      render({ page: 'home', shop: sampleShop({ work: [{ ...job, sample: false }] }) }).html,
    );
    expect(own).toContain('Cherry tee');
    expect(own).not.toContain('ample');
  });

  it('shows the grid’s six services and offers the form’s six', () => {
    const grid = html.slice(html.indexOf('class="swatch-grid '), html.indexOf('class="feature-grid '));
    expect(grid.match(/href="\/services\//g)).toHaveLength(6);
    expect(grid).toContain('Hats &amp; T-Shirts');
    const offered = [...html.matchAll(/type="radio"[^>]*value="([^"]+)"/g)].map(([, value]) => value);
    expect(offered).toEqual([
      'Screen Printing',
      'Embroidery',
      'Signs &amp; Banners',
      'Car Wraps',
      'Websites + AI',
      'Promo Products',
    ]);
  });

  it('has the hero’s buttons in their configured order and looks', () => {
    const buttons = html.slice(html.indexOf('class="hero-buttons"'), html.indexOf('id="services"'));
    expect([...buttons.matchAll(/>([A-Z][^<]+)<\/(?:a|button)>/g)].map(([, label]) => label)).toEqual([
      'Start a Quote',
      'See Our Services',
      'Design Your Product',
    ]);
    expect(buttons).toMatch(/<a class="button [^"]*" href="\/services">/);
    expect(buttons.match(/button-action/g)).toHaveLength(1);
  });

  it('works without JavaScript: the form posts, its trap is out of sight, the ticket says what Carl needs', () => {
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/contact"|<form[^>]*action="\/contact"[^>]*method="post"/,
    );
    expect(html).toMatch(
      /<div class="visually-hidden" aria-hidden="true"><label>Website<input[^>]*tabindex="-1"/i,
    );
    expect(html).toMatch(/<noscript>.*Carl needs JavaScript/);
    expect(html).toMatch(
      /<textarea[^>]*name="details"[^>]*rows="5"|<textarea[^>]*rows="5"[^>]*name="details"/,
    );
    expect(html).toMatch(/<input[^>]*type="email"/);
  });

  it('scrolls to its own sections, where other pages lead to it', () => {
    expect(html).toContain('href="#services"');
    expect(render({ page: 'terms' }).html).toContain('href="/#services"');
    expect(render({ page: 'terms' }).html).not.toContain('href="#services"');
  });

  it('keeps quiet where the greeting is switched off or comes later', () => {
    const { greeting } = sampleShop();
    for (const changed of [
      { ...greeting, enabled: false },
      { ...greeting, delay_seconds: 2 },
    ]) {
      expect(render({ page: 'home', shop: sampleShop({ greeting: changed }) }).html).not.toContain(
        'I&#x27;m Carl.',
      );
    }
  });

  it('names the shop in type where its letters are not drawn', () => {
    const shop = sampleShop({ brand: { ...sampleShop().brand, name: 'Quick Ink' } });
    expect(render({ page: 'home', shop }).html).toMatch(
      /<span class="wordmark-type [^"]*">Quick Ink<\/span>/,
    );
    expect(html).toContain('aria-label="Bold Work"');
  });
});

describe('other pages', () => {
  it('gives every service a section, and a page of its own with the quote form set to it', () => {
    const overview = render({ page: 'services' }).html;
    for (const { slug } of sampleShop().services) expect(overview).toContain(`href="/services/${slug}"`);
    const { html } = render({ page: 'service', slug: 'embroidery', artworkRules: [] });
    for (const text of ['What Embroidery is good for.', 'Files for Embroidery.', '24 pieces.'])
      expect(html).toContain(text);
    expect(html).toMatch(/checked=""[^>]*value="Embroidery"|value="Embroidery"[^>]*checked=""/);
    const calculator: Calculator = {
      ...CALCULATOR,
      options: [
        {
          kind: 'choice',
          name: 'decoration',
          label: 'Decoration',
          default: 'patch',
          choices: [
            { name: 'print', label: 'Print', quotedAs: 'screen-printing' },
            { name: 'patch', label: 'Patch', quotedAs: 'embroidery' },
          ],
        },
      ],
    };
    const hats = render({ page: 'service', slug: 'hats-and-t-shirts', calculator, artworkRules: [] }).html;
    expect(hats).toContain('Hats &amp; T-Shirts: </textarea>');
    expect(hats).toMatch(/checked=""[^>]*value="Embroidery"|value="Embroidery"[^>]*checked=""/);
  });

  it('shows the rules for artwork in place of the tip', () => {
    const artworkRules = [{ title: 'A clear logo', text: 'Sharp and large.', picture: 'vector' as const }];
    const { html } = render({ page: 'service', slug: 'embroidery', artworkRules });
    expect([...elementTexts(html)]).toEqual(expect.arrayContaining(['A clear logo', 'Sharp and large.']));
    expect(html).not.toContain('Files for Embroidery.');
  });

  it('shows a service without drawings in type, with what it is good for', () => {
    const [first] = sampleShop().services;
    const service = { ...first, slug: 'letter-press', name: 'Letterpress', code: 'LP-08' } as PublicService;
    const shop = sampleShop({ services: [service] });
    const { html } = render({ page: 'service', slug: 'letter-press', shop, artworkRules: [] });
    expect(html).toMatch(/<div class="slab-picture"[^>]*>LP<\/div>/);
    expect(html).toContain(service.good_for);
  });

  it('throws for a service that the shop does not have', () => {
    expect(() => render({ page: 'service', slug: 'baking', artworkRules: [] })).toThrow('no service baking');
  });

  it('prices a service without a script: the smallest order, and a table of the quantity breaks', () => {
    const { html } = render({
      page: 'service',
      slug: 'embroidery',
      calculator: CALCULATOR,
      artworkRules: [],
    });
    const texts = elementTexts(html);
    expect(texts).toContain('$150 to $166');
    expect(texts).toContain('From 48 on it falls to about $5 each.');
    expect(texts).toContain('Stitching; a proof.');
    expect(texts).toContain('Polo; 1 location.');
    const [, table = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(elementTexts(table)).toContain('48$5$220 to $240');
    expect(html).toMatch(/<option value="polo" selected="">Pique polo<\/option>/);
    expect(html).toMatch(/<input [^>]*type="radio" name="imprint_locations"[^>]*value="4"/);
    expect(html).toMatch(/name="stitch_count"[^>]*value="8000"/);
  });

  it('asks and prices nothing for a service that has no prices', () => {
    const { html } = render({ page: 'service', slug: 'embroidery', calculator: null, artworkRules: [] });
    expect(html).toContain('Good for');
    expect(html).not.toContain('What would it cost?');
  });

  it('keeps what was typed and names each mistake where the form was sent without JavaScript', () => {
    const { html } = render({
      page: 'contact',
      values: { name: '<Ann>', email: 'ann', service: 'Embroidery', details: 'Caps' },
      errors: [{ field: 'email', message: 'Enter an email address.' }],
    });
    expect(html).toContain('value="&lt;Ann&gt;"');
    expect(html).toMatch(/checked=""[^>]*value="Embroidery"|value="Embroidery"[^>]*checked=""/);
    expect(html).toContain('>Caps</textarea>');
    const [, errorId] = /<p class="field-error" id="([^"]+)">Enter an email address\.<\/p>/.exec(html) ?? [];
    expect(errorId).toBeTruthy();
    expect(html).toMatch(new RegExp(`<input[^>]*aria-describedby="${errorId}"`));
    // The page opens at the first mistake, and says above the form where they are.
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*autofocus[^>]*name="email"/i);
    expect(elementTexts(html)).toContain(
      'Not sent. Please look at Email. Everything you typed is still here.',
    );
  });

  it('tells a visitor why the form was refused, with a phone number to tap, and marks no field', () => {
    const { html } = render({
      page: 'contact',
      values: { name: 'Ann', details: 'Caps' },
      errors: [{ field: 'form', message: 'Please wait 4 minutes, or call us at (816) 555-0170.' }],
    });
    const [, alert = ''] = /<p class="[^"]*" role="alert">(.*?)<\/p>/.exec(html) ?? [];
    expect(elementTexts(`<p>${alert}</p>`)).toContain(
      'Not sent. Everything you typed is still here. Please wait 4 minutes, or call us at (816) 555-0170.',
    );
    expect(alert).toContain('href="tel:8165550170">(816) 555-0170</a>');
    expect(html).toContain('value="Ann"');
    expect(html).not.toContain('field-error');
    expect(html).not.toContain('aria-invalid');
    expect(html).toMatch(/<button[^>]*autofocus[^>]*>Send Request/i);
  });

  it.each([
    [365, null, 'are deleted 365 days after the last message.', 'are kept until the shop deletes them.'],
    [
      1,
      730,
      'are deleted 1 day after the last message.',
      'are deleted 730 days after you last wrote about them or the shop last dealt with them.',
    ],
    [null, null, 'are kept until the shop deletes them.', 'are kept until the shop deletes them.'],
  ])('says in /privacy how long things are kept: conversations %s days, requests %s', (...kept) => {
    const [conversations_days, leads_days, ofConversations, ofRequests] = kept;
    const shop = sampleShop({ retention: { conversations_days, leads_days } });
    const texts = elementTexts(render({ page: 'privacy', shop }).html);
    expect(texts).toContain(`Conversations ${ofConversations}`);
    expect(texts).toContain(`Requests ${ofRequests}`);
    const stays = 'A request that came out of a conversation stays when the conversation goes.';
    expect(texts.has(stays)).toBe(conversations_days !== null);
  });

  it('says Page Not Found for unknown paths, and thanks after a form without JavaScript', () => {
    expect(elementTexts(render({ page: 'not-found' }).html)).toContain('Page Not Found');
    const received = elementTexts(render({ page: 'contact-received', replyBy: REPLY_BY }).html);
    expect(received).toContain('Success!');
    expect(received).toContain("Thanks! We'll be in touch shortly.");
    expect(received).toContain(
      'A person answers tomorrow, Tuesday, March 10, by 10:30 am. In a hurry? Call (816) 555-0170.',
    );
  });

  it('leaves the admin to the browser, and says so where it runs no script', () => {
    const { html, entry } = render({ page: 'admin' });
    expect(entry).toBe('admin');
    expect(html).toMatch(/^<noscript>.*<h1[^>]*>.*The desk needs JavaScript.*<\/noscript>$/s);
    expect(html.match(/noscript/g)).toHaveLength(2);
  });
});

const CALCULATOR: Calculator = {
  options: [
    {
      kind: 'number',
      name: 'stitch_count',
      label: 'Stitch count',
      unit: { one: 'stitch', many: 'stitches' },
      default: 8000,
      min: 1000,
      max: 40000,
      usual: [],
    },
    {
      kind: 'number',
      name: 'imprint_locations',
      label: 'Imprint locations',
      unit: { one: 'location', many: 'locations' },
      default: 1,
      min: 1,
      max: 4,
      usual: [],
    },
    {
      kind: 'choice',
      name: 'garment',
      label: 'Garment',
      default: 'polo',
      choices: [
        { name: 'own', label: 'Your own garments, new and unwashed' },
        { name: 'polo', label: 'Pique polo' },
        { name: 'shirt', label: 'Button-up work shirt' },
      ],
    },
  ],
  start: {
    quantity: 24,
    method: 'embroidery',
    estimate: {
      lowCents: 15000,
      highCents: 16550,
      unitCents: 690,
      includes: ['Stitching', 'A proof'],
      assumptions: ['polo', '1 location'],
      nextBreak: { quantity: 48, unitCents: 500 },
      validUntil: '2026-04-08',
    },
  },
  breaks: [
    { quantity: 24, lowCents: 15000, highCents: 16550, unitCents: 690 },
    { quantity: 48, lowCents: 22000, highCents: 24000, unitCents: 500 },
  ],
  methods: [{ id: 'embroidery', name: 'Embroidery', feel: 'Raised thread', wash: 'Outlasts it' }],
  products: { polo: { name: { one: 'polo', many: 'polos' }, from: 24, minimums: { embroidery: 12 } } },
};

function render(page: PageName) {
  return renderPage({
    language: 'en',
    shop: sampleShop(),
    year: 2026,
    hours: ['Mon-Fri 9 am - 6 pm'],
    hasTranscription: false,
    origin: 'https://example.com',
    path: '/',
    ...page,
  } as PageData);
}

const sectionOf = (html: string): string => /<section [^>]*id="work".*?<\/section>/s.exec(html)?.[0] ?? '';

/** The text of every element, tags and comments inside it taken out. */
function elementTexts(html: string): Set<string> {
  const texts = new Set<string>();
  const open: string[] = [];
  for (const [token] of html.matchAll(/<!--.*?-->|<\/?[a-z][^>]*>|[^<]+/g)) {
    if (token.startsWith('<!--') || /^<(?:input|br|img|path|circle)\b/.test(token)) continue;
    if (token.startsWith('</')) texts.add(decode(open.pop() ?? '').trim());
    else if (token.startsWith('<')) open.push('');
    else for (const [depth, text] of open.entries()) open[depth] = text + token;
  }
  return texts;
}

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
