// A job that the estimate calculator tells: Carl has exactly what the page showed.
import { describe, expect, it } from 'vitest';
import { describeJob, methodOptionOf, questionAbout, readToldJob } from '../../schemas/told-job.ts';
import { calculatorFor } from '../../shop/calculator.ts';
import { estimate } from '../../shop/estimate.ts';
import { BEST_METHOD } from '../../shop/estimate-request.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { addProductionDays } from '../../shop/plan.ts';
import { parseState } from '../state.ts';
import { NOW, say, shop } from '../testing/shop.ts';
import { dollarRange } from '../wording.ts';

/** The service's question about such a job, and the estimate that the page shows for it. */
function asked(
  slug: string,
  quantity: number,
  options: Record<string, string>,
  how: { method?: string; neededBy?: string } = {},
) {
  const service = shop.services.find((one) => one.slug === slug);
  const calculator = calculatorFor(shop, slug, NOW);
  const unit = shop.prices[slug]?.unit;
  const shown = estimate(shop, { service: slug, quantity, options, ...how }, NOW);
  if (!service || !calculator || !unit || !shown.ok) throw new Error(`The shop has no such ${slug}.`);
  // A page that asks for the method shows that of the figures where none was chosen.
  const method = how.method ?? (methodOptionOf(calculator) && shown.method.id);
  const told = describeJob({ quantity: String(quantity), options, ...how, method }, calculator, unit);
  return { service, message: questionAbout(service.name, told), range: dollarRange(shown.estimate) };
}

describe('a job told by the calculator', () => {
  it.each(shop.services.map(({ slug }) => slug))(
    'of %s has the figures of the page, whatever is chosen',
    (slug) => {
      const list = shop.prices[slug]?.options ?? [];
      expect(list).not.toEqual([]);
      /** Every option at its first choice, then at its second, and so on; numbers at either end. */
      const nth = (at: number) =>
        Object.fromEntries(
          list.map((option) => {
            // The page shows what suits the job best as the method that it is.
            const names =
              option.kind === 'choice'
                ? option.choices.map(({ name }) => name).filter((name) => name !== BEST_METHOD)
                : [];
            const values = option.kind === 'choice' ? names : [option.min, option.max];
            return [option.name, String(values[at % values.length])];
          }),
        );
      const makeable = [{}, nth(0), nth(1), nth(2)].filter(
        (options) => estimate(shop, { service: slug, quantity: 1_200, options }, NOW).ok,
      );
      expect(makeable.length).toBeGreaterThan(2);
      for (const options of makeable) {
        const { service, message, range } = asked(slug, 1_200, options);
        const { reply, ticket, state } = say([message]);
        expect(reply, message).toContain(range);
        expect(ticket.slice(0, 2)).toEqual([
          { label: 'Job', value: service.name },
          { label: 'Qty', value: '1,200' },
        ]);
        expect(state.options).toMatchObject(options);
      }
    },
  );

  it('is named in the ticket, and what is said next is said of it', () => {
    const { message } = asked('screen-printing', 36, { ink_colors: '3', garment: 'hoodie' });
    expect(message).toBe(
      'I have a question about Screen Printing: 36 pieces, Garment: Pullover hoodie, Ink colors: 3.',
    );
    const turn = say([message]);
    expect(turn.shouldCaptureLead).toBe(false);
    expect(turn.ticket).toEqual([
      { label: 'Job', value: 'Screen Printing' },
      { label: 'Qty', value: '36' },
      { label: 'Print', value: '3-color' },
      { label: 'In hands', value: null },
    ]);
    const { range } = asked('screen-printing', 72, { ink_colors: '3', garment: 'hoodie' });
    expect(say([message, 'make it 72']).reply).toContain(range);
  });

  it('has the price of the method that was chosen by its name, also when the job changes', () => {
    const chosen = { method: 'full-color-transfer' };
    const { message, range } = asked('screen-printing', 40, { ink_colors: '3' }, chosen);
    expect(message).toBe(
      'I have a question about Screen Printing: 40 pieces, Garment: Basic cotton tee, Ink colors: 3, Method: Full-color transfer.',
    );
    const { reply, state } = say([message]);
    expect(reply).toContain(range);
    expect(reply).toContain('full-color transfer');
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const more = asked('screen-printing', 60, { ink_colors: '3' }, chosen);
    expect(say([message, 'make it 60']).reply).toContain(more.range);
    const other = asked('car-wraps', 1, {});
    expect(say([message, other.message]).reply).toContain(other.range);
  });

  it('has the price for the day on which it is needed, and that day on the ticket', () => {
    const neededBy = addProductionDays(shop, dayInZone(NOW, shop.time_zone), 4);
    const { message, range } = asked('screen-printing', 40, { ink_colors: '3' }, { neededBy });
    const usual = asked('screen-printing', 40, { ink_colors: '3' });
    expect(range, 'a rush costs more').not.toBe(usual.range);
    const { reply, state, ticket } = say([message]);
    expect(reply).toContain(range);
    expect(state.slots.dueDate?.date).toBe(neededBy);
    expect(ticket.at(-1)?.value).toMatch(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/);
    const both = asked('promo-products', 60, { product: 'tote' }, { neededBy, method: 'screen-printing' });
    expect(both.message).toMatch(/, Method: Screen printing, In hands by: \w+day, \w+ \d+, \d{4}\.$/);
    expect(say([both.message]).reply).toContain(both.range);
  });

  it('takes the place of the same service’s job, and stands beside another’s', () => {
    const first = asked('embroidery', 24, { garment: 'cap' });
    const changed = asked('embroidery', 48, { garment: 'polo' });
    const { state } = say([first.message, changed.message]);
    expect(state.slots).toMatchObject({ service: 'embroidery', quantity: 48 });
    expect(state.jobs).toEqual([]);
    const beside = say([first.message, asked('car-wraps', 1, {}).message]).state;
    expect(beside.slots).toMatchObject({ service: 'car-wraps', quantity: 1 });
    expect(beside.jobs).toMatchObject([{ slots: { service: 'embroidery', quantity: 24 } }]);
  });

  it('with other words is a question like any other', () => {
    const { message } = asked('embroidery', 24, {});
    expect(readToldJob(message, shop)).toMatchObject({ quantity: 24 });
    for (const other of [
      message.replace('24', '0'),
      message.replace('Pique polo', 'Velvet robe'),
      message.replace('.', ', and can I pay by card?'),
      message.replace('.', ', Method: Magic.'),
      message.replace('.', ', In hands by: Friday, March 14, 2026.'),
      message.replace('.', ', In hands by: Friday, March 13, 2026. Please.'),
      questionAbout('Embroidery'),
    ]) {
      expect(other).not.toBe(message);
      expect(readToldJob(other, shop), other).toBeUndefined();
    }
  });
});
