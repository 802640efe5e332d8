// What catalog.yaml may say: products, methods with their quantity breaks, charges and options in dollars, and pages.
import * as z from 'zod';
import { MOCKUP_GOODS } from '../../schemas/artwork.ts';
import type {
  ArtworkNeeds,
  Catalog,
  Charge,
  MadeBy,
  Method,
  PriceOption,
  Product,
  ServicePage,
  Suggestion,
} from '../../schemas/catalog.ts';
import { dollars, keyName, section, slug, someOf, text, visitorWords, wholeNumber } from './fields.ts';

const percent = z.number('a percentage such as 25').min(0).max(1000);
const spreadPercent = z.number('a percentage such as 12').min(0).max(100);

// Quantities beyond this are asked of a person.
const LARGEST_NUMBER = 1_000_000;

const charges = {
  setup_charge: dollars.optional(),
  unit_price: dollars.optional(),
  percent: percent.optional(),
};

const about = {
  name: keyName,
  label: text,
  question: text,
  question_es: text.optional(),
  times: keyName.optional(),
};

const choiceOption = section({
  ...about,
  kind: z.literal('choice'),
  by_sizes: z.boolean().optional(),
  default: keyName,
  choices: z
    .array(
      section({
        name: keyName,
        label: text,
        words: visitorWords,
        label_es: text.optional(),
        words_es: visitorWords.optional(),
        usual_for: visitorWords.optional(),
        quoted_as: slug.optional(),
        ...charges,
      }),
    )
    .min(2, 'at least two choices'),
})
  .superRefine(({ default: preset, choices }, context) => {
    const names = choices.map(({ name }) => name);
    if (!names.includes(preset)) {
      const message = `the name of one of the choices (${names.join(', ')})`;
      context.addIssue({ code: 'custom', path: ['default'], message, input: preset });
    }
    names.forEach((name, index) => {
      if (names.indexOf(name) === index) return;
      const message = 'a name that no other choice has';
      context.addIssue({ code: 'custom', path: ['choices', index, 'name'], message, input: name });
    });
  })
  .transform(
    ({ choices, times, by_sizes, question_es, ...option }): PriceOption => ({
      ...option,
      ...(question_es !== undefined && { question_es }),
      ...(times !== undefined && { times }),
      ...(by_sizes !== undefined && { by_sizes }),
      choices: choices.map(
        ({
          name,
          label,
          words,
          label_es,
          words_es,
          usual_for: usualFor,
          quoted_as: quotedAs,
          ...written
        }) => ({
          name,
          label,
          words,
          ...(label_es !== undefined && { label_es }),
          ...(words_es !== undefined && { words_es }),
          ...(usualFor !== undefined && { usualFor }),
          ...(quotedAs !== undefined && { quotedAs }),
          ...toCharge(written),
        }),
      ),
    }),
  );

const number = wholeNumber(0, LARGEST_NUMBER);

const numberOption = section({
  ...about,
  kind: z.literal('number'),
  unit: section({ one: text, many: text }),
  unit_es: section({ one: text, many: text }).optional(),
  default: number,
  min: number,
  max: number,
  usual: z.array(section({ words: visitorWords, value: number, label: text })).optional(),
  included: number,
  step: wholeNumber(1, LARGEST_NUMBER).optional(),
  each: section(charges),
})
  .superRefine(({ default: preset, min, max, usual = [] }, context) => {
    usual.forEach(({ value }, index) => {
      if (value >= min && value <= max) return;
      const message = `a whole number from min to max, ${min} to ${max}`;
      context.addIssue({ code: 'custom', path: ['usual', index, 'value'], message, input: value });
    });
    if (min > max)
      context.addIssue({ code: 'custom', path: ['min'], message: `at most max, ${max}`, input: min });
    else if (preset < min || preset > max) {
      const message = `a whole number from min to max, ${min} to ${max}`;
      context.addIssue({ code: 'custom', path: ['default'], message, input: preset });
    }
  })
  .transform(
    ({ each, step, times, usual, question_es, unit_es, ...option }): PriceOption => ({
      ...option,
      ...(unit_es !== undefined && { unit_es }),
      ...(question_es !== undefined && { question_es }),
      ...(times !== undefined && { times }),
      ...(usual !== undefined && { usual }),
      step: step ?? 1,
      each: toCharge(each),
    }),
  );

const options = z.array(
  z.discriminatedUnion('kind', [choiceOption, numberOption], 'kind: choice or kind: number'),
);

const quantityBreaks = someOf(section({ from: wholeNumber(1, LARGEST_NUMBER), unit_price: dollars }))
  .superRefine((breaks, context) => {
    breaks.forEach((step, index) => {
      const before = breaks[index - 1];
      if (before === undefined) return;
      if (step.from <= before.from) {
        const message = `a quantity above ${before.from}, the step before`;
        context.addIssue({ code: 'custom', path: [index, 'from'], message, input: step.from });
      }
      if (step.unit_price >= before.unit_price) {
        const message = `less than ${(before.unit_price / 100).toFixed(2)}, the price from ${before.from}`;
        context.addIssue({
          code: 'custom',
          path: [index, 'unit_price'],
          message,
          input: step.unit_price / 100,
        });
      }
    });
  })
  .transform((breaks) => breaks.map(({ from, unit_price }) => ({ from, unit_cents: unit_price })));

const unit = section({ one: text, many: text });
const days = wholeNumber(1, 365);
const also = z.array(keyName).default([]);
const named = section({ name: keyName, label: text, question: text });

const rushStep = section({ name: keyName, label: text, words: visitorWords, days, percent });

const rush = z.array(rushStep).superRefine((steps, context) => {
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (before === undefined || step.days < before.days) return;
    const message = `fewer days than ${before.days}, the step before`;
    context.addIssue({ code: 'custom', path: [index, 'days'], message, input: step.days });
  });
});

const artworkNeeds = section({
  dpi: wholeNumber(20, 2400),
  detail_mm: z.number('millimetres such as 0.5').min(0.01).max(100),
  width_inches: z.number('inches such as 11').min(0.1).max(1000),
  colors: wholeNumber(1, 99).optional(),
  stitched: z.boolean().optional(),
  sheet: z.boolean().optional(),
}).transform(
  ({ colors, stitched, sheet, ...rest }): ArtworkNeeds => ({
    ...rest,
    ...(colors !== undefined && { colors }),
    ...(stitched !== undefined && { stitched }),
    ...(sheet !== undefined && { sheet }),
  }),
);

const method = section({
  id: slug,
  name: text,
  name_es: text.optional(),
  short: text,
  words: visitorWords,
  also,
  feel: text,
  wash: text,
  quantity_breaks: quantityBreaks,
  setup_charge: dollars,
  percent: percent.default(0),
  spread_percent: spreadPercent,
  turnaround_days: section({ from: days, to: days }).refine(
    ({ from, to }) => from <= to,
    'from to be no later than to',
  ),
  rush: rush.default([]),
  options,
  includes: z.array(text),
  assumptions: z.array(text),
  artwork: artworkNeeds.optional(),
}).transform(
  ({ setup_charge, name_es, artwork, ...rest }): Method => ({
    ...rest,
    ...(name_es !== undefined && { name_es }),
    ...(artwork !== undefined && { artwork }),
    setup_cents: setup_charge,
  }),
);

const blank = section({ name: keyName, label: text, words: visitorWords, also, ...charges }).transform(
  ({ name, label, words, also, ...written }) => ({ name, label, words, also, ...toCharge(written) }),
);

const madeBy = section({
  method: slug,
  minimum: wholeNumber(1, LARGEST_NUMBER).default(1),
  blank: keyName.optional(),
  usual: z.record(keyName, z.union([keyName, number])).default({}),
  poor: z.boolean().default(false),
  why: text,
}).transform(({ blank, ...rest }): MadeBy => ({ ...rest, ...(blank !== undefined && { blank }) }));

const product = section({
  id: slug,
  name: unit,
  name_es: unit.optional(),
  unit: unit.default({ one: 'piece', many: 'pieces' }),
  words: visitorWords,
  blanks: z.array(blank).default([]),
  blanks_times: keyName.optional(),
  placements: z.array(text).default([]),
  // Sizes are told in any case.
  size_surcharges: z
    .record(
      text.transform((size) => size.toUpperCase()),
      dollars,
    )
    .default({}),
  options: options.default([]),
  made_by: someOf(madeBy),
  mockup: z.enum(MOCKUP_GOODS).optional(),
}).transform(
  ({ blanks_times, name_es, mockup, ...rest }): Product => ({
    ...rest,
    ...(mockup !== undefined && { mockup }),
    ...(name_es !== undefined && { name_es }),
    ...(blanks_times !== undefined && { blanks_times }),
  }),
);

const page = section({
  methods: someOf(slug),
  method: slug.optional(),
  product: slug,
  products: someOf(slug),
  blank_option: named.optional(),
  method_option: named.optional(),
  quoted_as: z.record(slug, slug).default({}),
}).transform(
  ({ method, blank_option, method_option, ...rest }): ServicePage => ({
    ...rest,
    ...(method !== undefined && { method }),
    ...(blank_option !== undefined && { blank_option }),
    ...(method_option !== undefined && { method_option }),
  }),
);

const suggestion = section({ for: someOf(text), product: slug, one: z.boolean().optional() }).transform(
  ({ one, ...rest }): Suggestion => ({ ...rest, ...(one !== undefined && { one }) }),
);

export const catalogSchema = section({
  proof_days: wholeNumber(0, 60),
  methods: someOf(method),
  products: someOf(product),
  pages: z.record(slug, page),
  suggestions: z.array(suggestion).default([]),
  in_spanish: z.record(text, text).default({}),
}) satisfies z.ZodType<Catalog>;

interface WrittenCharge {
  setup_charge?: number | undefined;
  unit_price?: number | undefined;
  percent?: number | undefined;
}

const toCharge = ({ setup_charge = 0, unit_price = 0, percent = 0 }: WrittenCharge): Charge => ({
  setup_cents: setup_charge,
  unit_cents: unit_price,
  percent,
});
