// The quote forms of the seeded month. Everybody is invented: 555 numbers, example.com.
import type { Moment } from './moment.ts';

export interface QuoteForm extends Moment {
  contact: { name: string; email: string; service: string; details?: string };
}

export const QUOTE_FORMS: QuoteForm[] = [
  {
    daysAgo: 29,
    at: '08:41',
    contact: {
      name: 'Marcus Odell',
      email: 'marcus.odell@example.com',
      service: 'Car Wraps',
      details:
        'Two Ford Transit vans, partial wrap: logo on both sides, phone number on the back doors. Both are white, 2023. When could you fit them in?',
    },
  },
  {
    daysAgo: 26,
    at: '19:22',
    contact: {
      name: 'Tamika Rowe',
      email: 'tamika@rowe-events.example.com',
      service: 'Signs & Banners',
      details: '3 x 8 ft banner, grommets, two sided, for a market stall. Artwork is ready as a PDF.',
    },
  },
  {
    daysAgo: 22,
    at: '11:08',
    contact: {
      name: 'Ben Halloran',
      email: 'ben@halloran-plumbing.example.com',
      service: 'Websites + AI',
      details:
        'Our site is from 2014. Five pages, booking, and a chat that can take after-hours calls. What is the monthly plan?',
    },
  },
  {
    daysAgo: 17,
    at: '15:37',
    contact: {
      name: 'Yuki Tanaka',
      email: 'yuki.tanaka@example.com',
      service: 'Embroidery',
      details: '24 aprons with our restaurant logo, left chest, gold thread on black. We have a vector file.',
    },
  },
  {
    daysAgo: 13,
    at: '21:50',
    contact: { name: 'Chris Delgado', email: 'c.delgado@example.com', service: 'Screen Printing' },
  },
  {
    daysAgo: 9,
    at: '10:14',
    contact: {
      name: 'Abena Mensah',
      email: 'abena@example.com',
      service: 'Promo Products',
      details:
        '200 tote bags and 200 pens for a nursing school open day.\nOne color, navy.\nNeeded three weeks from now.',
    },
  },
  {
    daysAgo: 4,
    at: '13:02',
    contact: {
      name: 'Rick Vasquez',
      email: 'rick@vasquezroofing.example.com',
      service: 'Signs & Banners',
      details:
        '40 yard signs with H-stakes, two colors, both sides. Same design as last year if you still have it.',
    },
  },
  {
    daysAgo: 1,
    at: '17:45',
    contact: {
      name: 'Helen Brandt',
      email: 'helen.brandt@example.com',
      service: 'Screen Printing',
      details:
        'Shirts for a family reunion, about 35, sizes from toddler to 3XL. Do you print kids sizes too?',
    },
  },
];
