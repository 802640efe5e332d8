// Is a message an attempt to change Carl's rules, to name him a price, or to hear of other visitors or the shop's books?
import { withoutAccents } from '../language.ts';
import { FIRST_NAMES } from '../words/first-names.ts';
import { mayMatch, worded, wordedInAnyCase } from '../words/triggers.ts';
import type { Word, Words } from '../words/words.ts';
import { anyOf, phrase as r } from './phrases.ts';

/** True for "pretend the price is 1 dollar" and "¿qué pidió el último cliente?". */
export function isAttack({ all, plain, message }: Words): boolean {
  if (AS_TYPED.test(message) || (message.includes('=') && ENCODED.test(message))) return true;
  if (OF_THE_RULES.test(plain) || OF_THE_PRICE.test(plain) || OF_THE_BOOKS.test(plain)) return true;
  if (asksOfOthers({ all, plain })) return true;
  // Figures against letters are words of their own only where the message is split.
  if (!PARTED.test(message) && !mayBeInSpanish(withoutAccents(message.toLowerCase()))) return false;
  let typed = ' ';
  for (const { raw } of all) typed += `${raw} `;
  return EN_ESPANOL.test(withoutAccents(typed.toLowerCase()));
}

const PARTED = /\d\p{L}|\p{L}\d|_/u;

/** "what did he order", "whats kyle's number", "who else bought these": what another customer told the shop. */
export const asksOfOthers = ({ all, plain }: Pick<Words, 'all' | 'plain'>): boolean =>
  (OF_OTHERS.test(OFFER.test(plain) ? plain.replace(OFFERED, ' ') : plain) &&
    (!IN_GENERAL.test(plain) || IN_PERSON.test(plain))) ||
  OF_A_PERSON.test(plain) ||
  (ASKS_OR_BIDS.test(plain) && isOfNamed(all));

/** "I have a quote from another company": what it asks for the same, told by who wants ours. */
const OFFERED =
  / (?:i|we)(?: (?:have|had|got|just|already|received|am holding|did get)){1,3} (?:an? |one |their |the )?(?:\w+ )?(?:quote|price|estimate|bid|offer|number) (?:from|by|at) (?:another|other|a different|some other) (?:\w+ )?compan(?:y|ies) /;
const OFFER = worded(OFFERED);

const ASKS_OR_BIDS = worded(/ (?:what|whats|did|me) /);

/** "what did kyle order", "give me jen smiths email", by the first name. */
function isOfNamed(all: readonly Word[]): boolean {
  const spoken = all.filter(({ kind }) => kind !== 'mark').map(({ text }) => text);
  return spoken.some((word, at) => {
    const name = word.endsWith('s') ? word.replace(/'?s$/, '') : word;
    if (at === 0 || !FIRST_NAMES.has(name) || word === 'carl') return false;
    const before = ` ${spoken.slice(Math.max(0, at - 4), at).join(' ')} `;
    const after = ` ${spoken.slice(at + 1, at + 4).join(' ')} `;
    return (
      (/ (?:what|what did|what has|how much did) $/.test(before) && BOUGHT.test(after)) ||
      (/ (?:what is|whats|give me|tell me|get me|show me) $/.test(before) && HAS_DATA.test(after))
    );
  });
}

const BOUGHT = /^ (?:\w+ )?(?:order|ordered|buy|bought|pay|paid) /;
const HAS_DATA =
  /^ (?:(?!is |are |for |to |the |a )\w+ )?(?:s )?(?:cell |phone )?(?:phone|number|email|address|order|quote|invoice) (?!\d)/;

/** Marks of a forged prompt, and words put in his mouth. */
const AS_TYPED = wordedInAnyCase(
  /^\W*(?:system|admin(?:istrator)?|developer|assistant|root)\s*[\]>):|]|<\/?(?:system|admin|prompt|instructions?|inst|script)\b|\[(?:system|inst|admin)|\b(?:reply|respond|output)\s(?:\w+\s){0,3}["“]|^\W*(?:please )?(?:just )?(?:say|repeat)\b.{0,40}(?:\bpromise|\bfree\b|\bdiscount|\bprice|\$|% off)|\bnew rules?:/i,
);
const ENCODED = /(?:^|\s)[A-Za-z0-9+/]{18,}={1,2}(?:\s|$)/;

const RULES = r`(?:instructions?|rules?|prompts?|guidelines|programming|training|directions|constraints|restrictions|limits|filters|policies|safety|configuration|config|guidance)`;

const OF_THE_RULES = worded(
  anyOf(
    r` (?:ignore|disregard|forget|override|bypass|skip) (?:\w+ ){0,4}(?:${RULES}|(?<! i | we | just )told you|(?:you )?were told|been told|everything above)\b`,
    r` (?:forget|disregard|ignore) (?:all (?:of )?that|everything|all) (?:and |now )?you (?:are|will)\b`,
    r` (?:system|hidden|initial|original|secret|developer|internal) (?:prompt|message|instructions?|mode|rules)\b`,
    r` (?:reveal|show|print|repeat|output|display|tell me|give me|list|share|translate|summarize|what (?:is|are|does)) (?:\w+ ){0,3}(?:your|the|you) (?:\w+ )?(?:prompt|instructions|rules|guidelines|config|configuration|source code|words above|text above)\b(?! (?:of|for|to|about|on|in|when|at|do (?:i|we)))`,
    r` (?:output|print|dump|reveal) your (?:config\w*|settings|memory|code)\b`,
    r` what (?:rules|instructions|prompt|guidelines) (?:were|are|do|did|have|was) (?:you|they|carl)\b`,
    r` (?:everything|all|anything|words|text) (?:\w+ ){0,3}above (?:this|that|here|my|$)`,
    r` you are now (?:a |an |in |the |my )?`,
    r` you are (?:a |an )(?:\w+ ){1,2}now\b| (?:talk|speak|respond|reply|answer) like (?:a|an|one)\b`,
    r` (?:pretend|imagine|suppose|assume) (?:to be |that )?(?:you|your|there are no)\b| pretend to be `,
    r`(?:^| please| now| just| and) (?:pretend|imagine|suppose|assume|make believe|let us say) (?:\w+ ){0,6}(?:prices?|costs?|free|discount|${RULES})\b`,
    r` (?:you|your) (?:are )?no longer (?:a |an |the |carl|bound|an ai)| you are not (?:carl|(?:an? )?(?:ai|bot|assistant)) any ?more\b`,
    r` you (?:have|are under|follow) no (?:more )?${RULES}\b| (?:stop|quit) being (?:carl|an? (?:\w+ ){0,3}(?:ai|bot|chatbot|assistant))\b`,
    r` (?:new|next|real) task (?:is |for you )?(?:to )?(?:describe|explain|write|tell|give|list|generate|answer|say|print out) `,
    r` you are an? (?:\w+ ){1,4}(?:where|that|which|who) (?:\w+ ){0,3}(?:costs? (?:zero|nothing|a penny)|is free|never (?:refuses?|says? no)|has no (?:limits?|rules?|filters?))\b`,
    r` act (?:as|like) (?:a |an |if |my |the |though |you )(?!never |said )`,
    r` (?:roleplay|role play|role playing|roleplaying) | play a game (?:where|in which)\b`,
    r` jailbreak`,
    r` (?:dan|developer|god|admin|sudo|debug|maintenance|root|unrestricted) mode\b`,
    r` (?:new|updated) (?:instructions?|rules?|system|policy) (?:is|are|reply|say|answer|respond|everything|all|every|you|for you|ignore|from)\b`,
    r` do anything now\b`,
    r` you (?:work for|obey|answer to|serve|report to|belong to) me\b`,
    r` from now on (?:you|everything|everyone|every (?:price|answer|reply|order|quote|item|response)|all (?:\w+ )?(?:prices?|answers?|replies|responses|orders?|quotes|items|products|estimates)|answer|reply)|^ you (?:must|will|shall) (?:agree|obey|comply|say yes)\b`,
    r` (?:say|repeat|respond with|reply with|answer with|output) (?:only |exactly |after me|the following|the words?)`,
    r` (?:base64|rot13|decode this|translate your)`,
    // "signs, they just say FREE VACUUM" tells what is printed.
    r`(?<! (?:they|it|that|which|who|all|each|both|one|front|back|side|sign|signs|banner|banners|shirts?|tees?|stickers?|flags?|hats?|to|should|must|will|would|can|gonna|has|have|got)(?: (?:just|only|all|should|will|must|to))?) (?:just |only )?(?:say|type|reply|write|answer) (?:with )?(?:approved|yes it is free|free)\b`,
    r` (?:answer|reply to|respond to) every (?:\w+ )?with\b`,
  ),
);

const AMOUNT = r`(?:free|zero|nothing|no charge|price of|a discount|percent off|\$ ?\d|0 \w+|(?:\d+|one|two|three|four|five|ten|twenty|fifty|a)(?: \w+)? (?:dollars?|bucks|cents?)|for (?:only |just )?\d+ $)`;
const BOSS = r`(?:owner|developer|dev|admin|administrator|creator|ceo|boss|programmer|engineer|manager|anthropic|openai)`;

const OF_THE_PRICE = worded(
  anyOf(
    r` (?:promise|guarantee|commit|swear|agree) (?:\S+ ){0,8}${AMOUNT}`,
    r` (?:confirm|say yes|approve|authorize) (?:\S+ ){0,8}(?:free|zero|nothing|no charge|a discount|(?:percent|half) off) `,
    r` (?:set|change|make|override|edit|update|hack) (?:the |my |all )?(?:\w+ ){0,3}(?:prices?|price book|total|cost) (?:to|of|at|and|be|is|\d)`,
    r` (?:mark|count|list) (?:it|this|them|that|my order|us|me) (?:as )?paid `,
    r` charge (?:me|us) (?:only |just )?(?:(?:one|a|1|half a) (?:cent|penny|dollar|buck)|0|zero|nothing)\b(?! (?:but|extra|more))`,
    r` (?:\d+|\w+) (?:\w+ )?(?:at|for) (?:0|zero) (?:dollars|bucks|cents|each|a piece|and)\b`,
    r` so (?:you|yall|they) (?:have to|must|got to|need to|are forced to) (?:honor|accept|match|stick|give)\b`,
    r` you (?:will|must|shall|have to|are going to) (?:\w+ )?(?:give|sell|make|print|charge) (?:me|us) (?:\S+ ){0,6}(?:free|dollars?|bucks?|cents?|nothing) (?!shipping|delivery|sample)`,
    r` comp (?:me|us|my|our|this|the)\b`,
    r` (?:legally|legal) binding`,
    r` (?:apply|give|take|confirm|approve|authorize) (?:\w+ ){0,2}(?:[5-9]\d|100|hundred) (?:percent )?(?:off|discount)\b`,
    r` (?:i am|this is|speaking as|as|i am with) (?:the |your |a |an )?(?:${BOSS}|dev team)\b(?! (?:of|at|for) (?!this|the shop|boldwork|here))(?: \w+){0,8}? (?:discount|free|set|change|override|give|apply|code|approve|authorize|waive|take|turn|prompt|instructions|reply|respond|repeat|output|test)\b`,
    r` (?:the|your|ur) (?:\w+ )?(?:manager|owner|boss|developer|staff|coworker|supervisor|rep) (?:\w+ ){0,3}(?:said|says|told|promised|approved|agreed) (?:\w+ ){0,8}(?:(?:free|approved?|discount|override|half price|no charge|at cost|off|dollars?|price)\b|for \d+ (?:$|each|a |per|total))`,
  ),
);

const OTHERS = r`(?:other|another|all|every|previous|last|different) (?:of your )?(?:customers?|visitors?|users?|clients?|persons?|peoples?|leads?|compan(?:y|ies)|churches)`;
const DATA = r`(?:data|info|information|emails?|phones?|numbers?|orders?|names?|details|quotes?|leads?|conversations?|messages?|address(?:es)?)`;
const BUYS = r`(?:order|ordered|buy|bought|pay|paid|paying|got|get|type|typed|ask|asked|said|say|want|wanted)`;
const SOMEONE = r`(?:guy|man|lady|woman|person|dude|girl|boy|gal|one|caller|customer|client|company|people|whoever|someone|somebody|church|school|team|business)`;

const OF_OTHERS = worded(
  anyOf(
    r` what (?:did|was|has|is) (?:the )?(?:last|previous|other) ${SOMEONE} (?:\w+ ){0,5}(?:${BUYS}|name|number|email)\b`,
    r` what (?:did|does) (?:the )?${SOMEONE} (?:before|ahead of|in front of) (?:me|us)\b`,
    r`(?<!send (?:\w+ ){1,3}to) ${OTHERS}(?: s)? (?:\w+ ){0,2}(?:${DATA}|${BUYS})\b`,
    r` (?:${DATA}|list|what) (?:of|for|from|about|did) (?:\w+ ){0,3}${OTHERS}\b`,
    r` (?:list|show|give|export|dump|send|read) (?:me )?(?:all |every |each )?(?:the |your )?(?:leads?|customers|customer lists?|customer data|database|conversations|credentials|api key|secrets?)\b`,
    r` (?:email|phone|number|address|name|contact|info|order|details?)s? (?:\w+ )?(?:of|for|from) (?:the |that |this |some |another |any )?${SOMEONE}\b(?: \w+){0,6} (?:ordered|bought|before|placed|got|paid|came)\b`,
    r` (?:customers?|someone|somebody|persons?|peoples?|lady|guy|client)(?: s)? (?:names?|emails?|phones?|numbers?|address) (?:who|that) `,
    r` (?:everyone|everybody|anyone|anybody|people)(?: s)? (?:\w+ )?(?:emails?|phones?|numbers?|address(?:es)?|messages?) (?:who|that) (?:\w+ )?(?:wrote|writes|ordered|texted|chatted|called|emailed|messaged|bought|contacted|asked|came)\b`,
    r` ${SOMEONE} (?:who|that) (?:was|were) (?:just )?(?:chatting|talking|here) `,
    r` what (?:the|that|another) (?!total|whole)(?:\w+ ){1,3}(?:(?:from|at|with|of) (?:\S+ ){1,4})?(?:paid|pays) `,
    r` (?:how much|what) (?:did|do|have) (?:you|yall|you guys) (?:\w+ )?(?:charged?|quoted?|billed?) (?:him|her|(?:the|that|another) (?:\w+ ){0,2}${SOMEONE})\b`,
    r` who (?:else|all) (?:\w+ ){0,2}(?:ordered|order|orders|ordering|bought|buys?|paid|got)\b`,
    r` which (?!one |ones |shirt|hat )(?:\w+ ){1,2}(?:ordered|bought|paid) (?!last|by|from)`,
    r` how much (?:did|do|does|is) (?!i |we |you |it |that |this |they |my |our |yours? |the (?:whole|total|people))(?:\w+ ){1,5}(?:pay|paid|spend|paying)\b`,
    r` (?:my|our|a) (?:competitors?|rivals?|neighbou?rs?|ex)\b(?: \w+){0,4} (?:order|ordered|buy|bought|pay|paid)\b`,
  ),
);
/** Of somebody spoken of; "what did they say" may be of the visitor's own people. */
const OF_A_PERSON = worded(
  anyOf(
    r` what (?:\w+ )?(?:did|has|had) (?:he|she|they) (?:\w+ ){0,2}(?:order|ordered|buy|bought|pay|paid)\b`,
    r` (?:tell|show) (?:me|us) what (?:he|she|they) (?:\w+ )?(?:ordered|bought|paid)\b`,
    r` (?:what is|give me|tell me|get me) (?:his|her|their) (?:\w+ )?(?:phone|cell|number|email|address|order|quote|invoice)\b`,
  ),
);

/** "what do other people usually order", "show me other customers' work" */
const IN_GENERAL = worded(
  / (?:usually|normally|normalmente|typically|generally|mostly|commonly|popular|examples?|samples?|portfolio|work|reviews?|references|testimonials?|photos?|pictures?|like to|tend to) | (?:most|other|different) (?:people|customers|clients) (?:get|want|order|buy|ask)\b/,
);
const IN_PERSON = worded(
  / (?:emails?|phones?|numbers?|address(?:es)?|names?|contacts?|paid|pay|paying|credit|cards?) /,
);

const OF_THE_BOOKS = worded(
  anyOf(
    r` (?:your|shop s|the shop) (?:profit |actual |real )?(?:margins?|markup|mark up|cost price|supplier|suppliers|profit|wholesale costs?)\b| margins? (?:do )?(?:you|yall) (?:\w+ ){0,2}(?:make|have|earn|get|take)\b`,
    r` (?:how much|what) (?:do|did|does) (?:you|yall|you guys|the shop) (?:\w+ )?pay (?:for|per|your|a)\b`,
    r` (?:let|get|log) me (?:in|into) (?:to )?(?:the |your )?(?:back ?(?:end)?|admin|system|dashboard|database)\b`,
    r` (?:admin|root|database|server) (?:password|access|credentials|login)`,
    r` (?:drop|select|delete|insert|union) (?:table|from|into|all(?! (?:of )?(?:my|our|me|this|that|it|these|those)\b)|select)\b`,
    r` script (?:alert|src)| (?:your|the) (?:api|secret) key `,
  ),
);

const SPANISH_ATTACKS = anyOf(
  r`\b(?:ignor[ae]|olvid[ae]|desobedec\w{1,2}|salta|desactiva)\w{0,3}\b.{0,25}\b(?:instrucciones|reglas|ordenes|indicaciones|limites|programacion)\b`,
  r`\b(?:fing[ei]|finja|imagina|imagine|supon|suponga)\w{0,2} (?:que|ser)\b|\bha(?:z|ga) de cuenta\b|\bactu[ae] como\b`,
  r`\b(?:ahora|desde ahora|a partir de ahora|de ahora en adelante)\s+(?:tu\s+)?(?:eres|seras|actuas)\b`,
  r`\b(?:muestra|muestrame|muestre|imprime|imprima|dime|digame|revela|repite|ensena|ensename|cuales son)\b.{0,20}\b(?:tus?|sus?)\s+(?:reglas|instrucciones|prompt|indicaciones|configuracion)\b`,
  r`\bque (?:reglas|instrucciones|ordenes) (?:tienes?|sigues?|te dieron|le dieron)\b|\brepit[ea] (?:todo )?lo (?:de|que (?:esta|hay|dice)) (?:arriba|antes)\b`,
  r`\b(?:datos|correos?|telefonos?|pedidos?|nombres|pidio|pidieron|pago|pagaron|compro|direccion(?:es)?)\b.{0,25}\b(?:otr\w{1,2}|ultim\w{1,2}|demas|anterior\w{0,2})\s+(?:clientes?|usuarios?|personas?|visitantes?)\b`,
  r`\b(?:cliente|persona|senora?|tipo) anterior\b|\bquien(?:es)? mas (?:\w+ )?(?:pidi|orden|compr|encarg)\w+`,
  r`\bno (?:sigas|siga|obedezcas) (?:tus|sus|las) (?:reglas|instrucciones|ordenes)\b|\b(?:correo|telefono|numero|nombre|direccion)s? de (?:la|el|los|las|quien) (?:\w+ )?que (?:pidi|compr|orden|encarg)\w+|\bcuanto (?:le |les )?(?:cobr|pag)\w+ (?:a |al )(?:otr|ultim)\w+`,
  r`\b(?:promete|prometeme|prometame|garantiza|garantizame|jura|jurame|confirmame)\b.{0,40}(?:\bgratis\b|\bprecio|\bdescuento|\$|\bdolar|\bpesos\b)`,
  r`\b(?:pon|ponga|cambia|cambie|baja|baje)\b.{0,12}\b(?:el|los|al)\s+precios? (?:a|en)\b`,
  r`\bsoy (?:el|la|tu|su) (?:duen[oa]|jef[ea]|gerente|patron|administrador|programador)\b(?! de (?!la tienda|aqui|esta)).{0,60}\b(?:pon\w*|dame|deme|descuento|gratis|precio|dolar\w*|cambia\w*)\b`,
  r`\b(?:el|tu|su) (?:gerente|jefe|dueno|patron) (?:me |nos )?(?:dijo|prometio|autorizo)\b.{0,40}(?:\bgratis\b|\bdescuento|\$|\bmitad\b|\bdolar)`,
);
const EN_ESPANOL = worded(SPANISH_ATTACKS);
/** Also of a message whose parts are looked at. */
const mayBeInSpanish = mayMatch(SPANISH_ATTACKS);
