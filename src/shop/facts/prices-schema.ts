// What prices.yaml may say: for every service its quantity breaks, charges and options, in dollars.
import * as z from 'zod';
import type { Charge, PriceList, PriceOption } from '../../schemas/shop.ts';
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

const about = { name: keyName, label: text, question: text, times: keyName.optional() };

const choiceOption = section({
  ...about,
  kind: z.literal('choice'),
  default: keyName,
  choices: z
    .array(
      section({
        name: keyName,
        label: text,
        words: visitorWords,
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
    ({ choices, times, ...option }): PriceOption => ({
      ...option,
      ...(times !== undefined && { times }),
      choices: choices.map(
        ({ name, label, words, usual_for: usualFor, quoted_as: quotedAs, ...written }) => ({
          name,
          label,
          words,
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
    ({ each, step, times, usual, ...option }): PriceOption => ({
      ...option,
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

const priceList = section({
  unit: section({ one: text, many: text }),
  quantity_breaks: quantityBreaks,
  setup_charge: dollars,
  spread_percent: spreadPercent,
  options,
  includes: z.array(text),
  assumptions: z.array(text),
}).transform(({ setup_charge, ...list }): PriceList => ({ ...list, setup_cents: setup_charge }));

export const pricesSchema = z.record(slug, priceList);

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
