// "40 tumblers, laser engraved": a way of marking that the estimate does not count in, told of beside the job.
import { sharedWith } from '../../shop/knowledge.ts';
import { plural } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { matching, worded } from '../reading/words/triggers.ts';
import { splitSentences, upperFirst } from '../wording.ts';

/** What the shop's pages say of that way, or that they say nothing of it; the answer as it is where none is named. */
export function withWays(moment: Moment, answer: Answer): Answer {
  const { state, reading, before } = moment;
  const { intents } = reading;
  if (state.language !== 'en' || state.slots.service === undefined || before.stored) return answer;
  // "do you engrave wood?", of banners: a question of its own
  if (reading.slots.service === undefined && isQuestion(moment.words)) return answer;
  if (intents.includes('injection') || intents.includes('human') || answer.isOpening) return answer;
  if (answer.says.some((one) => one.startsWith('From our page'))) return answer;
  const says = wayBeside(moment);
  return says === undefined ? answer : { ...answer, says: [...answer.says.slice(0, 1), says] };
}

/** As it is called, how visitors say it, and the word that the pages have of it. */
const WAYS: readonly { name: string; said: RegExp; of: RegExp }[] = [
  { name: 'engraving', said: / (?:laser )?(?:engrav\w+|etch(?:ed|ing)?) /, of: /engrav/i },
  { name: 'debossing', said: / deboss\w* /, of: /deboss/i },
  { name: 'embossing', said: / emboss\w* /, of: /emboss/i },
  { name: 'foil stamping', said: / (?:foil|foiled|hot stamp\w*) /, of: /\bfoil/i },
  { name: 'letterpress', said: / letter ?press\w* /, of: /letterpress/i },
  {
    name: 'puff',
    said: / (?:(?:3 ?d )?puff(?:y|ed)? (?:prints?|inks?|embroider\w*|letter\w*|logos?|designs?|patch|thread|foam)|3 ?d (?:puff|embroider\w*|stitch\w*)|(?:in|with|as|do) puff|raised (?:print|ink|embroidery)) /,
    of: /puff/i,
  },
  { name: 'sublimation', said: / (?:sublimat\w*|dye sub\w*) /, of: /sublimat/i },
  { name: 'direct-to-garment printing', said: / (?:dtg|direct to garment) /, of: /\bDTG/ },
  { name: 'heat-press vinyl', said: / (?:heat press\w*|htv|iron ons?) /, of: /heat-press/i },
  {
    name: 'rhinestones',
    said: / (?:rhinestones?|bedazzled|bling (?:shirts?|tees?|print|logo|design|hats?)) /,
    of: /rhinestone/i,
  },
  { name: 'glitter', said: / glitter\w* /, of: /glitter/i },
  { name: 'flocking', said: / flock(?:ed|ing) /, of: /flock/i },
  { name: 'airbrushing', said: / air ?brush\w* /, of: /airbrush/i },
  { name: 'tackle twill', said: / (?:tackle )?twill (?:letters?|numbers?|names?) /, of: /tackle twill/i },
  { name: 'chenille', said: / chenille /, of: /chenille/i },
  {
    name: 'glow-in-the-dark ink',
    said: / glow(?:ing)?(?: in the dark| (?:ink|inks|print|paint|vinyl)) /,
    of: /glow-in/i,
  },
  { name: 'metallic ink', said: / (?:metallic|reflective) (?:ink|inks|print|thread) /, of: /metallic/i },
  { name: 'hydro dipping', said: / hydro ?dip\w* /, of: /hydro/i },
  { name: 'powder coating', said: / powder coat\w* /, of: /powder coat/i },
];

const waysIn = matching(WAYS.map((way) => [way, way.said] as const));

function wayBeside(moment: Moment): string | undefined {
  const { words, state, message } = moment;
  const [way] = waysIn(words.plain);
  if (!way) return isBlank(moment) ? BLANK : undefined;
  const told = toldOf(moment, way.of).toSorted((a, b) => sharedWith(message)(b) - sharedWith(message)(a))[0];
  const goods = state.thing === null ? 'these' : plural(state.thing);
  if (told === undefined)
    return `Our pages say nothing of ${way.name}: whether that can be done on ${goods} a person tells you.`;
  const [, title = '', text = ''] = /^([^\n]*)\n([\s\S]*)$/.exec(told) ?? [];
  // "Steel bottles and tumblers: printed or engraved"
  const listed = /^[-*] ([^:]*):/.exec(text)?.[1];
  if (listed === undefined) return `From our page "${title}": ${text}`;
  return state.thing !== null && listed.toLowerCase().includes(state.thing)
    ? `${upperFirst(way.name)} is one of the ways we mark ${goods}; a person sees to it in your quote.`
    : `${upperFirst(way.name)} our page names for ${listed.charAt(0).toLowerCase()}${listed.slice(1)}; for ${goods} a person tells you.`;
}

/** The sentences and list items of the service's pages that have the word, each after its page's title. */
function toldOf({ shop, state }: Moment, word: RegExp): string[] {
  const { service = '' } = state.slots;
  return shop.articles
    .filter(
      ({ language = 'en', services, not_made }) =>
        language === 'en' && !not_made && (services.length === 0 || services.includes(service)),
    )
    .flatMap(({ title, sections }) =>
      sections.flatMap(({ text }) =>
        text
          .split(/\n(?=[-*] )|\n\n/)
          .flatMap((part) => (/^[-*] /.test(part) ? [part] : splitSentences(part.replace(/\s+/g, ' '))))
          .filter((sentence) => word.test(sentence))
          .map((sentence) => `${title}\n${sentence.trim()}`),
      ),
    );
}

/** "20 blank tees, no printing": every price has the print in it. */
const isBlank = ({ words, mentions, state }: Moment): boolean =>
  mentions.length > 0 && WORN.has(state.slots.service ?? '') && UNPRINTED.test(words.plain);

const WORN: ReadonlySet<string> = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);
const UNPRINTED = worded(
  / (?:blank|unprinted|undecorated) (?!(?:on|inside|background|back|front|space|check)\b)(?:\w+ ){0,3}(?:shirts?|tees?|t shirts?|hoodies?|hats?|caps?|polos?|sweatshirts?|jackets?|beanies?) | (?:no|without(?: any)?) (?:print|prints|printing|imprint|decoration) (?:on (?:it|them)|at all|just|needed|necessary|please|$)/,
);
const BLANK =
  'My prices have the decoration in them: whether we sell them blank, and for how much, a person tells you.';
