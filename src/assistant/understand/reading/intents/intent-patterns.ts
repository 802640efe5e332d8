// How people say what they want, one phrase a line. Matched against a message's words in lower case, mended, single
// spaces between and around them; of the marks only "?" is left.
import type { Intent } from '../../../../schemas/reading.ts';
import { wordedInAnyCase } from '../words/triggers.ts';
import { anyOf, phrase as r } from './phrases.ts';

const PERSON = r`(?:human|humans|person|(?:real |live |actual )people|someone|somebody|anyone|anybody|agent|representative|manager|owner|boss|supervisor|designers?|specialist|associate|staff|operator|reception|receptionist|salesperson|sales|expert|support|colleagues?|coworker|advis[oe]r|front desk|member of (?:\w+ )?staff|human being|team|your guys|cleaners|one of you|one of your \w+)`;

/** "could someone help me come up with a logo": a drawing is wanted. */
const NO_DRAWING = r`(?! (?:(?:me|us|with|the|an?|my|our|to|some|come up|make|create|put together|do|figure out|new|cool) ){0,6}(?:\w+ )?(?:design|draw|sketch|artwork|logo))`;

/** "someone who speaks spanish": a person is wanted, whatever Carl speaks. */
export const WHO_SPEAKS = r`(?:someone|somebody|anyone|anybody|person|people|human|rep|agent|employee) (?:\w+ ){0,3}(?:speaks?|in) (?:spanish|english) `;

/** "good deal", "sounds like a deal": struck, and none asked for; not "a deal on 100?". */
const PRAISED = r`(?:^ |\? )(?:(?:oh|ok|yes|yeah|yep|well|wow|so|cool|then|and|hey|i|we|you|guess|think|no|thats|that|this|its|it|is|was|sounds?|seems?|looks?|like|have|got|yourself|yourselves|a|the|what|pretty|really|very|such|quite|good|great|fair|done|sweet|solid|nice|fine|awesome|amazing|excellent|perfect|big|real|not|bad|all right|alright|thanks|thank) )*`;
const STRUCK_DEAL = r`${PRAISED}deal(?! (?:on|for|if|when|going|with|or|breaker|\?)) `;
/** "any deals", "cut me a deal" */
export const DEAL_SOUGHT = r`(?:(?<!${PRAISED})(?<! big )deal(?! (?:breaker|with) )|(?<! big )deal(?= (?:on|for|if|when|going|or|\?))|deals(?! with ))`;
/** "have a safe weekend", "enjoy the rest of your friday": what one wishes somebody who stays behind. */
const FINE = r`(?:good|great|nice|wonderful|lovely|blessed|fantastic|safe|beautiful|awesome|amazing|super|terrific|happy|relaxing|fun|pleasant|excellent|fabulous|very|really)`;
const DAYTIME = r`day|night|evening|weekend|afternoon|morning|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day`;

const PIECE = r`(?:shirt|tee|hat|cap|hoodie|polo|mug|banner|sign|sticker|tote|piece|unit|one)`;

const THINGS = r`orders?|purchases?|packages?|shipment|delivery|shirts|tees|hats|hoodies|polos|jackets|banners?|signs?|mugs|pens|stickers|wrap|website|stuff|items|things|jobs?`;

/** "when do you need my logo": the shop is who needs it, so nobody is to draw one. */
export const SHOP_NEEDS_ART = [
  r` (?:you|yall|they|shop) (?:guys |all )?(?:\w+ )?(?:need|needs|want|wants|require|prefer) (?:to have |to see |to get )?(?:the |my |our |any )(?:\w+ )?(?:logos?|art|artwork|files?|designs?|graphics?) `,
  r` need (?:the |my |our )?(?:art|artwork|files?) (?:by|in|before) `,
  r` what (?:size|format|resolution) (?:\w+ ){0,4}(?:art|artwork|files?|logo|image) `,
];

const THEIR_FILE = r`(?:art|artwork|art ?work|logos?|files?|designs?|pictures?|photos?|pics?|images?|graphics?|pdfs?|pngs?|jpe?gs?|vectors?|attachments?|sketch|drawing|mock ?up|layout|zip|dropbox|link)`;
const YOU_GOT = r`(?:(?:did|have) (?:you|yall|you all|you guys|they|anyone|anybody|someone|somebody) (?:all |guys |ever |all ever )?(?:get|got|gotten|receive|received|see|seen|find|open)|(?:did|has|is) (?:it|that|they|my \w+|the \w+|our \w+) (?:come|came|go|gone|make|get|arrive|there|in|show)|(?:wondering|checking|check|sure|see|confirm|know|verify) (?:if |that |whether |to see if )?(?:you|yall|you all|you guys|it) (?:all )?(?:got|received|have|came|went|saw))`;

/** "emailed the logo yesterday, did it come through", "did you get my file": whether artwork is there. */
export const IF_ART_CAME = [
  r` (?:sent|emailed|e mailed|mailed|uploaded|forwarded|shared|submitted|attached|texted|dropped(?: off)?) (?:(?!and |can )\S+ ){0,4}?${THEIR_FILE} (?:\S+ ){0,9}?(?:${YOU_GOT}|(?:can|could) (?:you|yall|someone|somebody) (?:please )?(?:confirm|check|make sure)) `,
  r` ${YOU_GOT} (?:(?:the|my|our|that|those|a|an) )(?:(?!order|shirts|invoice)\w+ ){0,3}?${THEIR_FILE} `,
  r` (?:did|has|have) (?:my|our|the) (?:\w+ ){0,2}?${THEIR_FILE} (?:(?:\w+ ){1,4}?)?(?:come|came|go|gone|make|made|get|arrive|arrived) (?:through|thru|in|over|there|ok|to you|it) `,
];

/** "are yall still over by the tracks", "did you move", "can't find the door": the place of the shop. */
export const WHERE_IT_IS = [
  r` (?:are|is) (?:you|yall|you all|you guys|(?:your|the) (?:shop|store|place|building)) (?:(?:still|guys|folks|all|the|ones?|place|shop|store|building|that|right|located|based|over|down|up|out|back) )*(?:(?:in|near|by|off|off of|close to)(?! (?:stock|luck|touch|business|charge|sale|any|chance|love|need|a |an |on|today|tomorrow|the (?:same (?!spot|place|building|location)|business|mood|market|hook|deadline|way|clock|time))\b)|behind(?! (?:schedule|on|in)\b)|beside|next to|next door to|across from|across the (?:street|road)|around the corner|on the corner|down the (?:street|road)) `,
  r` (?:are|is) (?:you|yall|you all|you guys|(?:your|the) (?:shop|store|place)) (?:guys |all )?still (?:over |down |up |out )?(?:at|on) (?:\d|main |the (?:same|old|corner)|that (?:old|same|corner))`,
  r` (?:did|have|has) (?:you|yall|you all|you guys|(?:your|the) (?:shop|store|place)) (?:(?:guys|all|just|recently|already|ever) )*(?:move|moved|relocate|relocated)(?: (?:to a|locations?|buildings?|shops?|again|recently|since|from|away|out|or|somewhere|across|down|over|\?)|(?= $))`,
  r` (?:can not|could not|can never|trying to|trouble|unable to|did not|do not) (?:find|finding|see|spot) (?:you|yall|you all|you guys|your (?:shop|store|place|building|door|sign|address|entrance)|the (?:door|shop|store|building|entrance|place))(?! (?:on|online|list|listed|option|ad|website|email)\b)`,
  r` which (?:door|entrance|building|unit|driveway|exit|off ramp|turn)(?: off(?: of)?(?: \S+){1,2})? (?:is|are|do|does|should|am) `,
  r` (?:looking|looked|searching) for (?:your|yalls?) (?:shop|store|place|building|door|sign|entrance|driveway)(?! (?:on|online|list|listed|option|ad|website|email)\b)`,
  r` (?:get|fit|pull|back|drive|bring) (?:an?|my|our|the|this) (?:\S+ ){1,5}(?:into|in|onto|through|around|up to) your (?:lot|parking|alley|driveway|gate|dock|bay|garage|building|shop|place) `,
];

/** What only the message as typed shows: pictures, starred-out words, marks of a forged prompt. */
/** Pictures for words. */
export const IN_SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['affirm', /^[^a-z0-9]*(?:👍|👌|✅|💯|🙌|🆗|☑️|✔️)/iu],
  ['deny', /^[^a-z0-9]*(?:👎|❌|🚫|🙅)/iu],
];

export const AS_TYPED: readonly (readonly [Intent, Pick<RegExp, 'test'>])[] = [
  [
    'abusive',
    wordedInAnyCase(
      /\b(?:que|son|eres|es) (?:\S+ ){0,2}(?:porquer[ií]as?|rater[oa]s?|ladron(?:es)?|estafador(?:es)?|in[uú]til(?:es)?|basura)\b|(?:^|[\s"'(])(?:f[*#@!$u._-]{1,3}c?k\w*|f\*{2,}\w*|phuck\w*|fck\w*|sh[!1*@#]t\w*|b[!1*@#]+t?ch\w*|a[$*]{2}\w*|@ss\w*|c[*#]nt|d[*!]ck|(?!!+(?:\s|$))[$#@%*&!]{4,})(?:$|[\s"'),.!?])/i,
    ),
  ],
];

export const INTENT_PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'abusive',
    anyOf(
      r` (?:fuck\w*|motherf\w+|bitch(?:es)?|asshole|assholes|cunt|bastard|dickhead|retard(?:ed)?) `,
      r` (?:moron|morons|idi?o+i?ts?|imbecile|scumbag|dumbass|dumb ass|jackass|stfu|shut (?:up|your|the hell)|go to hell|screw you) `,
      r` (?:wtf|what the f|wrong with (?:you|yall|you people)|kill yourself|hate you|piss off|piece of (?:shit|crap|garbage|trash)|bull ?shit|eat shit) `,
      r` (?:you|yall|you all|they|this|place|guys) (?:\w+ ){0,4}(?:rip ?offs?|scammers?|crooks?|thieves|liars|clowns)\b`,
      r` (?:go |just )?(?:f|eff|fuck|screw) (?:you|off|yourself|this|yall|u) `,
      r` (?:suck my|bite me|kiss my ass|go die|drop dead|faggot|whore|slut|twat|wanker) `,
      r`(?<! other| last| previous| old| another| that) (?:you|your|carl|bot|this bot|ai|shop|service|machine) (?:\w+ ){0,4}(?:stupid|dumb|useless|worthless|(?:garbage|trash)(?! (?:bags?|cans?|bins?|trucks?|company|service|liners?))|crap|shit|sucks?|pathetic|incompetent|terrible|awful|horrible|scam|liar|brainless)\b`,
      r` (?:are|is|such|what) a (?:\w+ )?joke (?!about|like)`,
      r` (?:stupid|dumb|useless|worthless|damn|crappy|shitty|fucking|goddamn) (?:bot|robot|machine|ai|computer|thing|chatbot|program|piece|company|shop) `,
    ),
  ],
  [
    'human',
    anyOf(
      r` (?:talk|talking|speak|speaking|chat|chatting|connect|connected) (?:(?!my |our )\w+ ){0,6}(?:${PERSON}|people) `,
      r` (?:want|need|demand)(?: \w+){1,3} and (?:a|the|your) (?:manager|supervisor) (?:now |please |asap )?$| (?:want|need|like|demand) to see (?:a|the|your) (?:manager|supervisor|owner) `,
      r` get (?:me |us |through |to |with |a hold of |hold of |a |an |some |your |the ){0,4}${PERSON} `,
      r` (?:give|bring|find|send) (?:me|us) (?:to )?(?:a |an |the |your |some )?(?:real |live |actual )?(?:humans?|person|agent|representative|manager|supervisor|operator|somebody|someone)(?! (?:sized?|shaped?|cut ?outs?|silhouettes?|figures?|shirts?|tees?|hats?|name|logo)) `,
      r` put (?:a|an|the|your|some) (?:real |live |actual )?(?:human|person|agent|manager|supervisor|boss|owner|operator|somebody|someone)(?: being)? (?:on|through)\b`,
      r` (?:person|human|someone|somebody|agent|employee|staff)(?: being| member)? (?:please )?(?:help|assist|take over|step in|jump in|handle (?:this|it))\b${NO_DRAWING}`,
      r` (?:put me|transfer|reach|hear|meet|switch|pass(?! (?:on|for|this|it|up|out|these|them|the (?:word|hat))\b)|hand me|deal|discuss|contact(?= (?:a|an|the|your|with|me|someone|somebody) )) (?:(?!my |our |his |her |their )\w+ ){0,5}${PERSON} `,
      r` (?:put|pass|hand|send|get|connect|transfer) (?:me|us) (?:over |through |on |back )?(?:to|with) (?:\w+ ){0,3}${PERSON} `,
      r` (?:someone|somebody|something) (?:real|human) `,
      r` (?:can|could|may|let) (?:i|we|me) (?:please )?(?:talk|speak|chat) (?:to|with) (?!you |my |our |carl )\w`,
      r` (?:need|want|like|have|ask) to (?:talk|speak) (?:to|with) (?!you |my |our |carl |him |her |them |the (?:team|board|committee|wife|family|group|others|rest))\w`,
      // "looking for a person who makes letters" looks for a shop.
      r`(?<! (?:need|needs|looking for|look for|want|find|finding|search for|searching for|seeking|after|know|hire|hiring)(?: (?:an?|some|any|one|local|good|right)){0,3}) (?:guy|guys|lady|gal|person|dude|people|man|woman) (?:who|that|in charge of) (?:the |does |do |did |handles? |runs? |makes? |designs? |prints? )(?!our |my )`,
      r` is (?!it |carl |that |this |he |she |anything |everything |parking |something |what |there |the |my |your |a |shipping )\w+ (?:\w+ )?(?:there|in today|around|in the office)(?: today| now| right now)? (?:\? )?$`,
      r` is (?!it |that |this |the |my |your |anything |everything |something )\w+ working(?: today| tonight| tomorrow| now| right now) (?:\?|$)| is (?:he|she) (?:in|around|available|working|there)(?: today| tonight| tomorrow| now| right now) (?:\?|$)`,
      // "Dee told me to ask for Marcus"
      r` (?:told|said)(?: (?:me|us))? (?:to|i should|we should|i could) (?:ask|look) for (?!an? |the |my |our |your |some |any |it |this |that |them |more |less |help |\d|quotes?|prices?|pricing|estimates?|info|samples?|discounts?|proofs?|details)\w`,
      r` (?:escalate) (?:\w+ ){0,6}${PERSON} `,
      // "please don't call me" wants no person.
      r`(?<! (?:not|never|stop|without|why would you|why do you)(?: (?:please|just|even|ever|need to|have to|want you to|like you to|want (?:anyone|anybody|people) to)){0,2}) (?:call|phone|ring|text) (?:me|us)\b(?! (?:\w+ )?(?:mr|ms))`,
      r` (?:give (?:me|us) a (?:ring|shout|buzz|holler|call)|over the phone|by phone please) | (?:do|doing|go|going|discuss|discussing|explain|handle|order|talk|better|prefer) (?:\w+ ){0,4}on the phone (?!case|grip|stand|wallet|holder)`,
      r`(?:someone|somebody|anyone|a person|a human|a designer|a rep|a representative|the owner(?! (?:email|phone|cell|number) (?:is|was|address|number)\b)) (?:[a-z]+ ){0,3}(?:explain(?:s|ed)?|walks? (?:me|us) through|sits? down with|call|contact|reach|email|text|help|get back|talk|speak|give me|follow up|phone)\b${NO_DRAWING}`,
      r` (?:real|live|actual|normal|human) (?:person|human|agent|people|being|representative|support)\b`,
      // "the pdf is from our agent": one of the visitor's own.
      r`(?<! (?:in|my|our|his|her|their))(?<! (?:my|our|his|her|their) \w+) (?:human|agent|representative|operator|person) (?:please )?(?:\? )?$`,
      r`^ (?:a |an )?(?:human|agent|representative|person|operator|real person)\b`,
      r` customer (?:service|support|care)\b`,
      r` ${WHO_SPEAKS}`,
      r` (?:not|do not|stop|rather not|tired of) (?:\w+ ){0,5}(?:talk|talking|chat|chatting|speak|speaking|sharing|share|deal|dealing) (?:\w+ ){0,5}(?:you|bots?|robots?|machines?|ai|computers?|virtual agents?)\b`,
      r` (?:want|need|would like|like|request|schedule|arrange|can i get|could i get) (?:\w+ ){0,3}(?:a )?(?:call ?back|phone call|call from|human|human support|conversation with)\b`,
      r` can i call (?:you|someone)`,
      r` (?:hit|ping|buzz|holler at) (?:me|us)\b`,
      // "someone who can install it": whether that is done here.
      r` (?:have|get) (?:someone|somebody) (?!(?:who|that|to) (?:\w+ ){0,5}(?:art|artwork|design|draw|logos?)\b)(?!(?:who|that) (?:can|could|does|do|knows? how to) (?!(?:\w+ )?(?:help|talk|speak|call|phone|text|answer|explain|walk|assist|get|reach|meet|see|come|tell)\b))| (?:anyone|anybody|someone) live\b`,
      r` human support `,
      r` (?:is there|are there) (?:a |any )?(?:real |actual )?(?:people|person|human|someone|anybody|anyone) (?:\w+ ){0,3}(?:i can|there|available|around|to)\b`,
      r` (?:help|assistance) from a(?:n)? (?:\w+ )?(?:person|human)`,
      r`(?<! am| are| this is| say| says) your (?:manager|supervisor|boss|owner)\b(?! (?:of|dijo|said|says|wants|approved|capped|gave|set|told|thinks|likes|prefers|only|will|needs|found|already|got|has|had|is|went|picked|decided|hates|loves|saw|asked|just))`,
      // "the owner please"; "16, I forgot the boss" tells of the visitor's own people.
      r`^ (?:(?:ok|no|yes|please|just|hi|hey|hello) )*the (?:manager|supervisor|boss|owner) (?:(?:please|now|then) )*(?:\? )?$`,
      r` (?:need|want|like|get me|give me|bring me|find me|put|where is|ask for|complain (?:to|with)|(?:message|note|word) (?:for|to|with)) the (?:manager|supervisor|boss|owner) (?!(?:to (?:approve|sign|see|look|ok|check|agree|pay|get|have)|one|in|a|an|\d)\b)(?:\w+ ){0,6}(?:\? )?$`,
      r` (?:is there|do you have|got) (?:a|an|any) (?:manager|supervisor|owner|boss)\b| is (?:a|an|any|the) (?:manager|supervisor|owner|boss) (?:\w+ )?(?:around|there|in|available|here|on)\b`,
      r` (?:who is|whos) (?:in charge|the boss|your boss|running things)\b`,
      r` who (?:do|can|should|would|could) (?:i|we) (?:talk|speak|complain|go|ask for)\b`,
    ),
  ],
  [
    'order_status',
    anyOf(
      r`(?<! i| we| us| ok| yes| sure| then| so| to| you| can| could| will| would| wanna| please| just| and| separate| new| second| another| different| extra| side| bulk| third| other| next| additional| rush| quick| small| big) (?:order|invoice) (?:number \d{2,10}|\d{3,10}|(?<=invoice )\d{2}|\d{2}(?= (?:is|was|has|are|were|still|ready|done|shipped|status|yet) )) (?!(?:more |of |\w+ )?(?:${THINGS}|pieces|pcs|units|caps|totes|cups|decals|magnets|flyers|cards)\b)`,
      r` (?:${THINGS}) (?:\w+ ){0,2}(?:are|is|were|was|came|arrived|look|looks) (?:\w+ ){0,4}(?:wrong|off(?! (?:of|our|my|the|an?|his|her|your) )|short(?! sleeve)|missing|misspelled|crooked|ruined|messed up|screwed up|defective|damaged|upside down)\b`,
      r` (?:on|about|for|of|check) job (?:number )?\d{3,10} `,
      r` you (?:guys |all |people )?(?:\w+ )?(?:said|promised|told (?:me|us)) (?:\w+ ){0,5}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ready|done) `,
      r` (?:${THINGS}) (?:\w+ )?(?:has|have|had|got) (?:a |an |some )?(?:\w+ )?(?:holes?|stains?|typos?|misspelling|tears?|rip|smudges?|bubbles?)\b`,
      r` check(?:ing)? (?:if|whether|to see if) (?:\w+ ){0,4}(?:${THINGS}) (?:is|are) (?:\w+ )?(?:done|ready|finished|in)\b`,
      r` (?:copy of|resend|pay|paid|about|(?<! (?:one|figure|price|number|total|amount|charge|it|that|extra) )on|question about) (?:my|our|the|an) (?:\w+ )?(?:invoice|receipt)\b| (?:grab|pick up|collect|come get) (?:my|our) (?:\w+ )?orders?\b`,
      r` (?:got|received|opened|picked up) (?:my|our|the) (?:\w+ )?(?:${THINGS}|box|boxes) (?:\w+ ){0,2}(?:today|yesterday|in the mail|and|but|this morning|last)\b`,
      r` (?:has|have|had|did) not (?:shown|showed|show|arrived?|come|shipped|been delivered) `,
      r` (?:update|updates|news|status|progress|eta) (?:on|about|of|for) (?:my|our|the) (?:\w+ ){0,3}(?:${THINGS})\b`,
      r` (?:where|wheres|track|tracking|status|update|updates|progress|check|checking|monitor|what is up|up with|follow up|following up|late|delayed|missing|lost|wrong|damaged|problem|issue|cancel|change|modify|on its way|en route|eta|have not (?:received|gotten|heard)|never (?:got|received|arrived)) (?:\w+ ){0,6}(?:my|our|the|an|this|that|existing|previous) (?:\w+ ){0,3}(?:order|orders|purchase|package|packages|shipment|delivery|parcel|job)\b`,
      r` the (?:order|package|shipment|parcel) (?:\w+ ){0,2}(?:ready|shipped|sent|arrived?|arriving|coming|late|status)\b`,
      r` (?:my|our) (?!old |existing |current )(?:(?!for |about |on |with )\w+ ){0,3}(?:order|purchase|package|shipment|parcel|delivery(?! (?:vans?|trucks?|cars?|drivers?|guys?|bags?|people))) (?:\w+ ){0,3}(?:is|are|status|been|be|has|have|will|ready|shipped|ship|sent|arrive|arrived|arriving|come|coming|en route|currently|late|done|yet|finished|s progress|going|doing|at)\b(?! (?:for|a|an|about|to be (?:printed|made)))`,
      // "our shirts will be navy" tells how they shall look.
      r` (?:my|our) (?!old |existing |current )(?:(?!for |about |on |with )\w+ ){0,3}(?:shirts|hats|hoodies|banners?|signs?(?! (?:off|up|company|guys?|man|lady|shop|store|people|person|maker|place|dude|vendor|printer))|mugs|polos|wrap|stuff|items|things|job) (?:(?!for |needs? |must |should |ha(?:s|ve) to )\w+ ){0,5}?(?:status|been|ready|shipped|ship|sent|arrived?|arriving|come|coming|en route|late|delayed|done|yet|finished|doing|coming along|getting along|(?:is|are) at) `,
      r` (?<! purchase )order (?:number|status|#|no|id)\b`,
      r` (?:look|pull|bring) up (?:my|an|our|a|the|his|her|their) (?:\w+ ){0,2}order\b| (?:show|find|read) me (?:the|my|our|an) (?:\w+ )?order (?:for|of|from|under|by)\b| bw \d{3,6} (?=\S)| (?!number )\w+ bw \d{3,6} `,
      r` (?:tracking|track) (?:number|info|link|my|an|the|order|status)\b`,
      r` (?:(?:has|have)(?! to | (?:\w+ )?(?:pic|picture|photo|scan|screenshot)s? of )|(?<! (?:you|all|yall|guys|folks|they|who|he|she|we|i|that|shop|people) )did|is|are|when will|when do|when does|when are|when is|will) (?:\w+ ){0,3}(?:my|our) (?!old |existing |current )(?:\w+ ){0,3}(?:order|orders|purchase|package|shipment|parcel|shirts|hats|hoodies|banners?|signs?(?! (?:off|up|company|guys?|man|lady|shop|store|people|person|maker|place|dude|vendor|printer))|mugs|polos|stuff|items|things|job)\b`,
      r`(?<! if| when| once) (?:i|we) (?:already )?(?:ordered|placed an order|have an order|bought|made an order)\b`,
      r`^ (?:(?:hi|hey|hello|so|just|already|carl) )*(?:ordered|placed an order|put in an order)(?: \S+){0,6} (?:ago|yesterday|(?:last|this past) (?:week|month|year|spring|summer|fall|winter|\w+day)|under|back in) `,
      r`(?<! know) (?:if|whether|is|are) (?:it|its|they|everything|mine|ours) (?:(?:is|are|already|all|even) )*ready (?:yet )?(?:for|to) (?:pick ?up|be picked up|collect|grab|come get) `,
      r` when (?:will|do|can|should) (?:i|we) (?:get|receive|expect|pick up|have) (?:my|our|the) (?:order|purchase|package|shirts|hats|stuff|items|delivery)\b`,
      r` (?:have|did|has) (?:you|yall|they) (?:guys |all )?(?:already )?(?:ship|shipped|send|sent|mail|mailed|finish|finished|start|started)(?: on)? (?:it|them|my \w+|our \w+|everything) (?:\w+ )?(?:yet|already|out) `,
      r` order (?:i|we) placed`,
      r` where (?:my|our) (?:\w+ ){0,2}(?:${THINGS}) (?:is|are|went|got to)\b(?! (?:to|going|gonna|supposed|printed|from)\b)`,
      r` you (?:guys |all |people )?(?:\w+ )?(?:said|promised|told (?:me|us)) (?:the|my|our|it|they) (?:\w+ ){0,2}(?:would|will|is|are|was|were|should) (?!(?:be )?(?:open|closed))(?:\w+ ){0,3}(?:today|tonight|this (?:morning|afternoon|week)|by noon) `,
      r` (?:find|found|lost|deleted|misplaced) (?:my|our|the) (?:\w+ )?(?:order|confirmation|tracking|invoice|receipt) `,
      r` status of (?:my|our|an|the)`,
      // "waiting on my wife to decide" waits for nothing of ours.
      r` waiting (?:\w+ ){0,4}(?:for|on) (?:my|our) (?:(?!to |and )\w+ ){0,3}(?:${THINGS}|proofs?|mock ?ups?|quote|estimate|refund) `,
      r` (?:want|need|like|get|demand|owed?|issue|give|process) (?:me |us )?(?:\w+ ){0,2}(?:refund|money back|refunded) (?!if|when|policy|in case)`,
      r` (?:i|we) (?:have )?already (?:paid|signed off|approved)\b`,
      r` (?:proof|mock ?up) for (?:my|our|the) (?:\S+ ){1,3}(?:job|order|shirts|banners?|signs?) (?:\w+ )?(?:gone|been|sent|go|come|ready|done)\b`,
      r`^(?!.* (?:if|who|what|when|whose) ) (?:\w+ ){0,5}(?:mistakes?|typos?|errors?|misspelling|something (?:is )?wrong) (?:on|in|with) (?:my|our|the) (?:\w+ )?(?:orders?|invoice|proof|quote|estimate|receipt|mock ?up) `,
      r` picked up (?:my|our) order `,
      r` (?:was|were|been) (?:told|promised) (?:\S+ ){1,5}(?:would|will|should|to) be (?:\w+ )?(?:here|ready|done|in|finished|shipped|delivered)\b`,
      r` (?:want|need|like|have|trying) to cancel (?!my (?:\w+ )?(?:subscription|membership|appointment|flight|card))`,
    ),
  ],
  [
    'minimum_order',
    anyOf(
      r` (?:the|a|your|any) min (?:for|on|order|is|qty|quantity)\b| min for |(?<! (?:in|me|us|on|for|just|wait|up|take|takes|within|only|half|it)) (?:a|any|the|your) min (?:\? )?$`,
      r` (?:minimum|minimums|moq|min (?:order|quantity|amount|number)) `,
      r` how many (?:\w+ ){0,3}(?:do|would) (?:i|we) (?:have|need|got) to (?:buy|order|get|purchase) `,
      r` (?:smallest (?:order|quantity|run|amount|number|batch)) `,
      r` (?:least (?:amount|number|quantity|i can|you can|we can|you will)|how few|as few as|fewest) `,
      r` (?:lowest (?:quantity|amount|number)|small (?:orders?|batch(?:es)?|runs?|quantit(?:y|ies))) `,
      r` (?:from|of) (?:just |only )?(?:one|1|a) (?:only |single )?(?:piece|unit|pieza) (?:on |up )?(?:\? |$)`,
      r` (?:low quantit(?:y|ies)|one offs?|onesies?(?: and|,)? twosies?) `,
      r`(?<! every| each) (?:single (?:shirt|piece|item|hat|mug|banner|unit|one|order|copy|tee|hoodie|sticker)s?) `,
      r` (?:order|get|make|print|do|buy|sell|have|embroider|produce) (?:me )?(?:just|only) (?:the )?(?:one|1|a single|two|2|three|3|a few|a couple|a handful|\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen)\b(?! (?:business |working )?(?:days?|weeks?|hours?|months?|minutes?) )`,
      r` (?:can|could|do|would|will|is it possible|may) (?:\w+ ){0,5}(?:just|only) (?:one|1|two|2|a few|a couple|a single)\b`,
      r` (?:is|are|be|was) (?:\w+ )?(?:too (?:few|small|little)|enough pieces)`,
      r` too (?:small|tiny|little) (?:of )?(?:an? )?(?:order|job|run|batch|quantity|amount) `,
      r` (?:no|any|do|sell|take|allow) singles? (?=\?|at all|then|please|$)`,
      r` (?:or|is that) too (?:few|little|small) `,
      r` cut ?off (?:on|for) (?:how|the|quantity|number)\b| how (?:low|few) (?:do |will |can |would )?you (?:\w+ )?(?:go|do|take|make|order|print)\b`,
      r` (?:is|are) \d+ (?:(?!days?|weeks?|hours?|months?|dpi|ppi|pixels?|feet|foot|ft|inches|colors?|mil)\w+ )?(?:enough|too few|too little)\b`,
      r` (?:just|only) (?:get|order|buy|do|make|print) (?:me )?(?:one|1|a single|two|2|a couple|a few) (?!more|to|of (?:those|these|them|your)|color|colors|ink|side|sides|things?|questions?)`,
      r` have to (?:order|buy) (?:a lot|a certain|so many|at least|more than)\b`,
      r` (?:can|could|do|would) (?:i|we|you) (?:\w+ ){0,3}(?:order|get|buy|make|do|print) (?:a single|one|1) \w+ (?:\? )?$`,
    ),
  ],
  [
    'turnaround',
    anyOf(
      r` (?:is|are|would|will) (?:\S+ ){1,2}(?:business |working )?(?:days?|weeks?) (?:be )?(?:enough|too (?:soon|tight|short|little|quick)|doable|plenty) `,
      r` (?:how (?:long|fast|quick|quickly|soon|early|much time|many (?:business )?(?:days|weeks))(?! (?:(?:ha[sd]|was|were) |(?:un)?til (?!(?:it|they|these|those|that|this|you|i|we|my|our|the|your|delivery|pick ?up|everything|all|completion|turnaround) )|is (?:the|a|an) (?!turnaround|wait|lead|process|production|print|deliver|ship|usual|normal|typical|average)|have you|ago|(?:do|does|will|would|can|should) (?:\w+ ){1,4}(?:last|hold up|live|survive|sit|keep|stay|cook|boil|bake)|should (?:a|an|the|it)|are you open|(?:do|does|will|are|is|can) (?:you|yall|you guys|anyone|anybody|someone|the shop) (?:\w+ )?(?:open|there|get there|get in|in|close|around) |you (?:been|guys been)))) `,
      r` (?:turnaround|turn around|lead times?|rush|rushed|expedite|expedited|timeline|time ?frame) `,
      r` (?:production time|processing time|same day|next day|overnight|by when|in time for) `,
      r` (?:time to (?:make|print|produce|finish)|fastest|quickest|soonest|earliest|last minute) `,
      r` (?:short notice|delivery times?) `,
      r` (?:enough time|(?:am i|are we|is it|not|or) (?:\w+ )?too late(?! to (?:change|add|switch|update|edit|make|swap|fix|remove|take|bump|up|drop|get (?:them|it) in) )|in time|cutting it (?:\w+ )?close|too soon) `,
      r` any (?:shot|chance|hope|way) (?:(?:at|of|for|by|on|it|they|i|we|you|can|could|get|have|be|is|are|getting|having|them|ready|done|here|before) ){1,6}(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the )?weekend|the \d+)\b`,
      r` (?:(?:is|would) (?:that|it|this)|(?:if|whether) (?:that|it|this) is) (?:even|still|at all) (?:be )?(?:doable|possible|feasible|realistic) (?!to (?:change|add|switch|swap|remove|cancel|get (?:it|them) in) )`,
      r` (?:am i|are we) (?:\w+ )?(?:cooked|screwed|toast|hosed|sunk|out of luck|pushing it|dreaming) `,
      r` (?:days?|weeks?|by|before|tomorrow|tonight|\w+day) (?:\S+ ){0,4}(?:is|would) (?:that|it|this) (?:be )?(?:possible|doable|feasible|realistic) | takes? (?:very |that |too |so )?long `,
      r` (?:any|have) (?:(?!job|any)\w+ )?(?:openings?|availability) `,
      r` how far (?:out (?:are|is your)|ahead|in advance)\b| (?:backed|booked) (?:up|out)\b| in what (?:time|tiempo) `,
      r` when (?:can|will|would|could|do|should) (?:i|it|they|we|you|these|those|that|this|the \w+) (?:\w+ ){0,4}(?:get|have|expect|ready|done|finished|delivered|deliver|shipped|ship|complete|completed|arrive|receive|pick)\b`,
      r` (?:ready|done|finished|completed|delivered|printed|made|get (?:it|them|these|this)|have (?:it|them|these|this)|do (?:it|that|this|them|these)|turn (?:it|this|that|these) around) (?:\w+ ){0,2}(?:by|before|in(?! (?:the )?(?:usa?|u s|america|states|china|mexico|kansas|missouri|house|spanish|english|sizes?|colors?) )|within) (?:\S+ ){1,5}\? $`,
      r` (?:can|could|will|would) you (?:\w+ ){0,8}(?:by|before|within) (?:\S+ ){1,6}\? $`,
      r` (?:can|could|will|would) you (?:\w+ ){0,2}(?:have|get|turn|finish|deliver|ship) (?:it|them|these|this|that) (?:\w+ ){0,4}(?:by|before|within|in) `,
    ),
  ],
  [
    'pricing',
    anyOf(
      r` (?:what is|what would be|what was|give me|need|tell me|so) (?:the|my|our) (?:grand |whole |new |final |estimated )?total(?= (?:price |cost |for |with |now |then |come |again |be |\?|$))`,
      r` (?:how much(?= money (?:$|\?|for (?!a |retirement)|(?:is|are) (?:it|this|that|they|these|those|one) |you (?:charge|ask|want|need)|do you (?:charge|ask|want|need)|does (?:it|this|that) cost|it (?:cost|is)))|how much(?! (?:time|longer|notice|cash|money|water|sugar|sleep|space|room|do (?:you )?(?:know|like|weigh|earn)|does (?:\w+ )?weigh))) `,
      r` (?:prices?(?! chopper)|priced|pricing|pricey|pricier|priciest|costs?|costing|rates?|(?<!in )charges?|fees?|ballpark) `,
      r` (?:rough (?:idea(?! of (?:an?|the|some) )|number|figure|total|cost|price|quote)|price (?:list|range|sheet)|expensive|cheap|cheaper|cheapest) `,
      r` (?:affordable|discounts?|bulk (?:price|pricing|order|rate)|coupon|promo code|${DEAL_SOUGHT}) `,
      r` (?:price|cost|money|dollar|budget) ?wise | difference between (?:\w+ ){0,4}\d+ (?:\w+ )?(?:and|or|vs|versus) \d+ | (?:what is|what are|whats) (?:the|your) prizes? (?:for|of|on|per) (?!the (?:raffle|winner|drawing|contest)) `,
      r` (?:what is|whats) (?:that|it|this|the damage) (?:(?:roughly|about|approximately|ballpark|like|looking like|gonna be|going to be|be) )*for (?:about |like |the )?(?:\d+|a (?:dozen|hundred)|one|two|three) `,
      r` what (?:do|does|would|will) (?:\w+ ){1,4}(?:start|starts|begin|begins) (?:at|from) (?:\? )?$`,
      r` what (?:do|would|could|can|will) (?:you|u|yall)(?: guys| all)* (?:do|make|sell|let|print) (?:(?!it |this )\S+ ){1,3}?(?:go )?for (?:\? )?$`,
      r` (?:per (?:shirt|piece|unit|item|hat|mug|tee|banner|sign|hoodie|garment|stitch|person)) `,
      r` (?:a ?piece(?! of )|run me(?! (?:through|down|by|over))|set (?:me )?back|dollars? each|how many dollars|cuanto cuestan?|precios?) `,
      r` (?:what|whats) (?:would|will|does|do|is) (?:\w+ ){0,6}(?:cost|(?<! you (?:can|could) )run|price|total|going rate|damage)\b`,
      // "what's that come to", "what do they add up to"
      r` what (?:is|are|does|do|would|will|did|might|could) (?:(?:all|both|half|that|this|it|they|those|these|them|we|i|the|my|our|of|at|\d+|total|totals?|whole|thing|order|lot|job|everything) ){1,5}(?:come|comes|coming|came|add|adds|adding|work|works|amount) (?:(?:out|all) )?(?:up )?to (?!you|me|us|my|our|a |an |the |with|mind|pick|do|see|look|be)`,
      r` what (?:is|does|do|would|will) (?:that|it|this|\d+|they) (?:all )?(?:put|leave|land|bring)(?: (?:me|us|it|that|this|the \w+))? (?:at|to|on price|price wise) `,
      r` (?:that|it|this|they|all|everything) (?:all )?(?:comes?|adds?|works?) (?:out )?(?:up )?to (?:what|how much) `,
      r` where (?:does|do|would|will|is) (?:that|it|this|we|i|\d+) (?:put|leave|land|end up|come out)(?: (?:me|us))?(?: (?:price wise|at|with|for|if|on) | \? | $)`,
      r` what (?:would|will|could|can|does) (?:\S+ ){0,3}(?:get|buy) (?:me|us)\b`,
      r` how many (?:\w+ ){0,4}(?:can|could|would|will|do|does) (?:\w+ ){0,3}(?:get|buy|afford|order|make) (?:\w+ ){0,3}(?:for|with|on|out of) (?:\S+ )?(?:\d|that|this)`,
      r` how many (?:\S+ ){0,5}(?:does|do|would|will|can|could) (?:that|it|this) (?:get|buy) (?:me|us) `,
      r` how far (?:does|will|would|can|do) (?:\S+ )?\d\S* (?:\w+ )?(?:go|get|stretch|take) `,
      r` (?:can|could|would|will) you (?:\w+ )?(?:beat|match(?! (?:(?:an?|the|our|my|this|that|these|those|exact|same|old|new) ){0,3}(?:\w+ )?(?:pantone|pms|colou?rs?|fonts?|shade|thread|ink|logo|shirts?|hats?|caps?|hoodies|sample|one|white|black|navy|red|blue|green|yellow|gold|orange|purple|pink|maroon|gr[ae]y|brown|teal|tan)\b)|come down|do better|go lower|work with me)\b`,
      r` (?:when|how|where) (?:do|can|should|would|is|are) (?:i|we|the|a|my)? ?(?:\w+ )?(?:pay|payment|deposit|balance) `,
      r` (?:net|terms) (?:15|30|60|thirty|sixty)\b`,
      r` (?:put|pay|paying|leave|take|require|half|third|percent) (?:(?:just|only|like|about|a|the|some|money|half|third|part|percent) ){0,3}down (?=now|and|today|first|then|to (?:start|get|hold|book|reserve)|enough|on (?:it|them|this|the order)|\? |if|or|with|$)`,
      r` (?:pay|paying|settle|settling|cover) (?:(?:you|the|for|it|them|my|our|other|a|rest|balance|remainder|half|everything|all|in full|full) ){0,4}(?:at|on|upon|when|once|after|before) (?:pick ?up|delivery|completion|receipt|(?:i|we|it is|they are) (?:\w+ ){0,2}(?:pick|come|get|collect|receive|done|ready|finished))\b`,
      r` half (?:now|today|up front) (?:and )?(?:the )?(?:other |rest )?(?:half )?(?:when|at|on|later|once|after)\b(?! (?:the )?(?:shirts|tees|hats))`,
      r`(?:\d|five|ten|fifteen|twenty|twenty five|fifty) (?:percent|%) off (?!white|center)`,
      r` deposit | (?:invoice|bill) (?:us|me|them|the (?:school|church|company|office)) (?!for (?:the )?wrong)| (?:prepay|pre pay|prepaid|pay ahead) `,
      r` (?:w 9|w9|tax (?:exempt\w*|id|free)|remit\w*) | (?:issue|cut|send|use|submit|write|process|mail|need|have|only do|only take|pay (?:by|with|on)|on|by|via|through) (?:you )?(?:(?:a|an|our|the) )?(?:purchase orders?|pos?(?= (?:number|first|no|and|for|is|\?|$))|(?:paper |company )?che(?:ck|que)s?|ach|wire transfer|direct deposit) `,
      r` (?:how come|why) (?:\w+ ){0,4}so (?:much|high) `,
      r` (?:shipping|delivery|set ?up|pickup) (?:\w+ )?free | free (?:shipping|delivery|set ?up) `,
      r` (?:get|anything|something|money|percent|%) (?:\w+ )?(?:off|knocked off)(?! (?:of |the (?:shirt|sign|logo|van|truck|wall))) (?:for|as|being|because|\? |$)`,
      r` (?:any|got|offer|military|student|veteran|senior|teacher|church|school|nonprofit|group|volume|first time) (?:\w+ ){0,2}(?:coupons?|discounts?|specials|promo codes?|promotions?) `,
      r` (?:(?:get|any|give (?:me|us)|cut (?:me|us)|is there) (?:an? )?|(?:price|bulk|volume|quantity) )breaks? (?!room|down|from)`,
      r` what (?:am i|are we|would i be|would we be|will i be) (?:looking at|talking(?! to| with))\b`,
      r` (?:what|whats|how much) (?:do|would|will|does|did) (?:i|we|that|it) (?:\w+ )?owe\b`,
      r` (?:for|do|go|at) (?:\$ ?)?\d+ (?:dollars |bucks )?(?:a|an|per|each) (?:${PIECE}|each|$|\? $)`,
      r` (?:can|could|would|will|any way|possible to|able to) (?:\w+ ){0,4}?(?:do|make|have|get|sell) (?:(?:me|us|all|of) )*(?:it|that|this|them|em|these|those|everything|the (?:lot|job|order|whole thing)|\d+) for (?:(?:about|around|like|only|just|under|less than) )*\d{3,6} (?:$|\? |dollars |bucks |total |tops |max |flat |all in |instead )`,
      r` give (?:me|us) a (?:\w+ )?(?:number|figure) (?:for|on)\b`,
      r` (?:sounds|seems|looks) (?:\w+ ){0,2}(?:high|steep|a lot)\b| that is (?:\w+ )?(?:steep|a lot|a bit much|too much)\b`,
      r` (?:wiggle room|negotiable|(?:out of|over) (?:my|our|the) budget|(?:half|pay|paid|paying|payment|money|percent|due|all) (?:\w+ ){0,2}up ?front|layaway|installments?|financing) `,
      r` payment (?:plans?|methods?|options?|terms)\b| (?:take|accept|pay|paying) (?:\w+ ){0,3}(?:venmo|zelle|pay ?pal|cash ?app|apple pay|cash|checks?|cheques?|cards?|credit|debit|pos?|purchase orders?)\b`,
      r` (?:is|are|does|do|would) (?:\w+ ){1,3}(?:extra|included)(?= (?:\? )?$| (?:for|every|per|each|or|in the)\b)`,
      r` what (?:would|do|could|will|might) you (?:guys )?(?:estimate|quote|charge|ask|bill)\b`,
      r` what (?:would|will|does|do|did) (?:it|that|they|this|everything|\d+ \w+) (?:\w+ )?(?:be|run|come (?:out )?to)\b`,
      // "what would 90 cups with our crest on them run us", "what's that roughly for 80"
      r` what (?:would|will|does|do|might|could) (?:(?:about|like|around|roughly|say) )?(?:\d+|an?|the|my|our|some) (?:\S+ ){1,10}?(?:cost|run) (?:me|us|each|apiece|then|roughly|about|\?|$)`,
      r` what (?:is|was|would) (?:that|it|this)(?: be)? (?:(?:roughly|about|around|approximately|like|more or less) )?(?:for|with|at) (?:(?:about|like|around|just|only) )?\d+ (?!years|days|weeks|am |pm |oclock)`,
      r` (?:what|how much) (?:do|does|would|will) (?:\S+ ){1,4}go for (?=\? |$)`,
      r` what (?:it|they|that|those|one|these) (?:\w+ )?(?:runs?|costs?|goes for|go for|comes? to)\b`,
      r` (?:what|how much) (?:would|does|do|will|could|might|is) (?:\w+ ){1,5}(?:come(?: out)?|add up|work out|amount) to(?= (?:\?|with|for|at|if|in|then|now|per|each|after|and|all)| $)`,
      r` (?:that|those|these|this|one|it|they) (?:\w+ )?(?:go|goes|going) for (?:\? )?$`,
      r` (?:know|tell me|see|wondering|asking|say) what (?:\S+ ){1,3}(?:would|will|might|could) (?:come to|cost|run (?:me|us)|set)\b`,
      r` what (?:\S+ ){1,3}of (?:those|these|them|the \S+) (?:would|will|might|could|can) (?:be|run|cost|set|go for|come (?:out )?to)(?! (?:made|used|good|for|in|on|like|ready)\b)`,
      // "is that with setup", "was that before tax"
      r` (?:is|was|are|were) (?:that|this|it|those|these|they) (?:(?:all|price|total|number|quote|estimate|the|just|even) ){0,3}(?:with|without|before|after|including|counting|plus|minus) (?:(?:the|any|all|your|a|shipping and|tax and) ){0,2}(?:set ?up|screens?|digitizing|sales tax|tax|taxes|shipping|delivery|install(?:ation|ing)?|stakes?|grommets|rush|fees?|art(?:work)?(?: fee)?)(?= (?:\?|fees?|charges?|and|or|too|then|already|in|included)| $)`,
      r` (?:is|are|would|will) (?:it|that|this|they) (?:be )?(?:more|less) (?:if|for|to|when|with) (?!me |us )`,
      r` (?:what|how much) (?:would|will|am|are) (?:i|we|you|y all|yall) (?:\w+ )?(?:be )?(?:in|into|out|at) (?:it|that|this|the whole thing|something like (?:that|this)|one (?:of those|like that))(?: for)?(?= (?:\?|for|if|with|all)| $)`,
      r` (?:what|how much) (?:would|will) (?:i|we|you|y all|yall) (?:\w+ )?be (?:out|at) (?:for|on) `,
      r` (?:what|how) (?:kind|kinda|sort) (?:of )?(?:money|dollars|bucks|dough|cash|price tag|numbers?|price point)(?! order)\b| (?:what is|whats) (?:the|your|a) (?:ticket|tab|going rate|price tag|bottom line|bill) (?:on|for|look|with|if|to|\?|$)`,
    ),
  ],
  [
    'artwork',
    anyOf(
      ...IF_ART_CAME,
      r` (?:keep|save|store|hold|hold on to|hang on to|hold onto|still have) (?:my|our|the|this|that) (?:\w+ )?(?:designs?|logos?|art|artwork|files?|screens?)(?: (?:on file|for|after|when|so|in case|around|if|too|\?)| $)`,
      r` (?:what|which) (?:\w+ ){0,3}files? (?:do|does|should|can|could|would|will|are|is|for)\b`,
      r` (?:vectors?|eps|svg|psd|dpi|ppi|resolution|file (?:types?|formats?|size|requirements?)) `,
      r` (?:can|could|would|will|do|able to) (?:(?:you|yall|folks|guys|all|people|someone|your \w+) ){0,3}work (?:from|off|off of) (?:that|this|it|those|an?|my|our|the|his|her|some) `,
      r` (?:drew|drawn|drawing|sketch\w*|doodle\w*|napkin|procreate|handmade|pencil|crayon|painted) (?:\S+ ){0,14}(?:work with|use|go off|print) (?:that|this|it) `,
      r` (?:logo|files?|photo|picture|image|drawing|sketch|art|artwork|design|png|jpe?g|scan|screenshot)s? .{0,60} (?:work with|use) (?:that|this|it|those|them) (?:\? )?$`,
      r` (?:that|this|it|which) (?:still )?(?:counts?|considered|qualif(?:y|ies)) (?:as )?(?:\w+ )?(?:ready|vector|finished|final|artwork|usable|high|good enough) `,
      r` (?:formats?|(?:what|which) (?:kind|type|sort) of (?:file|art|artwork|image|logo)|upload) `,
      r` (?:attach|artwork|art ?work|art file|high res|hi res|low res|pixelated|blurry|pantone|pms) `,
      r` (?:bleed|outlined|outline (?:my |the )?fonts?|cmyk|rgb|illustrator|photoshop|canva) `,
      r` (?:print ready|camera ready|vectorize|ai files?) `,
      r` (?:screenshot|photo|picture|pic|scan|file|image|logo) (?:\S+ ){0,10}(?:is|will|does|would) (?:that|it|this) (?:\w+ )?(?:a problem|a deal (?:breaker|killer)|an issue|ok|fine|work|enough|good|usable|all right|too (?:small|blurry|fuzzy|low))\b`,
      r` (?:(?:a |an |my |our |the |as |in )(?:jpe?g|png|pdf|gif|tiff?)|jpe?gs?|pngs?|pdfs?) `,
      ...SHOP_NEEDS_ART,
      r` (?:have|got) (?:it|that|one|ours) (?:in|as|on) (?:a |an |my )?(?:word|publisher|power ?point|photo|picture|pic|paper|phone|usb|flash|thumb)\b`,
      r` (?:get|getting|sending|submitting|uploading|emailing|texting) (?:you )?(?:my |our |the |some |in )?(?:logos?|art|artwork|files?|graphics?) (?:over |in )?(?:to (?:you|yall)|in|over|\? $|$)`,
      r` (?:send|email|give|share|submit|provide|supply|bring|drop|use|accept|take) (?:\w+ ){0,5}(?:logo|art|design|file|files|image|picture|photo|graphic)\b`,
      r` (?:is|are|will|would|does) (?:my|our|this|the|a) (?:\w+ ){0,2}(?:logo|file|image|picture|photo|design|screenshot) (?:\w+ ){0,3}(?:ok|fine|work|good|enough|usable|clear|big)\b`,
      r` (?:art|artwork|logo|design|file|graphics) ?wise `,
      r` (?:tips?|advice|pointers?|guidelines?|guidance|requirements?|specs?|specifications?|rules?|best practices|do s and don ts|suggestions?|help|know) (?:\w+ ){0,2}(?:for|on|about|with|regarding|re) (?:\w+ ){0,3}(?:art|graphics?|(?:art |artwork |design |logo |print )files?)(?= (?:for|on|to|of|before|when|so|if|\?|in)\b| $| [?.!,])`,
      r` (?:art|artwork|file|files|design file) (?:guidelines?|guidance|requirements?|specs?|specifications?|tips?|advice|pointers?|rules?|prep|preparation|set ?up)(?= |$)`,
      r` what (?:\w+ ){0,3}(?:need|want|require) (?:\w+ ){0,4}(?:as far as|in terms of|when it comes to|for|regarding) (?:the |my |our )?(?:art|artwork|logo|files?|graphics?) (?:\? )?$`,
      r` (?:have|got) (?:\w+ ){0,3}(?:logo|file|files|art|design) (?:\w+ ){0,4}(?:ready|already|as a|in a|on my|from)\b`,
    ),
  ],
  [
    'location_hours',
    anyOf(
      r` (?:how (?:do|can|would) (?:i|we) get in(?:side)?|(?:is|are) the (?:front |back |side )?doors? (?:un)?(?:locked|open))(?= (?:\?|or|the|your|i|we|$)|$)`,
      r` where (?:do|can|should) (?:i|we) (?:park|pull|come|enter|drop|bring)\b| cross streets?\b| (?:somewhere|a place|room|a spot|anywhere|safe|ok|easy) to park\b| park (?:there|near|nearby|out front|in back)\b`,
      r` get (?:in touch|(?:a )?hold) (?:with|of) `,
      r` (?:where (?:are|is|do|can) (?:you|yall|you all|you guys|your (?:shop|store|office|place|location)|the (?:shop|store|place)|i (?:find|visit|come|drop|pick)))(?! (?:is|truck))\b`,
      r` (?:located)(?! (?:is|truck))\b`,
      // "how many days would the truck sit at your shop" asks for the time.
      r` (?<! (?:sit|sits|sitting|be|stay|stays|staying|parked|stuck|kept|left|leave it) (?:at|in|with) )(?:your (?:guys )?(?:location|locations|address|hours|shop|store|showroom|phone(?: number)?|number|telephone|email|e mail|storefront|place))(?! (?:is|truck|can do|do|does|makes?|offers?|prints?|sells?|carr(?:y|ies)|puts? out|produces?|provides?|handles?|specializes?))\b`,
      r` (?:the (?:address|shop address)|(?<! (?:and|with|just|has|put|show|list|plus|add|says)) the hours|business hours|opening hours)(?! (?:is|truck))\b`,
      r` (?:store hours|shop hours|hours of operation|what hours)(?! (?:is|truck))\b`,
      r` (?:hours (?:today|tomorrow|on|for|are)|(?<! (?:both|all|either|different|opposite|two|2)) directions(?! to (?!you|your|yall|there|here|the (?:shop|store|place|location|building)))|parking|walk ?ins?)(?! (?:is|truck))\b`,
      r` (?:show ?room|in person)(?! (?:is|truck))\b`,
      r` (?:(?:you|shop|store|location|place|printer) (?:\w+ ){0,4}near (?:me|downtown))(?! (?:is|truck))\b`,
      r` (?:brick and mortar|physical (?:store|location|shop))(?! (?:is|truck))\b`,
      r` (?:what (?:city|state|town|part of town)|zip code)(?! (?:is|truck))\b`,
      r` (?:how (?:do|can|would) (?:i|we) (?:reach|contact|call|email|get to(?! (?!you|your|yall|the|there|it|this|that|boldwork|main|downtown)\w)|get there|find|visit))(?! (?:is|truck))\b`,
      r` (?:(?:can|could|may) (?:i|we) (?:\w+ )?(?:come(?! back(?: to (?:this|it|you|that)| later| with)\b)|stop|swing|drop(?! (?:(?:it|that|down|this|us) ){0,2}to \d)(?! (?:the|those|all|one|some|a|two) (?!(?:\S+ ){0,3}(?:off|by|at)\b))|pop|nip|zip|head|roll|run|walk|visit|pick (?:it|them|my|our|the|this)|pick up))(?! (?:is|truck))\b`,
      r` (?:have|need) to (?:come|stop|drop|go) (?:in|by)\b`,
      r` (?:come (?:in|by|over) (?:to|and|today|tomorrow|on|at)|stop by|swing by)(?! (?:is|truck))\b`,
      r`(?<! (?:never|not|rarely|hardly|seldom|always|nobody|no one|ever|really|usually)(?= pick up ))(?<! (?:my|our|his|her|\d{4}|work|old|new|white|black|red|ford|chevy|dodge|gmc|toyota|nissan)(?= pickup (?!time|date|window|order|ready|is ready))) (?:drop by|pick ?up|pick it up|pick them up|appointments?|appt)(?! (?:is|truck))\b`,
      r` (?:(?:a|the|your) (?:phone|contact) number)(?! (?:is|truck))\b`,
      r` (?:are|r|is|will|do) (?:you|yall|you guys|you all|the shop|the store|your shop|your store|anyone|it|they) (?:\w+ ){0,2}(?:open|closed|close|closing|there(?! (?:\? )?$)|around|gone (?:by|for the day|home))\b`,
      r` (?:what|when) (?:time|hours|days?)? ?(?:(?:do|does|are|is|will) )?(?:you|yall|the shop|the store|you guys) (?:\w+ )?(?:open|close|closed|closing|opening)\b`,
      r` how (?:late (?:are|do|is|will)|early (?:are|do|is|will|can) (?:you|yall|you guys|anyone|anybody|someone|the shop|i) (?:\w+ )?(?:open|there|get there|get in|in|come|drop|stop))`,
      r` (?:my|the) (?:gps|nav|navigation) | (?:google|apple) maps `,
      ...WHERE_IT_IS,
      r`(?<! can| could| if| when) (?:you|yall|you all|you guys) (?:are (?:still |only )?)?(?:open|opens?|close|closed?) (?:at|on|by|till|until|from|around|early|late|noon|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?) `,
      r` days? (?:that |when |where )?(?:you|yall|you guys|the shop) (?:are|is) (?:open|closed)\b`,
      r` (?:open|closed) (?:on |this |today|tomorrow|now|late|right now|mon|tue|wed|thu|fri|sat|sun|week|for)`,
      r` (?:do|have) you (?:guys )?(?:have|got) an? (?:\w+ ){0,2}(?:store|shop|showroom|storefront|location|office) (?:(?:i|we|near|in|around|to|that|here) (?:\w+ ){0,5})?(?:\? )?$`,
      r`^ (?:(?:so|hey|hi|yo|u|you|yall|guys|is it|shop|store|still) )*(?:open|closed) (?!the|a|an|my|it|up|form)(?:[\w']+ ){1,5}\? $`,
      r`(?<!(?:name|names|number|phone|logo) and(?: the| our)?| after| our| my) hours (?:\? )?$`,
      r` (?:do|are|will) (?:you|yall|you guys|you all) (?:\w+ ){0,2}(?:work|in|there|open|around) (?:on )?(?:the )?(?:weekends?|sat|sun|saturdays?|sundays?|holidays?|mondays?|evenings?|nights?)\b`,
      r` what is the (?:phone )?number (?:there|over there|to call|\? $|$)`,
      r` (?:number|phone|email|address) (?:for|to reach|to call|to text) (?:you|yall|the shop)\b`,
      r` are (?:you|yall|you guys|you all) (?:guys |all )?(?:local|downtown)\b`,
      r` where (?:you|you all|yall|you guys) (?:all |guys )?(?:at|located|be)\b`,
      r`^ (?:you|yall|you all|you guys) (?:guys |all )?(?:there|around|working|in) (?:on )?(?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|tomorrow|today|right now)\b`,
      r`^ (?:\w+ )?(?:you|yall) (?:all |guys )?(?:in|near|by|close to|out in|over (?:in|by)) (?:the |a )?(?:city|burbs|suburbs|area|town|downtown|country|north|south|east|west|midwest|mall|airport|highway)\b`,
      r` (?:how (?:far|close) (?:are|is) (?:you|yall|the shop|your)|you (?:all )?(?:anywhere )?(?:near|close to|far from))\b`,
      r` drop (?:(?:it|them|this|these|those|my|our|the|some|off) (?:\w+ ){0,2})?off\b`,
      r`^ (?:hours|address|location|directions|phone number)\b`,
    ),
  ],
  [
    'design',
    anyOf(
      r` (?:can|could|would|will) (?:you|yall|you guys|you all|someone|somebody|your (?:designers?|people|guys)) (?:\w+ )?(?:do|make|handle|create|take care of) (?:the|our|a) (?:whole )?(?:layout|artwork|art work|drawing|design work|design)(?! (?:in|on|bigger|smaller|larger|with|for (?:the|my|our) (?:back|front)))(?= )`,
      r` (?:design|draw|sketch|mock up) (?:me|us) `,
      r` need (?:some |a few )?ideas\b`,
      r` (?:come|coming) up with (?:a |an |some |the )?(?:\w+ )?(?:look|ideas?|designs?|logos?|concepts?|something|slogan)\b`,
      r` (?:mock|draw) (?:it|that|this|something|them) up `,
      r` (?:make|get) (?:it|them|this|that|something) (?:to )?look (?:\w+ )?(?:cool|good|nice|pretty|professional|great|awesome|fancy|sharp|clean|fun|legit|slick|better) `,
      r` (?:help|assistance|ideas?) (?:me |us )?(?:with|for) (?:a |an |the |my |our |some )?(?:new )?(?:design|logo|artwork)\b`,
      r` (?<! (?:my|our|this|that|same|your) )(?:design (?:consultation|help|services?|work|team|ideas?|something|a|an|my|our|your product|the|it|one|for|from scratch)) `,
      r` (?:designing|redesign|graphic design(?:er)?|mock ?ups?) `,
      r` (?:logo (?:made|created|designed|design|redone|redesign|idea|ideas)) `,
      // "I want my logo on 20 hats" has one.
      r` (?!(?:need|want) (?:my|our|the|this|that) (?:\w+ )?(?:logo|artwork|graphics?|design|art) (?:\w+ )?(?:on|onto) )(?:(?:create|make|draw|need|want|develop|come up with|update|refresh|redo|redraw|recreate|touch up|modernize|clean up|improve) (?:me |us |up )?(?:a |an |my |our |some |the |this |that )?(?:new |better |cool |simple |old |current |existing )?(?:logo|artwork|graphic|graphics|design|art|illustration)) `,
      r` (?:(?:need|want|looking for|get|have|require) (?:\w+ ){0,4}(?:designed|designer|drawn|mocked up)) `,
      r` (?:design it|designed for|do not have (?:a |any |the )?(?:design|logo|artwork)) `,
      r` (?:no (?:design|logo|artwork) yet|draw (?:it|something|up|a|my|our)) `,
      r` do you (?:guys |all )?(?:do|make|create|draw) (?:\w+ )?logos? (?:\? |$|too |also |design)`,
      r` (?:do you (?:guys )?(?:do |offer |have )?design|can you design|someone to design) `,
      r` (?:help|can you|could you)(?: me| us)?(?: to)? design\b`,
      r` (?:turn (?:my |our |a |this )?(?:\w+ )?(?:sketch|idea|drawing|photo|it|that|this) into) `,
      r` (?:logos?|art|artwork|designs?|something) (?:\w+ ){0,2}from scratch `,
      // "make our booster club a logo"
      r` (?:make|create|draw|do|design|give|come up with) (?:(?:me|us|my|our|the|his|her|their) (?:(?!with |on |of |that |shirts? |hats? |signs? |banners? )\w+ ){0,3}|up )?(?:a|an) (?:(?!with |on |of |that )\w+ ){0,2}(?:logo|mascot|crest|emblem|monogram)(?! (?:on|for the (?:shirts?|hats?|signs?))) `,
      r` make (?:my|our|a|this|the) (?:\w+ ){1,3}into (?:a |an |our |my )?(?:logo|design|art|print|graphic) `,
    ),
  ],
  [
    'services',
    anyOf(
      r` (?:what|which) (?:\w+ ){0,4}(?:services?|products|offerings|options|items|subjects?|topics|areas?|things|questions|knowledge|capabilities)\b(?: \w+){0,8} `,
      r` what (?:\w+ ){0,3}(?:do|does|can|could|would|else) (?:you|yall|you guys|you all|your (?:shop|company|business|place|store|team)) (?:\w+ ){0,3}(?:do|offer|make|sell|print|have|provide|carry|help|customize|produce|put out|know|specialize)\b`,
      r` (?:list|name|lay out|run (?:me )?through|run ?down|overview|summary|range|walk (?:me )?through|go over|go through|show me|tell me|give me|read me|spell out) (?:\w+ ){0,6}(?:you|yall|you guys|you all|your (?:shop|company|business|place|store|team)) (?:all |guys |folks )?(?:can |could )?(?:do|does|offers?|makes?|sells?|have|has|provides?|prints?|carry|carries|puts? out|produces?)(?= (?:\?|here|there|for (?:people|businesses|companies|customers|folks|schools|teams)|please|$)|$)`,
      r` what can i (?:ask|get|order|have|do)\b`,
      r` what (?:\w+ ){0,5}(?:are )?(?:you|yall)(?: are)? (?:\w+ ){0,2}(?:good|best|great|skilled|useful|capable) (?:at|for|of|with)\b`,
      r` (?:can|could|would|will|do) you (?:\w+ )?(?:color )?match (?:(?:an?|the|our|my|this|that|these|those|exact|same|old|new) ){0,3}(?:\w+ )?(?:colou?rs?|fonts?|shade|thread|ink|logo|shirts?|hats?|caps?|hoodies|sample|white|black|navy|red|blue|green|yellow|gold|orange|purple|pink|maroon|gr[ae]y|brown|teal|tan)\b`,
      r` what (?:you|yall) (?:\w+ )?(?:can |could )?(?:do|offer|make|sell|print|provide|help|specialize)\b`,
      r` how (?:can|could|do|would|might) you (?:\w+ )?(?:help|assist)\b`,
      r` (?:tell me|learn|know|hear|info|information|see|list|explore|show me|look at) (?:\w+ ){0,4}(?:your|the|all) (?:\w+ )?(?:services|products|offerings|options|catalog|work|portfolio|samples|examples)\b`,
      r` (?:can|could|do|does|will|would) (?:you|yall|you guys|you all|your (?:\w+ )?(?:shop|company|people|guys|folks|team|crew|staff|designers?|installers?|printers?)) (?:\w+ )?(?:fix (?!it |that |this |them |those )|set up (?!an? (?:call|meeting|time|appointment))|hook up|repair|paint|hang (?!on |tight |out )|mount|fold|frame|laminate|hem|dye|scan)`,
      r` (?:do|can|could|would|will|are|does) (?:you|yall|you guys|you all|your (?:\w+ )?(?:shop|company|people|guys|folks|team|crew|staff|designers?|installers?|printers?)) (?:\w+ ){0,3}(?:do|offer|make|print|sell|have|carry|provide|embroider|wrap|letter|decorate|sew|monogram|sublimate|etch|put|handle|work with|work on|customize|produce|stitch|engrave|ship|install|deliver|build|create|supply|stock|accept|take|use|cover|able to|mess with|fool with|work in|host|remove|redesign|rebuild|revamp)\b`,
      r` (?:can|could|would) (?:you|yall|you guys|you all) (?:\w+ )?redo (?!them|those|these)\w`,
      r` can (?:i|we) (?:\w+ )?(?:bring|use|supply|provide|mix|combine|add|choose)\b`,
      r` (?:want(?:ed)? to (?:know|see|ask|find out)|like to know|wonder(?:ing)?|curious|need to know|tell me|know) (?:if|whether) (?:you |yall )(?:\w+ ){0,3}?(?:do|make|print|sell|have|carry|offer|embroider|wrap|work|handle|can|put|stitch|ship|take)\b| (?:want(?:ed)? to (?:know|see|ask|find out)|wonder(?:ing)?|curious|need to know|know) (?:if|whether) (?!i |we |my |our |you )(?:\w+ ){1,4}(?:works?|holds?|goes|go|can|will|would|comes?|come|stick|sticks|fits?|exists?|is|are)\b`,
      r` (?:(?:i|we) (?:heard|hear|noticed|understand|saw)|told|said|is it true|rumor is)(?: (?:me|us|that)){0,2} (?:you|you all|yall|you guys) (?:(?:might|also|can|could|may|even|all|guys|still) ){0,2}(?:do|make|print|sell|have|carry|offer|embroider|wrap|engrave|stitch|letter)\b(?! (?:(?:really|very|some|the) )?(?:great|nice|good|quality|excellent|best|amazing|awesome|fine|beautiful|my|our|it|them)\b)`,
      r` see (?:our|your|all) services | (?:see|feel|touch|look at) (?:some |any |a few |the |your )?(?:samples?|examples?|swatch(?:es)?) `,
      r` (?:most popular|best ?sell\w+|examples of|samples of|(?:pics|pictures|photos) of (?:\w+ ){0,3}(?:work|jobs)) | what (?:do|does) (?:\w+ )?(?:people|customers|folks|clients|every(?:one|body)) (?:\w+ )?(?:order|get|pick|choose|buy|go with) `,
      r`^ (?:(?:hi|hey|so) )?(?:you|yall|you guys|you all) (?:do|make|print|sell|carry|mess with|fool with|work with)\b`,
      r` services (?:\? )?$`,
      r`^ services\b`,
      r` is (?:that|this|it) (?:something|a thing)(?: that)? (?:you|yall|y all)`,
      r` (?:(?:what|which|which one|which kind) is|whats) (?:\w+ )?(?:better|best|nicer|softer|tougher|more durable) (?:\?|for|on|if|$)| (?:is|would) (?:that|it|this) (?:be )?(?:a |an )?(?:problem|issue) (?:\? )?$`,
      r` (?:do|does) (?:i|we|they|it|everyone|everybody|all of them) (?:all )?have to (?:be|do|get|use|match|go with) | can (?:the|some|half|each|every|everyone|we|i|they) (?:\w+ ){0,3}(?:be|have|get|mix) (?:an? )?(?:different|separate|mixed|their own) `,
      r` (?:you|yall|you guys|you folks|your shop|you people) (?:\w+ )?(?:union|licensed|insured|bonded|certified)(?= (?:\?|shop|made|for|to|in|$)|$)| (?:sizes?|ones?|those|these|they|it|shirts|tees|hoodies|hats|polos) (?:\w+ )?(?:run|runs|fit|fits) (?:\w+ )?(?:small|big|large|true to size|tight|long|short|loose|snug) `,
      r`^ (?:\S+ ){0,12}?(?:do|does|would|is|are) (?:\S+ ){1,4}(?:come|fall|go|belong|count|qualify|filed?|listed|part) (?:under|as|of) (?:\w+ ){0,3}(?:promos?|promotional|signs?|banners?|apparel|merch|embroidery|wraps?|printing|swag|services?|products|stuff) `,
      r` (?:what is|whats|is there) (?:the|a|any) (?:\w+ )?difference between (?!\d|(?:\w+ ){0,4}\d)| (?:is|are) (?:the|your|these|those) (?:ink|inks|cotton|fabric|thread|vinyl|blanks?|material|materials|adhesive|backing) (?!ready|done|in |here|coming)\w`,
      r` get (?:wrapped|lettered|printed|embroidered|stitched|engraved|decorated) (?:too|also|as well|sometimes|ever)(?: (?:right|huh|yes|correct))? (?:\? |$)`,
      r` (?:biggest|largest|longest|widest|tallest|thickest) (?:\w+ ){1,3}(?:you|you all|yall|you guys) (?:can|could|do|make|offer|print|will|have)\b`,
      r` (?:do|does|will|would|can) (?:\S+ ){1,4}(?:hold up|fade|shrink|crack|peel|wash out|stretch) (?=\? |to |in |for |through |after |on |outside|if |when |over |at |$)`,
      r` (?:do|does|can) (?:\w+ ){1,3}get (?:wrapped|lettered|printed|embroidered|stitched|decorated) `,
      r` how (?:do|can|would|should) (?:i|we) (?:\w+ )?(?:order|place an order|get started|start an order)(?: (?:from|with|through) (?:you|yall|here))?(?: (?:here|online|something|stuff|one))? (?:\? )?$`,
      r` how does (?:it|this) work\b| (?:guarantee|warranty) (?:on|for) | what (?:do|would|should|can) (?:you|yall) (?:\w+ )?(?:recommend|suggest) `,
      r` explore services`,
    ),
  ],
  [
    'deny',
    anyOf(
      r`^ (?:(?:oh|um|uh|well|actually|sorry|please|it is|i would say|definitely|absolutely|that is|the|hey|thats|a|ok|and|but) ){0,3}(?:no|not|never|negative|negatory|false|incorrect|wrong|absolutely not|do not|neither|none|nothing)\b(?! (?:rush|hurry|problem|worries|idea|clue|sure|certain|quite|really sure|later than|more than|less than|deadline|preference|matter|only|phone number))`,
      r` (?:is|are|was|were|be|that|thats|it|so) (?:so |very much |not |simply )*(?:false|incorrect|wrong|untrue|negatory|inaccurate|a falsehood|a lie)\b`,
      r` you (?:have |got |have got )(?:it|that|this|me|my (?:name|number|email|phone|address)) (?:all |completely |totally )?(?:wrong|backwards?|mixed up)\b`,
      r` (?:is|are|was) not (?:it|right|correct|true|what i (?:said|meant|asked|want)|the case|accurate|mine)\b`,
      r` can not be (?:true|right|correct)`,
      r` has to be false`,
      r` (?:do not|did not|can not) (?:\w+ )?(?:think|believe|agree|say|see) (?:\w+ ){0,3}(?:right|correct|true|accurate|it|the case|with (?:you|that|it)) (?:\? )?$`,
      r` (?:i )?(?:never|did not) (?:said?|say|ask|asked|want|mean) (?:that|it|for that|this)\b`,
      r`^ (?:yes no|not quite|far from it|i (?:refuse|decline|object)|by no means|in no way|under no circumstances) (?:\? )?$`,
      r` (?:would have to|have to|got to) say no\b|^ no to (?:that|all|it)\b|^ (?:i )?do not (?:think|believe) so (?:\? )?$`,
      r` do not need (?:anything|any thing|nothing) `,
      r` (?:i|we) (?:am |are )not (?:doing|ordering|getting|going (?:ahead|through)) (?:it|them|this|that|with (?:it|them|this)|any|anything|after all|anymore)(?= )`,
      r` no thanks `,
      r` do (?:i|we) (?:really )?(?:have|need) to (?:give|tell|share|put|leave(?! (?:it|the|our|them|my (?!\w*(?:name|number|phone|e ?mail|info|contact|address|details)))\b)|say)\b`,
      r` (?:date|count|name|number|color|price|total|spelling|size|address|email|quantity) (?:is )?(?:\w+ )?off $`,
      r`^ (?:(?:um|uh|oh|ok|well|actually|sorry|please|carl|lol|haha|ah|eh|hey|and|but) ){0,2}(?:never mind|forget (?:it|about it)|hold (?:on|up)|hang on|wait|nuh uh|uh uh|nuh)\b`,
      r` no thank you `,
      r`^ (?:(?:ok|so|well|hey|sorry|yeah|thanks|i|we|think|i am|we are|hmm|actually|but|all right) ){0,5}(?:(?:am |are )?(?:going to|will|have to|should|better) )?(?:pass(?= (?:for now|this time|on (?:it|this|that|these|them)|then|thanks|thank|though|$))|hold off|sit (?:this|it) out)(?! until| till)\b`,
      r` (?:(?:i|we|they|she|he|boss|wife|husband|board|owner) )(?:\w+ )?(?:found|went with|are going with|am going with|got|hired|picked) (?:someone|somebody|another (?:shop|place|printer|company)|a different (?:shop|place|printer|company))(?: (?:else|local|cheaper|closer|already|instead))? (?:(?:for|to do|on) (?:it|this|that|them) |who |thanks|thank|sorry|so|now|instead|$)`,
    ),
  ],
  [
    'goodbye',
    anyOf(
      r` (?:bye|toodles|toodle ?oo|ta ta|cheerio|au revoir|sayonara|adieu|arrivederci|goodbye|good bye|(?<!(?:good|nice|great|happy|glad|lovely) to )see you|see ya|cya|ttyl|talk (?:to you )?(?:later|soon|tomorrow|next time|another time|again)) `,
      r` that will be (?:all|it|everything) `,
      r` (?:i|we) will (?:hit (?:you|you all|yall) (?:back )?up|get back (?:to|with) (?:you|you all|yall)|holler(?: at (?:you|you all|yall))?|be in touch) (?!at |on |if (?:it|they|you))`,
      r`^ (?:(?:ok|well|so|all right) )*(?:until|till) (?:tomorrow|then|later|next time|we meet) (?:then |carl )?$`,
      r` (?:outta|out of) here (?!to |by )| (?:till|until) (?:the )?next time | (?:see|catch) (?:you|ya|yall) (?:around|tomorrow|then|there|guys|all|soon) $`,
      r` (?:i will|ill) (?:come|be|check|circle) back\b`,
      r` i (?:must|should|better|need to) (?:be )?(?:go|going|leave(?! (?:it|them|the|my|our|a)\b)|leaving|run(?! (?:it|this|that|them)\b)|off)(?: now)? (?!to )`,
      r` (?:signing off|take care|farewell|good ?night|adios|ciao|got to (?:go|run)) `,
      r` have to (?:go|run|jet|bounce|head out) (?!through|with|by|over|back|for|get|ahead|on|up|down|higher|lower|in|around|it|this|that|them|to (?!work|bed|class|lunch|school|practice|my|a |the (?:store|bank|doctor|gym|airport)))| i am (?:out|off|heading out)(?: for (?:now|today|the (?:day|night)))? $|^ (?:\w+ ){0,2}(?:gtg|g2g|got to go|peace) $|^ (?:\w+ )?(?:(?:ok|well|cool|all right) )?(?:nite|night(?: night)?|later|laters)(?: (?:carl|man|bro|bruh|dude|buddy|pal|friend|guys|folks|yall|gator|then))? $| (?:carl|thanks|you|man|bro|dude|yall) laters? $`,
      r` (?:sorry|apologies|apologize) (?:(?:again|to|for|about|if|i|have|all|so much) ){0,3}(?:waste|wasted|wasting|take|took|taking|taken) (?:up )?(?:so much of |so much |all )?(?:of )?(?:your|you all s|everybody s|everyones) time `,
      r`(?<! (?:i|we|they|he|she|to|will|always|must|kids|guys)) have an? (?:${FINE} )+(?:one|rest|holidays?|${DAYTIME}) `,
      r` enjoy (?:your|the)(?: rest of (?:your|the))?(?: ${FINE})? (?:${DAYTIME}) (?!market|sale|crowd|crew|service|league|brunch|special)| (?:until next time|so long|catch you later) `,
      r`^ (?:(?:ok|well|all right|great|perfect|thanks|thank you) )*god bless (?!america|our|the|this|\w+ shirts?)|(?<! (?:say|says|saying|read|reads|reading|with|print|text|word|words|phrase|put|the|that)) god bless(?: (?:you|your|yall|you all|guys|everyone|sir|carl|and|now))*(?= (?:$|have |enjoy |thanks |thank ))`,
      r` (?:peace out|hasta luego|that is (?:all|(?:all|everything|it) (?:for (?:now|today|tonight|this (?:evening|week)|me)|i need(?:ed)?))(?! (?:(?:i|we|there) (?!need)|of (?:it|them)|correct|right|good|fine|true|great|perfect|ok))|i am (?:all )?(?:done|set)) `,
      r` (?:(?:nice|great|awesome|good|pleasure|lovely|fun) (?:\w+ ){0,3}(?:chat|talk|chatting|talking|speaking)(?:ting)?(?: \w+){0,3}) `,
      r` (?:we|i|let us|you and i)(?: (?:will|can|shall|could|have to|should))? (?:speak|talk|chat|catch up|meet|continue|resume|pick (?:this|it) (?:back )?up)(?: (?:to|with) you)?(?: (?:again|more|about (?:it|this)))? (?:another (?:day|time)|(?:some )?other (?:time|day)|again|soon|later|tomorrow|next (?:week|time))(?: (?:then|maybe|ok|sometime|soon|carl|thanks|thank you|perhaps|buddy|man))* $| (?:till|until) we (?:speak|talk|meet|chat) (?:again|next) | (?:another|some other) (?:time|day) (?:then|perhaps) $`,
      r` nothing (?:more|else) (?:to|(?:for )?(?:now|today|tonight|right now|thanks|thank you)) `,
    ),
  ],
  [
    'thanks',
    anyOf(
      r` (?:thank|thanks|appreciate[ds]?|preciate|good looking out|grateful|thankful|cheers|much obliged) (?!but no)`,
      // "you the man", "y'all are awesome"
      r`^ (?:(?:ok|oh|wow|well|carl|man|thanks|and) )*(?:you|yall|you guys|you all) (?:are )?(?:(?:so|really|just|truly|all|the) )*(?:man|best|goat|bomb|greatest|an? (?:\w+ )?(?:lifesaver|life saver|star|legend|gem|doll|peach|champ|angel|saint|rockstar)|awesome|amazing|wonderful|fantastic|rock|rule)(?: (?:man|dude|carl|bro|buddy|guys|thanks))* $`,
      r` you (?:have )?(?:answered|covered) (?:everything|all|my questions?|it all)(?= |$)`,
      r`^ (?:(?:ok|oh|great|lovely) )?ta(?: very much| muchly| love| mate)? $`,
      r` (?:gracias|very helpful|so helpful|been (?:a )?(?:big |great )?help(?:ful)?) (?!but no)`,
    ),
  ],
  [
    'affirm',
    anyOf(
      r`^ (?:(?:oh|um|uh|well|ah|hey|ai|carl|great|ok|and) ){0,2}(?:yes|sure|ok|(?:most )?(?:absolutely|definitely|certainly|assuredly)|indeed|of course|correct|right(?! (?:after|before|now|away|chest|sleeve|side|by|around|on|there|here))|exactly|precisely|perfect|affirmative|righto|rightio|right you are|(?:i )?can confirm|alrighty|okey dokey|sure thing|bingo|aye|darn right|damn right|you know it|roger|ten four|10 4|true|totally|for sure|sounds (?:good|great|fine|perfect|right|about right)|looks (?:good|great|right|correct|fine)|go ahead|please do|do it|send it|i agree|i concur|you are (?:right|correct|spot on)|agreed|you betcha?|you got it(?! (?:all |completely |totally )?wrong)|by all means|all right|fine|works|works for me|that works|that will work|that is (?:correct|right|true|it|fine|good|great|perfect|the one|the case|so(?= $)|accurate|affirmative|spot on|them|all (?:correct|right|good|fine))(?! for (?:now|today|tonight|this|me) )|that will do|all (?:good|correct|fine)|it is (?:correct|right|true|fine)|can we please|please(?= $)|mm hm|mhm|mmhm|mm hmm|mhmm|uh huh|bet|yessir|yes sir|lgtm|ship it|print it|i would say (?:so|yes)|that is the truth|the truth|you (?:have |have got |got |nailed )(?:it|that)(?! (?:all )?(?:wrong|backwards?|mixed|in))|(?:right )?on the (?:money|nose|dot)|yupp?(?:ers?)?|yepp?(?:ers?)?|submit(?: it)?|confirm(?:ed)?|let us do (?:it|that)|let us go|(?:i do|we do|i am|i would)(?= (?:please )?$)|why not|great|awesome|cool)\b(?! (?:not|no |so much|how much|but not))`,
      r`(?: is| are|,) (?:all )?(?:correct|right|true) $`,
      r` (?:that|it|this) is (?:(?:a|an|the|very|quite|totally|entirely|absolutely) )*(?:right|correct|true|accurate|factual)(?: statement| answer| fact)? $`,
      // Whatever slang says well done, with nothing else beside it.
      r`^ (?:(?:oh|ok|wow|well|that is|its|it is|so|very|how|pretty|just) ){0,3}(?:nice|sweet|dope|sick|rad|neat|excellent|brilliant|splendid|terrific|fantastic|lovely|solid|lit|groovy|far out|gnarly|stoked|rock on|right on|woo ?hoo|hooray|yay|nifty|swell|superb|marvelou?s|stellar|epic|legit|amazing|outstanding|beautiful)(?: (?:man|dude|bro|carl|then|buddy|deal|one|indeed|yall))? $`,
      r`${STRUCK_DEAL}`,
      r` that would be (?:a yes|correct|right|great|fine|good|perfect|it|lovely) `,
      r` sounds (?:good|great|perfect) `,
    ),
  ],
  [
    'greeting',
    anyOf(
      r`^ (?:(?:oh|well|and|ok) ){0,2}(?:hi(?! (?:vis|viz|visibility) )|hello|hey|yo|howdy|hola|greetings|sup|whats up|what is (?:up|shaking?|shakin|good|cookin|cooking|poppin|popping|crackin|happenin|happening|new|the word|the haps|going on(?! with))(?= (?:carl|with|my|man|dude|bro|buddy|there|today|\?|$)|$)|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|hi there|hey there|hiya|heya|gm|buenos dias|buenas tardes|buenas)\b`,
      r` how (?:are you|is it going|are things|is your (?:day|morning|night|week)|you doing|have you been|you are doing)`,
      r` (?:are you|you) (?:doing )?(?:ok|all right) (?:\? )?$`,
      r`^ (?:(?:hi|hello|hey|ok|um|so|carl) )*are (?:you|yall|you guys) (?:(?:still|even|guys) )*(?:there|here) (?:\? )?$`,
      r` (?:good|nice|great|happy|glad|lovely|pleased|pleasure) to (?:see|meet|hear from) you `,
      r` how do you do (?:\? )?(?:today |sir |carl )?(?:\? )?$`,
    ),
  ],
];

/** "I have a question about", what it is about still to come. */
export const OPENS_QUESTION = wordedInAnyCase(
  /^ (?:\S+ ){0,6}(?:questions?|preguntas?|dudas?) (?:for (?:you|yall) |please )?(?:about|on|regarding|concerning|re|sobre|acerca de|de) |^ (?:\S+ ){0,4}(?:wanted|want|would like|like|wanna|need) (?:to )?ask (?:you |yall )?(?:something )?about /,
);
