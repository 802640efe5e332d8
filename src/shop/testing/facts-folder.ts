// A small shop's folder for tests: complete and right, until a test changes a line of it.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SERVICES = ['tees', 'caps', 'signs', 'wraps', 'mugs', 'sites'];

const SHOP = `brand:
  name: Small Press
  headline: SMALL PRESS.
  tagline: Small Press.
  lede: Prints of all kinds.
  phone: (816) 555-0199
  email: hello@press.example
  address: { street: 1 Main St, city: Kansas City, region: MO, postal_code: '64101', country: US }
time_zone: America/Chicago
opening_hours:
  monday: 09:00-18:00
  tuesday: 09:00-12:00, 13:00-18:00
  wednesday: 09:00-18:00
  thursday: 09:00-18:00
  friday: 09:00-18:00
  saturday: 10:00-14:00
  sunday: closed
holidays:
  - { date: 2026-12-24, name: Christmas Eve }
  - { date: 2026-12-25, name: Christmas Day }
reply_business_days: 1
estimate_valid_days: 30
services:
${SERVICES.map(
  (slug) => `  - slug: ${slug}
    name: The ${slug}
    code: ${slug.toUpperCase()}-01
    on_grid: true
    in_quote_form: true
    blurb: All about ${slug}.
    good_for: Everyone.
    ink: cyan
    words: [${slug.slice(0, -1)}]
    artwork_tip: Send it.
    questions: []
`,
).join('')}hero_buttons:
  - label: Start a Quote
    action_type: start_conversation
    action_value: quote_flow
    style: primary
    order: 2
  - label: See Our Services
    action_type: navigate
    action_value: /services/tees
    style: secondary
    order: 1
greeting:
  enabled: true
  delay_seconds: 0
  voice_intro: { enabled: true, text: &greeting I am an AI., volume: 0.85 }
  text_intro: { message: *greeting }
voice: { auto_request_permission: false, continuous_listening: true, interim_results: true, language: en-US }
marketing:
  services_kicker: Kicker
  services_title: Title
  services_note: Note
  platform: { kicker: Kicker, title: Title, text: Text }
  stream: { kicker: Kicker, title: Title, text: Text }
  blurbs: [{ title: Title, text: Text }]
  cta: { title: Title, text: Text, button: Button }
  contact: { kicker: Kicker, title: Title, text: Text, promise: A reply within 1 business day. }
`;

const CATALOG = `proof_days: 1
methods:
  - id: printing
    name: Printing
    short: Print
    words: [printing]
    feel: Flat
    wash: Lasts
    quantity_breaks:
      - { from: 1, unit_price: 10.00 }
      - { from: 51, unit_price: 8.00 }
    setup_charge: 0.00
    spread_percent: 0
    turnaround_days: { from: 3, to: 5 }
    rush: [{ name: rush, label: Rush, words: [asap], days: 2, percent: 25 }]
    options:
      - name: colors
        label: Colors
        question: How many colors?
        kind: number
        unit: { one: color, many: colors }
        default: 1
        min: 1
        max: 4
        included: 1
        times: places
        each: { setup_charge: 20.00, unit_price: 0.50 }
      - name: places
        label: Places
        question: How many places?
        kind: number
        unit: { one: place, many: places }
        default: 1
        min: 1
        max: 3
        included: 1
        each: { setup_charge: 5.00 }
      - name: stitches
        label: Stitches
        question: How many stitches?
        kind: number
        unit: { one: stitch, many: stitches }
        default: 8000
        min: 1000
        max: 20000
        included: 8000
        step: 1000
        each: { unit_price: 0.25 }
      - name: finish
        label: Finish
        question: Matte or gloss?
        kind: choice
        default: matte
        choices:
          - { name: matte, label: Matte, words: [flat] }
          - { name: gloss, label: Gloss, words: [shiny], percent: 25 }
    includes: [One proof]
    assumptions: [Pick-up]
products:
${SERVICES.map(
  (slug) => `  - id: ${slug.slice(0, -1)}
    name: { one: ${slug.slice(0, -1)}, many: ${slug} }
    words: [${slug.slice(0, -1)}]
    made_by:
      - { method: printing, why: It is what we do. }
`,
).join('')}pages:
${SERVICES.map((slug) => `  ${slug}: { methods: [printing], product: ${slug.slice(0, -1)}, products: [${slug.slice(0, -1)}] }\n`).join('')}`;

const ARTICLE = `---
title: Washing
services: [tees]
keywords: [laundry]
---
Wash it cold.

## Drying

Hang it up, see [the page](https://press.example/drying).

- In the shade
- Not in the sun
`;

const FILES: Record<string, string> = {
  'shop.yaml': SHOP,
  'catalog.yaml': CATALOG,
  'knowledge/washing.md': ARTICLE,
  'work/work.yaml': '- { title: Blue tee, service: tees, image: blue.svg, alt: A blue tee }\n',
  'work/blue.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export interface FactsFolder {
  dir: string;
  /** Replaces the first `from` in a file; returns the line, from 1, on which `to` begins. */
  change(file: string, from: string, to: string): Promise<number>;
}

/** Writes the folder under the system's temporary files; the caller removes it. */
export async function factsFolder(): Promise<FactsFolder> {
  const dir = await mkdtemp(join(tmpdir(), 'boldwork-facts-'));
  const texts = { ...FILES };
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return {
    dir,
    async change(file, from, to) {
      const before = texts[file] ?? '';
      const start = before.indexOf(from);
      if (start < 0) throw new Error(`${file} has no ${JSON.stringify(from)} to change`);
      texts[file] = before.slice(0, start) + to + before.slice(start + from.length);
      await writeFile(join(dir, file), texts[file]);
      return before.slice(0, start).split('\n').length;
    },
  };
}
