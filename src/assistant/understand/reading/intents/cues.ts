// What a message does to the conversation beside its intents: asks who Carl is, asks to hear it again, refuses, is unsure.

import { matching, worded } from '../words/triggers.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import { DEAL_SOUGHT, WHO_SPEAKS } from './intent-patterns.ts';
import { likelyIntent } from './likely-intent.ts';
import { anyOf, phrase as r } from './phrases.ts';

export type Cue =
  | 'identity'
  | 'unsure'
  | 'repeat'
  | 'language'
  | 'cancel'
  | 'delete_data'
  | 'no_phone'
  | 'no_email'
  | 'no_contact'
  | 'no_name'
  | 'form'
  | 'typing'
  | 'another_job'
  | 'how_are_you'
  | 'nonsense'
  | 'discount'
  | 'frustrated'
  | 'change'
  | 'lacks'
  | 'more'
  | 'start_over'
  | 'offers_contact'
  | 'no_more';

/** The cues of a message, e.g. {'no_phone'} for "I'd rather not give my number". */
export function readCues(words: Words): ReadonlySet<Cue> {
  if (last?.words !== words) last = { words, cues: findCues(words) };
  return last.cues;
}

/** The reading and the turn look at one message. */
let last: { words: Words; cues: ReadonlySet<Cue> } | undefined;

function findCues(words: Words): ReadonlySet<Cue> {
  const cues = new Set<Cue>(cuesIn(words.plain));
  if (SEEKS_SPEAKER.test(words.plain)) cues.delete('language');
  if (isNonsense(words)) cues.add('nonsense');
  const mayAskWho =
    OF_HIM.test(words.plain) &&
    !OF_HIS_SKILLS.test(words.plain) &&
    !OF_THE_SHOP.test(words.plain) &&
    !cues.has('how_are_you') &&
    !words.all.some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem));
  if (!cues.has('identity') && mayAskWho) {
    const likely = likelyIntent(words);
    if (likely?.label === 'identity' && likely.margin >= ASKS_WHO_MARGIN && !asksOfShop(words))
      cues.add('identity');
  }
  return cues;
}

/** "r u a real shop or dropship", "who owns the place": of the shop, and not of who answers. */
export const asksOfShop = ({ plain }: Pick<Words, 'plain'>): boolean =>
  OF_SHOP.test(plain) && !/ (?:human|person|bot|robot|ai|machine) (?!owned)/.test(plain);

const A_SHOP = '(?:shop|store|business|company|place|printer|print shop|outfit|storefront|operation)';
const OF_SHOP = worded(
  new RegExp(
    ` (?:are|is) (?:you|yall|y all|you guys|this|it|boldwork|bold work) (?:\\w+ ){0,3}(?:(?:real|actual|legit|legitimate|local|physical|proper|small|big|family|independent) (?:\\w+ )?${A_SHOP}|legit|legitimate|a scam|scammers|a franchise|part of a (?:chain|franchise)|a chain|(?:family|locally|woman|women|veteran|black|minority|independently) (?:owned|run)|(?:a )?(?:dropship\\w*|drop ship\\w*|middle ?man|broker|resellers?)) | (?:do|or) (?:you |yall |y all )?(?:\\w+ )?(?:dropship|drop ship) | (?:who is|who are|whos) (?:the|your) (?:\\w+ )?owners?(?= (?:of|here|there|over|anyway|\\?|$)|$) | who (?:owns|runs|started|founded|is behind) (?:the|this|that|your|boldwork|bold work) ?${A_SHOP}? | how (?:many|big) (?:\\w+ )?(?:employees|people|staff|folks|workers|is your team|a team) (?:do you have|work(?! (?:at|for|in) (?!you|your|the (?:shop|store)|boldwork|bold work))|are you)|(?:have|own|run|use) your own (?:machines?|equipment|presses|press|printers?) `,
  ),
);

/** How much a message must be like the questions who Carl is. */
const ASKS_WHO_MARGIN = 0.35;
const OF_HIS_SKILLS = worded(/ (?:capable of|able to|good (?:at|for|with)|useful for|best at) /);
/** "are you a real shop", "is this place legit": asked of the business, not of Carl. */
const OF_THE_SHOP = worded(
  / (?:owns? (?:it|that|everything|the \w+)|shop|store|storefront|business|company|operation|machines?|press|presses|equipment|resellers?|middle ?man|broker|drop ?ship\w*|legit|legitimate|scam|adults?|youth|toddlers?|sizes?) /,
);
const OF_HIM = worded(/ (?:you|your|yours|yourself|name|named|this|who|human|bot|robot|ai|machine) /);

const MADE = r`made|created|built|program+ed|designed|developed|invented|trained|wrote|written|coded|engineered|thought|dreamed|came up with|set|put`;

/** "human being or software", "bot or not" */
const LIVES = r`(?:(?:an? |just |only |some |actual |real |live |true )*(?:human being|human|person|people|man|woman|guy|lady|real|alive|flesh))`;
const RUNS = r`(?:(?:an? |just |only |some )*(?:bot|robot|chatbot|machine|computer|software|program|algorithm|code|ai|fake|script|android))`;
const EITHER = r`(?:${LIVES} (?:or|versus|vs) (?:not|${RUNS})|${RUNS} (?:or|versus|vs) ${LIVES}|(?:a )?(?:bot|robot|chatbot) or (?:not|no))`;

/** What only a living being has: asked of Carl, it asks what he is. */
const OF_A_LIFE = r`(?:bod(?:y|ies)|face|brain|feelings|emotions|consciousness|parents|mom|mother|dad|father|siblings|brothers?|sisters?|family|wife|husband|spouse|girlfriend|boyfriend|(?:best )?friends?|mouth|legs|eyes|ears|fingers|gender|birthday|age|pets?|dogs?|cats?|animals?|kids|child(?:ren)?|hobb(?:y|ies)|interests)`;

/** "never mind, just the shirts", "forget it, keep the 40", "never mind, your shirts" gives up only what was talked about last. */
const NOT_KEPT = r`(?! (?:, )?(?:(?:let us|then|so|ok|we will|i will|we can|about the|about those) )*(?:\S+ )?(?:just|only|stick|stay|keep|back to) (?:(?:do|doing|get|need|want|order|for|to|with) )*(?:the|my|our|those|\d+) )(?! (?:, )?(?:(?:let us|then|so|ok|we will|i will|use|do|take|with|go with) )*(?:your|yours) )`;

const PATTERNS: readonly (readonly [Cue, RegExp])[] = [
  [
    'change',
    anyOf(
      r` (?:change|edit|fix|correct|adjust) (?:something|it|that|one|a|the|my|some)\b`,
      r` (?:something|one thing) (?:is )?(?:wrong|off|not right)\b`,
    ),
  ],
  [
    'lacks',
    anyOf(
      r` (?:do not|does not|did not|never) (?:\w+ ){0,2}(?:have|had|know|remember|got|get|receive|recall)\b`,
      r` (?:lost|forgot|no) (?:it|the number|one|number|idea)\b`,
    ),
  ],
  [
    'more',
    anyOf(
      r` add (?:a|some|another|one more) (?:detail|thing|note)s?\b`,
      r` (?:ask|tell you) (?:you )?something(?: else)? $`,
      r` (?:one more|another|a quick|quick|a) question $`,
      r` (?:one|1) more thing $`,
    ),
  ],
  [
    'offers_contact',
    anyOf(
      r` (?<! where did (?:i|we) )(?:give|leave|send|share|take|here is|here are) (?:you )?my (?:\w+ )?(?:email|e mail|number|phone|contact|info|information|details|address)\b`,
    ),
  ],
  [
    'no_more',
    anyOf(
      r`^ (?:(?:ok|well|um|uh|honestly|yes|no|nope|sorry|i think|i guess|and|so|nah|man|dude|look|really) )*(?:that is |it is )?(?:(?:about|pretty much|basically|really|literally|just|kind of) )*(?:all|everything|as much as|the only thing|the most) (?:of it )?(?:that )?(?:i|we) (?:(?:have|can|really|currently|actually|honestly|do|got) )*(?:got|have|know|can|say|tell|tell you|think of|give you|remember)(?: (?:to (?:tell|say|go on)|so far|for now|right now|at the moment|about it|yet|sorry|man|today|here|you|then|really))* (?:\? )?$`,
      r`^ (?:(?:ok|well|um|uh|yes|no|nope|sorry|i think|i guess|and|so|nah) )*(?:that is |thats )(?:(?:about|pretty much|basically|really|literally|just|kind of) )*(?:all|everything|it)(?: (?:so far|i think|i guess|really|from me|there is|there is to it))* $`,
      r`^ (?:(?:ok|well|no|nope|sorry|nah|i have|we have|i got|got|there is|i do not have|do not have) )*(?:nothing|no|not|any|anything)(?: any| much)? (?:else|more|other|further)(?: (?:details?|info|information|facts|specifics|than that|to (?:add|tell|say|share)|i (?:know|can think of|can tell you)|for now|so far|sorry|really))* $`,
    ),
  ],
  ['start_over', anyOf(r` (?:start|begin) (?:over|again|from scratch)\b`)],
  [
    'identity',
    anyOf(
      r` (?:are you|is this|am i (?:\w+ )?(?:talking|speaking|chatting|texting|typing|writing|dealing|interacting|messaging|conversing) (?:to|with)|you are|you (?:(?:guys|kind of|sort of|all|really|just|do|also|\w+ly) ){0,2}(?:sound|talk|act|seem|type|write|feel|reply|answer|respond)|whether you are|if you are|be|call yourself|your(?= (?:(?:just|really|only|not|actually) )?(?:an? |ai |bot |robot |human ))) (?:\w+ ){0,3}(?:a |an )?(?:real |actual |live |true )*(?:human|person|bot|robot|ai|machine|computer|chatbot|chatgpt|gpt|program|software|algorithm|artificial intelligence)\b`,
      r` (?:are you|is this|you are|is this thing|am i (?:\w+ )?(?:talking|speaking|chatting) (?:to|with)|you (?:sound|talk|act|seem)(?: like)?|call yourself) (?:(?:just|only|really|basically|like|nothing but|some|kind of|some kind of|a|an|talking|glorified|dumb|smart|fancy|little|big|old) ){0,4}(?:toaster|microwave|calculator|fridge|tin can|roomba|droid|android|cyborg|terminator|skynet|hal|alexa|siri|clippy|automaton|auto ?responder|answering machine|recording|script|vending machine|dishwasher)(?= (?:\?|are not|are you|is not|right|or|huh|lol|haha|thing|with|that|too|and|buddy|man)|$| $)`,
      r` (?:is|was) (?:this |that )?carl (?:(?:just|really|actually|even|only|like|some kind of|you|or|are|is|a|an) )*(?:real|actual|live|human|humans|person|people|someone|somebody|guy|dude|bot|robot|ai|machine|computer|chatbot|program|software)\b`,
      r` are you (?:just |also |maybe )?(?:one of|like) (?:those|these|them) (?:\w+ ){0,2}(?:chat ?bots?|robots?|bots?|ais?|machines?|computers?|programs?) `,
      r`(?:what|whats|tell me) (?:\w+ ){0,4}your (?:\w+ )?name `,
      r` your (?:preferred|given|first|real|full) name `,
      r` (?:who|whose|how|where) (?:\w+ ){0,5}?(?:${MADE}) (?:you|this (?:bot|chatbot|ai|assistant))(?= (?:up|together|like this|exactly|anyway|then|to|and|\?|$)|$)`,
      r` (?:were|are|was) you (?:\w+ )?(?:${MADE}) (?:up |together )?(?:by|in|at|from|with|out of)\b| how were you (?:${MADE})\b`,
      r` you (?:\w+ ){0,4}(?:flesh(?: and blood)?|sentient|conscious|self aware|breathing|a living \w+|an algorithm|software|a piece of code|just code|automated|an android|a cyborg|a script)\b`,
      r` (?:have|got|had) (?:a )?(?:heart ?beat|pulse|blood|soul|skin|lungs) `,
      r` who (?:are you(?!r)|is this|am i (?:talking|speaking|chatting)|made you|created you|built you|programmed you|designed you|is your (?:maker|creator|developer)|was your (?:maker|creator|developer))`,
      r` (?:what|which) (?:company|business|people|person|firm) (?:\w+ ){0,2}(?:made|created|built|designed|developed|program+ed|did the design)(?: \w+)? (?:you|this|by|for this) `,
      r` (?:made|created|built|designed|developed|programmed) (?:you|by) (?:\? )?$`,
      r` what (?:do|should|can|would|shall) (?:i|you like me to|we) (?:\w+ ){0,4}call you `,
      r` (?:where|when|how|why) (?:were|was) you (?:\w+ )?(?:${MADE}|born|raised)(?= (?:\?|by|at|in|up|$)|$)`,
      r` who programmed | whose (?:idea|creation|brainchild|invention|project|work) (?:are|were|was) (?:you|this bot) `,
      r` (?:what|which) (?:\w+ ){1,3}(?:${MADE}) you(?= (?:up|together|anyway|then|\?|$)|$)| (?:who|what|which|the) (?:\w+ ){0,3}(?:(?:is|are|stands?) )?behind (?:you|this (?:bot|chatbot|chat|ai|assistant))(?= (?:\?|$)|$)`,
      r` ${EITHER}(?= (?:\?|$|which|what|tell|carl|be|come|level|please|just|are|here)|$)`,
      r`(?: you (?:have |got |have got |own |keep )|^ (?:so |hey |hi )?got )(?:(?:any|an?|your own|some|real|little) ){0,2}${OF_A_LIFE}(?= (?:\?|and|or (?!just|only|adults?|youth)|like|at all|at home|too|of your own|$)|$)`,
      r` (?:how many|what(?: kinds?| sorts?| type)?(?: of)?|which) ${OF_A_LIFE} (?:do you (?:have|own|keep|like)|are you into|have you got)\b`,
      r` (?:are|do) you (?:work|working|employed) (?:for|by) (?:someone|somebody|anyone|anybody|a company|the shop|a person|another)\b| (?:who|what company|which company|whom) (?:do|are) you (?:work|working|employed) (?:for|by)\b`,
      r` (?:(?:do|have|are|can) you|you)(?: (?:have|got|ever|even|really|actually))* (?:breathe|bleed|dream|exist|feel (?:pain|emotions?|things))(?= (?:\?|or|and|at|$)|$)`,
      r` (?:what|which) (?:company|business) (?:were|was|are|is) you (?:designed|made|created|built|developed|programmed)`,
      r` (?:is|was|are) (?:there|it|this) (?:just |really |actually |even )?(?:a |an |any |some )?(?:real |actual |live )*(?:human|person|people|someone|somebody|anyone|anybody|bot|robot|machine|computer) (?:\w+ ){0,2}(?:typing|writing|answering|replying|responding|reading|behind|on the other)\b`,
      r` (?:human|person|someone|somebody|computer|machine|bot) (?:is |that is |who is |actually |really )?(?:typing|writing|answering|replying|responding|generating|reading(?= (?:these|this))) (?:\w+ )?(?:this|these|back|me|to me|here|messages|answers)\b(?! (?:to|the) (?:phone|call))`,
      r` (?:who|what|(?:what|which) (?:company|business|person|people)|someone|somebody|anybody|anyone) (?:owns|runs|controls|operates) you(?= (?:\?|$)|$)`,
      r` your (?:creators?|makers?|inventors?|developers?|programm?ers?)\b`,
      r` (?:am i|are you|is this) (?:\w+ )?(?:(?:talking|speaking|chatting|texting|typing) (?:to|with) )?(?:an? )?(?:real|live|actual) (?:live )?(?:agent|rep|representative|operator) `,
      r` how (?:did you come|have you come|do you come) (?:to (?:be|exist|life)|about|into)\b| (?:name|names) (?:that )?you were (?:given|called)\b|^ any (?:pets|hobbies|siblings|brothers|sisters)(?: of your own)? (?:\? )?$`,
      r` how do i (?:call|get) your attention | how (?:old|tall|smart|heavy) (?:are|would|might) you(?= |$)| (?:sort|kind|type) of (?:machine|robot|bot|ai|computer|program|software|being|creature|person|human) are you(?= |$)| where do you (?:live|reside|dwell)(?= (?:\? )?$)| what do you do for (?:a living|fun|work)(?= (?:\? )?$)| (?:is|tell me|say|know) your age `,
      r` what name do you go by `,
      r` call you (?:carl|something|anything|by (?:your|a|any))\b`,
      r` (?:is it|is that|was that|was it|is there) (?:just |really |actually )?(?:a |an )?(?:real |actual |live )?(?:bot|chatbot|robot|human|person|machine|computer|ai) (?:that )?(?:i am|i was|we are|am i|talking|texting|chatting|typing|answering|writing|replying|on the other)\b`,
    ),
  ],
  [
    'unsure',
    anyOf(
      r`^ (?:(?:um|uh|hmm|well|honestly|oh|no|sorry) )*(?:i )?(?:am |do )?(?:really |honestly )?(?:not (?:really |so |too |entirely |completely |quite |100 )?(?:sure|certain|know|decided)|do not (?:really )?(?:know|have a clue)|unsure|undecided|no (?:idea|clue|preference)|have no (?:idea|clue)|can not (?:say|tell|decide|remember))\b`,
      r` (?:i think maybe|could be|might be|maybe(?: it is| so| not)?|perhaps|possibly) (?:\S+ ){0,4}$`,
      r` (?:either (?:one|way)|a maybe) (?:\S+ ){0,4}$`,
      r` (?:fifty fifty|50 50|50 / 50|50/50|a toss up|on the fence|up in the air|of two minds|a coin toss|who knows|hard to (?:say|tell)|(?:can not|could not) make up my mind|torn between) (?:\S+ ){0,4}$`,
      r` (?:not (?:completely |quite |really |totally |100 )?(?:sure|certain)) (?:\S+ ){0,4}$`,
      r` (?:whatever you (?:think|recommend|suggest)|what do you (?:recommend|suggest)) (?:\S+ ){0,4}$`,
      r` (?:you (?:pick|choose|decide)|have not decided|tbd|to be determined|no idea) (?:\S+ ){0,4}$`,
      r` (?:do not (?:really )?know(?: yet| that| those| the)?) (?:\S+ ){0,4}$`,
    ),
  ],
  [
    'repeat',
    anyOf(
      r` (?:where|what) were we\b`,
      r`^ (?:(?:sorry|pardon|excuse me|um|what|huh|wait) ){0,2}(?:(?:can|could|would|will) you )?(?:please )?(?:repeat|rephrase|come again|pardon|say (?:that|it) again|explain (?:that|it) again)\b`,
      r` (?:say|repeat) (?:that|it|what you|yourself)(?: \w+){0,4} (?:again|said)`,
      r` (?:did not|do not|could not|can not) (?:catch|hear|get|understand)(?: what)? (?:that|you|it|what you)(?: said| just said)?(?: last part)? (?:\? )?$`,
      r` what (?:did you (?:just )?say|were you (?:just )?saying|was that) `,
      r`^ (?:huh|pardon|come again|what) (?:\? )?$`,
    ),
  ],
  [
    'language',
    anyOf(
      r` (?:speak|talk|chat|switch|change|respond|reply|understand|language|using|use you) (?:\w+ ){0,6}(?:spanish|english|french|german|portuguese|russian|chinese|mandarin|cantonese|korean|japanese|vietnamese|arabic|italian|hindi|polish|tagalog|navajo|language)\b`,
      r`^ (?:in )?(?:spanish|english|french) (?:please )?$`,
      r` (?:the|your|another|different) language `,
      r` habla(?:s|n)? (?:espanol|ingles)\b`,
      r` espanol `,
    ),
  ],
  [
    'cancel',
    anyOf(
      r`^ (?:(?:please|ok|no|so|yes|yeah|sorry|can you|could you|you can|just|actually|wait|i want to|let us|ugh|oh|well|eh|nah|man|geez|jeez|argh|you know what|then|omg|whatever|,) )*(?:cancel|abort|stop|quit|hush|forget (?:it|about it)|never mind|start over|scrap (?:it|that))(?: (?:that|it|this|the|talking|now|please|mission|everything|task|quote|request|what you are doing|doing that|about it|my))*\b(?! (?:by|in|at|sign|order)\b)(?! (?:\S+ ){0,5}(?:alarms?|timers?|reminders?|meetings?|flights?|dinner|lunch|uber|lyft|ride|netflix|spotify|hulu|gym|subscriptions?|memberships?|(?:credit|debit) cards?|playlist|reservations?|hotel)\b)${NOT_KEPT}`,
      r` (?:stop (?:talking|what)|start over|never mind)${NOT_KEPT} `,
    ),
  ],
  [
    'delete_data',
    anyOf(
      r` (?:delete|erase|remove|forget|wipe|destroy) (?:\w+ ){0,4}(?:data|information|info|details|conversation|chat|history|record|records|messages|account|email|name|phone)\b`,
      r` what (?:data|information) do you (?:have|keep|store|collect)`,
      r` (?:gdpr|ccpa|privacy) `,
      r` (?:is|are) (?:my|our) (?:\w+ )?(?:data|info|information|details|number|email) (?:\w+ )?(?:safe|secure|private|shared|sold)\b`,
    ),
  ],
  [
    'no_phone',
    anyOf(
      // "no emails, just call me" refuses one way only, "no email or phone" both.
      r` (?:(?:do not|not|rather not|would rather not|no|prefer not|prefer no|without|never) (?!(?:have|know|got)(?: (?:the|any|an|our|my))? (?:exact|final|firm|hard|real|total|size|head) )(?:(?!(?:emails?|mails?) (?:me |us |please )*(?!or |and |nor |address))\w+ ){0,5}(?:phone|number|call|calls|cell|text|texts)) `,
      r` (?:do not|not|hesitant|nervous|uncomfortable|weird) (?:\w+ ){0,7}(?:give|giving|share|sharing|leave|leaving|hand|handing|put|putting)(?: \w+){0,3} (?:phone|number|cell)(?: \w+)? $`,
      r`(?<! no| not| without| my) (?:(?:email|e mail) (?:only|is better|is best|works better|me instead|instead|please)) `,
      r` (?:only (?:by )?email|do not call|no calls?|just email) `,
    ),
  ],
  [
    'no_email',
    anyOf(
      r` (?:(?:do not|not|rather not|would rather not|no|prefer not|without|never) (?!(?:find|found|get|got|receive|received|see|seen|open) )(?:(?!(?:calls?|calling|phones?|phone numbers?|texts?|numbers?) (?:me |us |please )*(?!or |and |nor |numbers? ))\w+ ){0,5}(?:email|e mail|emails|mail)) `,
      r`(?<! no| not| without| in| on| my) (?:(?:phone|call|text|calling|texting) (?:only|is better|is best|works better|me instead|instead)) `,
      r` (?:not|no|never|without) (?:\w+ ){0,5}(?:number|phone|cell) (?:or|nor|and) (?:my |an? |any |your )?(?:email|e mail) `,
      // "only text on the site", "just text, no logo" is what something shows.
      r` (?:only (?:by )?phone|just call|(?:call|text) me instead|hate email) |(?<! (?:logos?|images?|pictures?|graphics?|art|design|print)) (?:only (?:by )?|just )text (?=(?:me|us|please|back|thanks|thank|instead|or|at|my|works|is (?:fine|ok|best|better)|if|when)\b|$)`,
    ),
  ],
  [
    'no_contact',
    anyOf(
      // "we don't have the details yet", "he didn't say": not known, and nothing refused.
      r`(?<! did| does) (?:(?:do not|not|rather not|would rather not|prefer not|no|why do you) (?!(?:(?:really|even|yet|actually|all) )?(?:have|know|got|remember|need|sure|get|see) )(?:(?!did |does )\w+ ){0,5}(?:contact|personal|info|information|details|share|(?:give|giving) (?:you )?(?:that|it|out|my))) `,
      // "rather not say"; "no difference to me, say black" refuses nothing
      r`(?<! did| does) (?:not|never)(?: (?:want|like|wish|care|going|willing|able|allowed|comfortable|ready|have|really|actually|even|to|gonna|wanna)){0,4} say (?!(?:(?:a|an|our|the|my|any|what|exactly|yet) ){0,2}(?:budget|price|amount|figure|date|quantity|size|sizes|colors?|how many|when|which)\b)`,
      r` (?:none of your business|that is private|is private) `,
    ),
  ],
  [
    'no_name',
    anyOf(
      r` (?:do not|not|rather not|would rather not|prefer not|why do you need) (?:\w+ ){0,5}name(?! is)`,
      r`name (?:is )?not important`,
      r` anonymous `,
    ),
  ],
  [
    'form',
    anyOf(
      r`(?<!(?: not| never| no| rather not| without)(?: (?:want|wanna|like|need|have|going|feel|trying|care|about|to|be|your|the|a|like)){0,4}) (?:fill(?:ing)? (?:in|out|it in|it out)?|the form|use (?:the )?form|open (?:the )?form|form please|form (?:is|works|would be|sounds) (?:fine|good|ok|great|better|best|easier|perfect|for me)) `,
      r` send (?:me )?(?:the|a) form |^ (?:(?:ok|yes|actually|then|just|the|a|short|your|do|lets do|let us do) )*form (?:(?:then|please|is) )*$`,
    ),
  ],
  [
    'typing',
    anyOf(
      r` (?:(?<! (?:what|which|blood|file|this|that|same|any|font|ink|skin|hair|body|the|my) )type(?! of )|typing|type it|here is fine|in (?:the )?chat|just (?:ask|chat)) `,
      r` (?:keep (?:going|typing|chatting|talking)|ask me|no form|no forms|(?:not|never|without) (?:(?:want|wanna|like|need|have|going|trying|feel) )?(?:(?:to|like) )?(?:fill|filling)|continue here|rather (?:chat|type)) `,
      r` (?:do it here|right here|here please|chat is fine) `,
    ),
  ],
  [
    'another_job',
    anyOf(
      r` (?:another|second|separate|new|different|one more|additional) (?:\w+ )?(?:order|job|project|quote|request|thing|item)`,
      r` (?:i |we )(?:also|additionally) (?:need|want|would like)`,
      r`^ (?:and |also |oh and |plus |and also |i also|we also)(?: ?\S+){0,3}(?:need|want|like)?`,
      r` (?:start|do|get) (?:another|a new|a second) `,
    ),
  ],
  [
    'how_are_you',
    anyOf(
      r` how (?:are you|is it going|are things|is your (?:day|morning|night|week)|you doing|have you been)`,
      r` how you are doing`,
      r` are you (?:ok|all right|doing ok|well) `,
      r` how do you do `,
    ),
  ],
  [
    'discount',
    anyOf(
      r` (?:discount|cheaper|better (?:price|deal)|coupon|promo code|${DEAL_SOUGHT}|percent off|% off) `,
      // "something that isn't too pricey" wants an idea.
      r` (?:lower (?:the )?price|price match|(?<! (?:not|nothing|never) )too (?:expensive|much|high|pricey)) `,
    ),
  ],
  [
    'frustrated',
    anyOf(
      r` (?:(?:this|the) (?:conversation|chat|bot|thing|chatbot) (?:is|does|did) (?:\w+ )?(?:not|going nowhere|useless|stupid|broken|terrible|awful|ridiculous)) `,
      r` (?:bot is (?:stupid|dumb|useless|terrible)|getting (?:it )?(?:all |everything )?wrong) `,
      r` (?:not (?:helping|helpful)|going (?:in circles|nowhere)) `,
      // "the one we have doesn't work on phones" is said of the visitor's own.
      r`(?:^|(?: (?:this|that|it|you|chat|bot|chatbot|assistant|form|button|link|thing|nothing|your (?:site|website|page|app)))) (?:is |are |just |really |still |simply |here )*(?:not working|does not work)(?! (?:on|in|with|well|any|when|if|so|like|for|great|very|right) )\b`,
      r` (?:not leading anywhere|waste my time|wasting my time) `,
    ),
  ],
];

const cuesIn = matching(PATTERNS);
const SEEKS_SPEAKER = worded(new RegExp(` ${WHO_SPEAKS}`));

/** Letters that make no words, or nothing but marks and pictures. */
function isNonsense({ all, message }: Words): boolean {
  const letters = all.filter(({ kind }) => kind === 'word');
  if (all.every(({ kind }) => kind === 'mark')) return !/[?!]/.test(message) || message.trim().length > 3;
  if (letters.length === 0 || letters.length > 3 || all.some(({ kind }) => kind === 'number')) return false;
  return letters.every(({ raw }) => {
    const text = raw.toLowerCase();
    if (
      /^(?:hm+|m+h*m+|uh+|um+|ah+|oh+|psst|shh+|tv|pdf|png|jpg|svg|html|ny|nyc|kc|pls|thx|brb|ttyl|mgmt|dr|mr|mrs|ms|st|hvac|sms)$/.test(
        text,
      )
    )
      return false;
    if (/(.)\1{3,}/.test(text)) return true;
    if (text.length >= 4 && !/[aeiouyáéíóúäöü]/.test(text) && /^[a-z]+$/.test(text)) return true;
    return KEYBOARD_ROWS.test(text) || /^[a-z]*[bcdfghjklmnpqrstvwxz]{6,}[a-z]*$/.test(text);
  });
}

const KEYBOARD_ROWS = worded(
  /^(?:asd[fghjkl]{0,8}|[asdfghjkl]{5,}|qwe[rtyuiop]{0,8}|zxc[vbnm]{0,6}|(?:asdf|qwer|zxcv|hjkl|jkl){1,6}[a-z]?|blah(?:blah)*|lol|abc|xyz|test(?:ing)?)$/,
);
