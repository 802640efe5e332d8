// A small shop to render pages from in tests.
import type { PublicService, PublicShop } from '../schemas/shop.ts';

export function sampleShop(over: Partial<PublicShop> = {}): PublicShop {
  return {
    brand: {
      name: 'Bold Work',
      headline: 'BOLD WORK. BIGGER BRAND.',
      tagline: 'Bold Work. Bigger Brand.',
      lede: 'Prints, hats and stitches.',
      phone: '(816) 555-0170',
      email: 'hello@example.com',
      address: {
        street: '214 Foundry St',
        city: 'Kansas City',
        region: 'MO',
        postal_code: '64101',
        country: 'US',
      },
    },
    time_zone: 'America/Chicago',
    opening_hours: { 1: [['09:00', '18:00']] },
    holidays: [],
    reply_business_days: 1,
    retention: { conversations_days: 365, leads_days: null },
    services: [
      sampleService('screen-printing', 'Screen Printing'),
      sampleService('hats-and-t-shirts', 'Hats & T-Shirts', { in_quote_form: false }),
      sampleService('embroidery', 'Embroidery'),
      sampleService('signs-and-banners', 'Signs & Banners'),
      sampleService('car-wraps', 'Car Wraps'),
      sampleService('websites-and-ai', 'Websites + AI', { on_grid: false }),
      sampleService('promo-products', 'Promo Products'),
    ],
    hero_buttons: [
      {
        label: 'See Our Services',
        action_type: 'navigate',
        action_value: '/services',
        style: 'secondary',
        order: 2,
      },
      {
        label: 'Start a Quote',
        action_type: 'start_conversation',
        action_value: 'quote_flow',
        style: 'primary',
        order: 1,
      },
      {
        label: 'Design Your Product',
        action_type: 'start_conversation',
        action_value: 'design_consultation',
        style: 'secondary',
        order: 3,
      },
    ],
    greeting: {
      enabled: true,
      delay_seconds: 0,
      voice_intro: { enabled: true, text: "Hi, I'm Carl.", volume: 0.85 },
      text_intro: { message: "Hi, I'm Carl." },
    },
    voice: {
      auto_request_permission: false,
      continuous_listening: true,
      interim_results: true,
      language: 'en-US',
    },
    marketing: {
      services_kicker: 'Keep it simple. Launch fast. Scale later.',
      services_title: 'What We Do',
      services_note: 'Six swatches.',
      platform: {
        kicker: 'Platform',
        title: 'Brief, revise, and approve in one place',
        text: 'Say what to change.',
      },
      stream: { kicker: 'One thread', title: 'Streamlined Communication', text: 'In order.' },
      blurbs: [
        { title: 'Fixed monthly pricing', text: 'One plan.' },
        { title: 'A dedicated team', text: 'The same people.' },
        { title: 'Fast delivery', text: 'Days, not weeks.' },
      ],
      cta: {
        title: 'Ready to make something bold?',
        text: 'We tailor the scope to your budget and timeline.',
        button: 'Get a Free Quote',
      },
      contact: {
        kicker: 'Order form',
        title: 'Get a Quote',
        text: 'A person reads every form.',
        promise: 'A reply within 1 business day. No spam.',
      },
    },
    work: [],
    ...over,
  };
}

function sampleService(slug: string, name: string, over: Partial<PublicService> = {}): PublicService {
  return {
    slug,
    name,
    code: 'SP-01',
    on_grid: true,
    in_quote_form: true,
    blurb: `${name} in one line.`,
    good_for: `What ${name} is good for.`,
    minimum_order: 24,
    turnaround_days: { from: 7, to: 10 },
    ink: 'yellow',
    unit: { one: 'piece', many: 'pieces' },
    artwork_tip: `Files for ${name}.`,
    questions: [{ question: `How small is a ${name} run?`, answer: '24 pieces.' }],
    ...over,
  };
}
