// What a yes to the summary means: asked before it is given, and after.
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { oneOf, type Wordings } from '../wording.ts';
import { answerTime } from './human.ts';

type Asked = 'next' | 'cost' | 'binding' | 'change' | 'who';

/** "what happens then?", "is this binding?", while the request waits for its yes or is with the shop. */
export const asksAboutSending = (moment: Moment): boolean => askedAboutSending(moment) !== undefined;

export function answerAboutSending(moment: Moment): Answer {
  const { state, shop } = moment;
  const when = answerTime(moment);
  const { phone } = shop.brand;
  const wordings: Record<Asked, Wordings> = {
    next: {
      en: [
        `${state.stored ? 'The shop has your request' : 'It goes to the shop'}: a person answers ${when} with the quote, then you get a proof, and nothing is made before you approve it.`,
      ],
      es: [
        `${state.stored ? 'El taller tiene su pedido' : 'Va al taller'}: una persona le contesta ${when} con la cotización, luego recibe una prueba, y no se hace nada hasta que la apruebe.`,
      ],
    },
    binding: {
      en: [
        'No, it is only a request and costs nothing: you decide once you have the quote, and nothing is made before you approve the proof.',
        'It commits you to nothing and costs nothing: the quote comes first, and nothing is made before you approve the proof.',
      ],
      es: [
        'No, es solo una solicitud y no cuesta nada: usted decide cuando tenga la cotización, y no se hace nada hasta que apruebe la prueba.',
      ],
    },
    cost: {
      en: [
        'Sending it costs nothing, and the quote is free: only what you approve is made and paid.',
        'It is free: you pay only for what you approve once you have the quote.',
      ],
      es: ['No cuesta nada, y la cotización es gratis: solo se paga lo que usted apruebe.'],
    },
    change: {
      en: [
        'Just tell me here and I change it in your request, or tell the person who answers: all of it can change until you approve the proof.',
        `Write it here or call ${phone}, whenever it comes up: all of it can change until you approve the proof.`,
      ],
      es: [
        'Dígamelo aquí y lo cambio en su pedido, o dígaselo a la persona que le conteste: todo se puede cambiar hasta que apruebe la prueba.',
      ],
    },
    who: {
      en: [`Only the people at ${shop.brand.name}: one of them reads it and answers you.`],
      es: [`Solo la gente de ${shop.brand.name}: una persona lo lee y le contesta.`],
    },
  };
  return { says: [oneOf(wordings[askedAboutSending(moment) ?? 'next'], state)] };
}

function askedAboutSending({ before, state, words, folded, reading }: Moment): Asked | undefined {
  const isPending = before.asked === 'confirm' || (before.stored && isReachable(state));
  if (!isPending || Object.keys(reading.slots).length > 0) return;
  return ASKED.find(([, english, spanish]) => english.test(words.plain) || spanish.test(folded))?.[0];
}

const OPENS = String.raw`^ (?:(?:ok|so|and|then|yes|sure|all right|cool|great|perfect|well|thanks|wait|but|no|[.,!]) )*`;
const ENDS = String.raw`(?: (?:then|now|yet|for sure|for me|or no|or not|by the way|exactly|if i (?:say yes|do|send it|send this|agree)))* (?:\? )?$`;
const english = (pattern: string): RegExp => new RegExp(pattern + ENDS);

const ASKED: readonly (readonly [Asked, RegExp, RegExp])[] = [
  [
    'cost',
    english(
      String.raw` (?:(?:(?:is|does) (?:this|that|it|sending (?:it|this)|the quote|a quote|your quote) (?:(?:really|all|going to) )?(?:free(?: of charge)?|cost (?:me |us )?(?:anything|something|money))|are (?:your |the )?quotes free|(?:charge|cost) (?:me |us |anything |something )*(?:to|for) (?:send|submit|sending|submitting)(?: (?:it|this|that))?|(?:do|will) you charge (?:me |us )?(?:for (?:this|that|it|the quote|a quote))))(?: to send(?: (?:this|it))?)?`,
    ),
    /^\W*(?:y )?(?:(?:es|sale) gratis|(?:tiene|hay) (?:algun )?costo (?:enviar|mandar)\w*|cuesta algo)\W*$/,
  ],
  [
    'binding',
    english(
      String.raw` (?:(?:is|does|would) (?:this|that|it|sending (?:it|this)|a yes) (?:(?:legally|already|mean i|like) )?(?:binding|final|(?:a|the|an|my|some) (?:contract|commitment|order|purchase|obligation|actual order|final order|sale)|(?:place|count as|make) (?:it )?(?:the|an|my|a) order|(?:commit|lock|obligate|oblige) (?:me|us)(?: (?:in|to \w+|to buy \w+))?)|(?:am|are|would|will|do) (?:i|we) (?:(?:be|already|get) )?(?:commit\w*|oblig\w+|lock\w*|bound|sign\w*|on the hook|stuck|agree\w*)(?: (?:in|up|to|for|with|it|this|anything|something|an order|buy\w*|order\w*|pay\w*))*|(?:do|will|would) (?:i|we) (?:have|need) to (?:buy|order|go through with|commit to|commit)(?: (?:it|this|them|anything|something))?|is there (?:a|any) (?:contract|obligation|commitment)|(?:any|no) (?:obligation|commitment|strings attached|strings)|(?:can|could) (?:i|we) (?:still )?(?:back out|say no)(?: (?:of it|of this|it|later|after|afterwards|still))*)`,
    ),
    /\b(?:es (?:un |una )?(?:compromiso|obligacion|contrato)|(?:me|nos) compromet\w+|(?:estoy|quedo|estamos|quedamos) (?:ya )?(?:obligad\w+|comprometid\w+)|sin compromiso)\b/,
  ],
  [
    'change',
    english(
      String.raw` (?:(?:can|could|may|would|will) (?:i|we|you) (?:\w+ ){0,3}(?:change|add|edit|adjust|tweak|update|fix)(?: (?:to|it|this|that|them|something|anything|stuff|things|more|some|my mind|the \w+|my \w+))* (?:later(?: on)?|after(?:wards?| that| this| i send it| it is sent| sending)?|down the road|next week|tomorrow)|(?:can|could) (?:i|we) still (?:change|add|edit|adjust|update|fix)(?: (?:to|it|this|that|them|something|anything|stuff|things|my mind|the \w+|my \w+))*(?: later| after(?:wards| that| this)?)?|what if (?:i|we|(?:my|our|the) \w+) (?:\w+ ){0,3}chang\w+(?: (?:it|this|that|something|anything|things|my mind|our minds|the \w+|later|after|afterwards))*)`,
    ),
    /\b(?:puedo|podemos|se puede|podria)\b.{0,20}\b(?:cambi\w+|agreg\w+|modific\w+)\b.{0,20}\b(?:despues|luego|mas tarde|todavia|aun)\b/,
  ],
  [
    'who',
    english(
      String.raw` (?:who (?:all |else |exactly )?(?:(?:sees|gets|reads|receives) (?:it|this|that|them|my \w+)|(?:will|can|is going to) (?:see|get|read|receive) (?:it|this|that|my \w+)|(?:does|will|is) (?:it|this|that) (?:go|going)(?: to)?|do you (?:send|pass) (?:it|this|that)(?: on)? to)|where (?:does|will|is) (?:it|this|that|my (?:request|info|email|number|message)) (?:all )?(?:go|going|sent|end up)(?: to)?)`,
    ),
    /\b(?:quien (?:lo |la )?(?:ve|lee|recibe)|a donde (?:va|llega))\W*$/,
  ],
  [
    'next',
    english(
      `${OPENS}(?:what (?:happens|comes)(?: (?:now|then|next|after|afterwards|after that|after this|from here|with it|(?:once|when|if|after) (?:i|we|you|it) (?:say|send|do|does|did|confirm|agree|hit|click|pass|submit|is sent|goes)[^?]{0,40}))+|what will happen|what (?:do|should) (?:i|we) do (?:now|next)|what (?:is|are) (?:the )?(?:next(?: steps?)?|process|plan)(?: from here)?|then(?: what)?|(?:now|next) what|what (?:now|then|next)|where do we go from here|how does (?:it|this) (?:work|go) (?:from here|after(?: this| that)?))`,
    ),
    /^\W*(?:(?:ok|y|entonces|bueno|luego|despues|ahora) )*(?:(?:que|como) (?:sigue|pasa|hago|prosigue)|(?:ahora |luego |despues )?que|cual es el siguiente paso)(?: (?:despues|ahora|luego|entonces))*\W*$/,
  ],
];
