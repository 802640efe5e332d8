// "Can you email me the estimate?": the written quote comes from a person, once the request is with the shop.
import type { Answer, Moment } from '../moment.ts';
import { ask } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import { oneOf } from '../wording.ts';
import { answerTime } from './human.ts';

/** Is the estimate wanted in writing? "email me a quote for 50 hats" tells of a job instead. */
export function asksForWritten({ state, words, folded, reading }: Moment): boolean {
  const { email: _email, phone: _phone, name: _name, company: _company, service, ...job } = reading.slots;
  const isOfJob =
    state.slots.service !== undefined && (service ?? state.slots.service) === state.slots.service;
  return (
    isOfJob && Object.keys(job).length === 0 && (IN_WRITING.test(words.plain) || IN_WRITING_ES.test(folded))
  );
}

const OF_PRICE = '(?:quotes?|estimates?|prices?|pricing|numbers|figures|breakdown|total|proposal)';
const IN_WRITING = worded(
  new RegExp(
    [
      ` (?:e ?mail|text|mail) (?:(?:me|us|him|her|them|over|(?:my|our|the) \\w+|a copy of|a|an|the|that|this|your|those|these|written) ){1,5}${OF_PRICE} (?!form)`,
      ` (?:can|could|will|would|please|just) (?:(?:you|y all|yall|someone|somebody|please|just|also) )*(?:e ?mail|text) (?:it|this|that|all that|all this|all of (?:it|this|that)|everything) (?:over )?to (?:me|us|my \\w+) `,
      ` ${OF_PRICE} (?:(?:over|sent|to me|to us|emailed|for my \\w+) )*(?:in writing|on paper|as a pdf|in a pdf|(?:by|via|through|in|over|to) (?:an? |my |our )?(?:e ?mail|text))(?! (?:is|at|or) )`,
      ` (?:get|have|put|send|need|want|like|see) (?:(?:me|us|it|that|this|all|of|something|everything|the|to|have) )*(?:in writing|on paper) `,
      ` (?:written|formal|official|printed|pdf) (?:${OF_PRICE}|copy) `,
    ].join('|'),
  ),
);
const IN_WRITING_ES = worded(
  /\b(?:mand\w+|envi\w+|pas\w+) (?:\w+ )?(?:la cotizacion|el presupuesto|el estimado|el precio|los precios|eso) (?:por|al|a mi) (?:correo|email|mensaje|escrito)\b|\bpor escrito\b/,
);

/** Where it is to go is asked if it is not known. */
export function answerForWritten(moment: Moment): Answer {
  const { state, shop } = moment;
  const { email } = state.slots;
  const when = answerTime(moment);
  state.flow ??= 'quote';
  if (state.stored)
    return {
      says: [
        oneOf(
          {
            en: [`The shop has your request: the written quote comes from a person, who answers ${when}.`],
            es: [`El taller tiene su pedido: la cotización por escrito se la manda una persona, ${when}.`],
          },
          state,
        ),
      ],
    };
  const to = email === undefined ? '' : { en: ` to ${email}`, es: ` a ${email}` }[state.language];
  const says = oneOf(
    {
      en: [
        `The written quote comes from a person at ${shop.brand.name}${to}, once your request is with the shop.`,
        `A person from the shop sends the quote in writing${to}, as soon as your request is passed on.`,
      ],
      es: [`La cotización por escrito se la manda una persona${to}, cuando su pedido esté en el taller.`],
    },
    state,
  );
  const isOpen =
    email === undefined && !state.declined.includes('email') && !state.declined.includes('contact');
  return { says: [says], ...(isOpen && { asks: ask(moment, 'email') }) };
}
