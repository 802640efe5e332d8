// What the visitor has to print from: a file, a sketch, or nothing yet.
import { type SlotContext, type SlotResult, skipped } from './slot.ts';
import { matching, worded } from './words/triggers.ts';
import type { Words } from './words/words.ts';

/** In words an owner can use: 'file ready (PNG)', 'logo ready', 'needs design'. */
export function readArtwork({ words, asked }: SlotContext): SlotResult<string> {
  const span = { start: 0, end: words.message.length };
  const whole = clausesOf(words);
  const mine = YOURS_GATE.test(words.plain) ? whole.replace(YOURS_FIRST, ' ') : whole;
  const text = UNNEEDED_GATE.test(words.plain) ? mine.replace(UNNEEDED, ' ') : mine;
  const isAsked = asked === 'artwork';
  // "en que formato mando el logo"
  const isNone = IN_WHAT_FORMAT.test(text) || NOT_YET.test(text);
  const ready = isNone ? [] : readyIn(text);
  // "no rush, we have the file" says no to nothing.
  const isNo = isAsked && (LACKS.test(text) || (ready.length === 0 && NO.test(text)));
  if (isNo || needsIn(text).length > 0) return { status: 'filled', value: 'needs design', span };
  const isReady = ready.length > 0 || text !== mine;
  if (!isReady && !(isAsked && (HAS.test(text) || AT_HAND.test(text)))) return skipped;
  const what = ready.map((pattern) => NAMED.exec(pattern.exec(text)?.[0] ?? '')?.[0]).find(Boolean) ?? 'file';
  const format = FORMAT.exec(text)?.[1]?.toUpperCase();
  return { status: 'filled', value: format ? `${what} ready (${format})` : `${what} ready`, span };
}

const NAMED = /\b(?:logo|sketch|photo|picture|drawing)\b/;

/** "no designer needed", "we won't need help with the art": said by who has it. */
const UNNEEDED =
  / (?:no (?:graphic )?(?:designers?|artists?|(?:design|art) (?:work|help|services?|team|time)|(?:design|drawing|layout|redraw\w*|redesign\w*)(?! needed (?:, )?(?:just|only|plain))) (?:is |are |will be |would be )?(?:needed|necessary|required|wanted)|(?:do|does|will|would|did) not (?:really |actually |even )?(?:need|want|require) (?:(?:an?|any|your|the|one of your|you for) ){0,2}(?:in house |graphic )?(?:designers?|artists?|(?:design|art) (?:help|work|services?|team|department|staff)|help (?:with|on) (?:the |my |our )?(?:design|art|artwork|logo)s?)|(?:do|does|will) not (?:need|have) to (?:design|draw|redraw|create) (?:up )?(?:anything|a thing|any of it)|(?:no|without any) need (?:for an? (?:designer|artist)|to (?:design|draw|redraw)(?: up)?(?: (?:anything|it|a thing|one))?)) /;
const UNNEEDED_GATE = worded(UNNEEDED);

/** "how long once you have the file": a time is asked for, and nothing is told of the file. */
const YOURS_FIRST =
  / (?:once|after|when|if|until|till|from when) (?:you|y all|you guys|the shop) (?:(?:finally|already|all|do|guys) )?(?:have|has|had|got|get|gets|receive)(?: (?:all|of|our|my|the|a|an|final|approved|print|ready|vector|finished)){0,4} (?:(?:logo|artwork|art|design|file|graphic)s? ){1,2}/;
const YOURS_GATE = worded(YOURS_FIRST);

/** The words, their clauses parted by commas, a space at both ends. */
function clausesOf({ all }: Words): string {
  let text = ' ';
  for (const [at, { kind, raw, text: word }] of all.entries()) {
    if (kind !== 'mark') text += `${word} `;
    // "a .ai"
    else if (raw === '.' && all[at + 1]?.spaced === false) continue;
    else if (raw === '?' || raw === '¿') text += '? ';
    else if (/[.,;:!\n]/.test(raw)) text += ', ';
  }
  return text;
}

// All of one shape: a clause, its words with single spaces. Bounded repeats only.
/** An ai that talks is no file. */
const AI =
  'ai(?! (?:chat\\w*|bots?|assistants?|agents?|tools?|things?|stuff|helper|receptionist|phone|system|features?|box|powered|voice|widget|(?:that|which|to|can|will) (?:\\w+ )?(?:answers?|talks?|helps?|books?|takes?|replies|reply|responds?|does|do|handles?|schedules?)))';
const FORMATS = `${AI}|eps|pdf|svg|png|jpe?g|psd|tiff?|cdr|dst|emb|pes|dxf|heic`;
const FORMAT = new RegExp(` (${FORMATS}) (?!\\?|chat|bot|assistant|agent|tool)`);
/** What is printed from. */
const MARK = 'crest|emblem|insignia|coat of arms|monogram|wordmark|mascot|seal';
const ART = `(?:logo|artwork|art|${MARK}|brand kit|brand guide(?:line)?|brand book|style guide|media kit|logo pack|design|file|vector|graphic|sketch|photo|picture|image|drawing|mockup|layout|template|(?:${FORMATS})(?! chat| bot| assistant| agent| tool| on))s?`;
/** Where a drawing lives. */
const PROGRAM =
  '(?:illustrator|photoshop|canva|procreate|corel|coreldraw|indesign|publisher|powerpoint|figma|inkscape|affinity|paper|napkin)';
const KEPT =
  '(?:(?:in|on|from) (?:(?:my|our|his|her|their|the|an?|one|this) (?!your)(?:\\w+ ){0,2})?(?:computer|laptop|desktop|pc|mac|macbook|chromebook|phone|cell|camera roll|tablet|ipad|drive|server|usb|(?:usb |flash |thumb |memory |jump )?stick|flash|disc|disk|cd|dvd|dropbox|google drive|icloud|cloud|one ?drive|emails?|inbox|downloads|folder|attachment|zip))';
/** Whoever of the visitor's people has it: "our web guy", "the bride", "corporate". */
const OURS =
  '(?:i|we|he|she|they|(?:my|our|the|his|her|their|a) (?:(?!of|for|to|on|in|with|and|or|but|that|who|which|you|your|is|are|was|were|will|has|have)\\w+ ){0,2}(?!shirts?|tees?|hats?|caps?|hoodies?|signs?|banners?|jackets?|polos?|mugs?|shop|bot|of|for)\\w+|corporate|hq|headquarters|marketing|head office|someone else|sister in law|brother in law|hubby|nephew|niece|daughter|son|wife|husband|cousin|brother|sister|mom|dad)';
/** What an idea, a question or goods stand in for: "a shirt with a logo". */
const NO_PREP =
  '(?!of |for |about |with |without |to |that |which |who |on |in |at |and |or |but |no |not |idea|question|problem|issue|concern|minute|need|plain|blank|shirt|tee|hat|cap|hood|sign|banner|mug|person|people|meeting|vague|basic|general)';
/** "the art I have from my designer is not done" */
const NOT_YET = worded(
  new RegExp(` ${ART} (?:\\w+ ){0,7}(?:is|are) not (?:\\w+ )?(?:done|ready|finished|complete|final) `),
);
/** "a picture day", "a design team" */
const NO_ART =
  '(?!booth|meeting|conference|consult|process|frames?|studio|wall|shoot|days?|show|fair|class|teachers?|room|club|projects?|contest|suppl|team|department|business|company|firm|shop|degree|background|students?|festival|walk|museum|gallery|school|camp|fee|charge)';
const OWNED = '(?:all (?:of )?)?(?:an? |the |my |our |some |this |that |his |her |their |its )?';
const KIND =
  '(?:own |finished |finalized |final |vector |existing |current |high |res |resolution |hi |print |ready |old |good |company |team |school |club |church |digital |full |size |dst |stitch |embroidery |illustrator |photoshop |canva |ai |eps |pdf |svg |png |jpe?g |psd ){0,3}';
/** How a file is: "a clean svg", "a high res png". */
const STATE =
  '(?:(?:finished|final|finalized|clean|good|nice|real|actual|proper|high|hi|res|resolution|old|full|size|print|ready|layered|scalable|regular|plain|big|large|new) ){0,4}';
/** "no logo on the back" is about a place, "no file size limit" about a rule. */
const NOT_A_PLACE =
  '(?! bigger| smaller| larger| fit| work| look| show| stand| pop| stay| last| as (?:an? )?(?:vector|file)| in vector| on | at (?!all|this|the (?:moment|time))| onto | goes | (?:heat )?(?:stitched|printed|embroidered|sewn|put|added|ironed|pressed|placed|screened|applied|cut|engraved|etched|painted) | to (?:go|fit) | needed| necessary| required| size| limit| fee| charge| setup| just(?! (?:type|put|write|use|set|make|text|words|the words|an idea))| only(?! (?:an? |the |our |my ))| , just(?! (?:type|put|write|text|words|an idea))| , only(?! (?:an? |our |my |(?:the )?(?:words|wording) (?:,|$))))';
const DRAW =
  '(?:design|(?:re)?draw|draft|sketch|mock|illustrate|dream|come|whip|work|cook|freehand|doodle|throw together|put together|vectorize|clean up|lay out|retrace|trace)';
/** Said of other things too. */
const REMAKE =
  '(?:create|redo|recreate|rebuild|refresh|revamp|modernize|rework|improve|fix up|spruce up|touch up)';
const SOMETHING =
  '(?:up |up with |us |me |for us |for me )?(?:it|one|something|anything|some ideas|an idea|some(?= (?:,|$))|this|that|them|us|the look|(?:an? |the |my |our |some |new |cool )*(?:logo|art|artwork|design|graphic|layout|concept|sketch|drawing|mockup|mascot|crest|illustration)(?:es)?)s? ';
/** "redo it", where the talk is of a drawing. */
const REMADE =
  '(?:us |me )?(?:(?:it|one|this|that|them|something)(?<= (?:logo|artwork|art|design|drawing|sketch|photo|picture|image|file|graphic|mascot|drawn|drew|screenshot|scan)s? .{0,120})|(?:an? |the |my |our |this |that |some |new |old |cool |whole ){0,3}(?:logo|art|artwork|design|graphic|drawing|sketch|mascot|crest)s?)(?! on ) ';

/** "lay it out", "scan that and clean it up", "make it real". */
const MADE_REAL =
  '(?:(?:scan|take|copy) (?:it|that|this|them) and )?(?:make something up|put (?:an?|the|some|our|my) (?:(?:nice|simple|new|cool|whole) )?(?:designs?|layout|logo|art|artwork|collage|graphic) together|put (?:it|that|this|something|everything|one|them) (?:all )?together(?<= (?:logo|artwork|art|design|drawing|sketch|photo|picture|pic|image|wording|collage|layout|file|graphic)s? .{0,120})|(?:lay|draw|mock|dream|whip|cook) (?:it|that|this|something|everything|one|them) (?:all )?(?:up|out)|(?:clean|fix|touch|polish|spruce) (?:it|that|this|them|the (?:logo|art|picture|photo|file|image|drawing)) up|(?:make|bring|get) (?:it|this|that|him|her) (?:real|happen|printable|print ready|camera ready|ready (?:for print|to print)|usable|to life|look (?:good|nice|right|pro|professional))) ';

/** Who would draw it, and not the visitor's own people. */
const DRAWER =
  '(?:you|yall|you all|someone|somebody|an artist|a designer|a person|the (?:print )?shop|one of (?:you|your \\w+)|your (?:(?:art|design|graphics?|creative|in house|good|own|fine) )?\\w+)(?: (?:guys|fellas|fellows|folks|people|gals|all|else|there|over there|here|in house|with you|(?:at|on|from|in) (?:your \\w+|the shop))){0,2} ';
/** A goat as well as a logo; no line, no winner. */
const DRAWN =
  '(?:(?:re)?draw|sketch|illustrate|design|mock|draft|lay)(?: up| out)?(?: us| me)? (?:it|this|that|them|em|these|one|something|everything|all of (?:it|this|that|them)|(?:an?|the|our|my|his|her|some) (?!line|website|web|site|page|app|store|foundation|blood|attention|names?|winners?|numbers?|crowd|conclusion|blank|raffle|tickets?|distinction|quotes?|estimates?|invoices?|bills?|contracts?|agreements?|prices?|pricing|list|plans?|order|bids?|budget)\\w+) ';

/** "do the design", "handle the artwork part"; not "do the logo on the back". */
const ART_WORK =
  '(?:do|make|create|handle|take care of|tackle|work on|prepare|produce|figure out|put together|come up with) (?:up )?(?:all |most |some )?(?:of )?(?:the |our |my |all the )?(?:actual |whole |new |real |full )?(?:design(?:ing)?|art|artwork|art work|layout|drawing|drawing up)(?: (?:work|part|side|piece|end|stuff|bit|portion))? (?=,|\\?|$|for (?:us|me|it|this|that|them)|from|with|off|too|please|right|and|as well|if|since|because|why|here|there|also|then|before|first|we|i )';

/** "make us a logo", "prepare something"; not "make a logo on the back". */
const NEW_ART = `(?:make|do|create|prepare|produce|arrange|supply|put together) (?:up )?(?:(?:us|me|for us|for me) )?(?:something(?<=prepare something)|(?:an? |some )(?:(?:new|custom|cool|nice|simple|good|suitable|rough|little) ){0,2}(?:logo|art|artwork|design|graphic|drawing|layout|sketch|concept|${MARK})(?:es|s)?${NOT_A_PLACE}|(?:the|our|my) logo(?= (?:,|$|for (?:us|me)|from scratch))) (?!fee|charge|proof|tee|shirt|change)`;

/** What is made in the shop: "design the logo", "lay it out", "do the art". */
const MADE = `(?:${ART_WORK}|${NEW_ART}|${DRAW} ${SOMETHING}|${REMAKE} ${REMADE}|${MADE_REAL}|take an? (?:\\w+ )?(?:stab|crack|shot|swing|whack|pass) at (?:it|this|that|one|something|an?|the|our|my|some) )`;
/** "be willing to", "please help us". */
const MAYBE = '(?:(?:be|able|willing|to|also|please|help|us|me|just|maybe|possibly|all|like|kind of) ){0,5}';

/** "would ask that your people", "wanting you to". */
const WISH =
  ' (?:need|needs|needing|want|wants|wanting|like|love|prefer|looking|hoping|hope|rather|wish|ask|asking|request|requesting|require)';

/** What a drawing stands on that is no file of it. */
const NO_FILE =
  '(?:shirt|tee|hat|cap|sign|banner|jersey|jacket|vest|polo|patch|sticker|koozie|mug|magnet|flag|pennant|truck|van|wall|window|door|building|menu|business card|card|receipt|napkin|placemat|envelope|letterhead|flyer|brochure|plaque|polaroid|newspaper|clipping|fax|paper|wood)s?';
/** "our sign guy" is no sign. */
const NO_MAKER = '(?! (?:guy|shop|company|person|people|maker|place|lady|printer|folks|team|man|woman))';

const NEEDS = [
  // "we have no drawing, someone would have to make one"
  new RegExp(
    ` (?:no|not have|have not got|not) (?:have )?(?:an? |any |the )?(?:drawing|picture|image|logo|art|artwork|design|file)s? (?:yet |, |so |and ){0,3}${DRAWER}(?:would |will |might )?(?:have to|has to|need to|needs to|got to) (?:make|do|create|come up with) (?:one|it|something) `,
  ),
  // "I don't have the page put together, do you help with the design"
  / (?:do|did|does) not have (?:\S+ ){1,6}(?:put together|made up|drawn up|laid out|designed)(?: yet)? .{0,20}(?:do|can|could|would) (?:you|you all|yall) (?:guys |all )?help (?:us |me )?(?:out )?with (?:the|that|it) /,
  // "want one of your people to draw up a bulldog", "hoping you can sketch our building"
  new RegExp(
    `${WISH}(?: (?:for|to|have|find|get|that)){0,3} ${DRAWER}(?:(?:can|could|would|will|to|please|just|also|help|who|that) ){0,3}(?:${DRAWN}|(?:make|do) (?:it|one|that|something)(?: up)?(?= (?:,|$|for (?:us|me)|please|too|also|from scratch|all|this (?:year|time)))|${MADE})`,
  ),
  // "someone at your place would have to design it"
  new RegExp(
    `(?<! (?:do|does|would|will|if|that)) ${DRAWER}(?:(?:would|will|might|may|probably|just) ){0,3}(?:have to|has to|need to|needs to|got to|must|(?:are|is) to) (?:${DRAWN}|${MADE})`,
  ),
  // "he quit with the album art half done, somebody there would have to finish it"
  new RegExp(
    ` (?:logo|art|artwork|design|drawing|sketch|mascot|illustration|picture|graphic)s? (?:\\S+ ){0,18}?${DRAWER}(?:(?:would|will|might|may|can|could|probably|just) ){0,3}(?:(?:have to|has to|need to|needs to|got to|must) )?(?:finish|complete)(?: up| off)? (?:it|that|this|them|the (?:rest|art|artwork|logo|design|drawing)) (?!(?:in|with|by|before|on|for|as) )`,
  ),
  // "plan on you folks drawing it", "figure on somebody there to design it"
  new RegExp(
    `(?<! (?:not|never)) (?:plan|planning|figure|figuring|count|counting|bank|banking|bet|betting|assume|assuming|expect|expecting) (?:on )?(?:having )?${DRAWER}(?:(?:to|will|just|be) ){0,2}(?:drawing|designing|sketching|creating|illustrating|${DRAWN}|${MADE})`,
  ),
  // "can someone draw the goat", "obliged if your artist could prepare a sketch", "how about you folks sketch a pig"
  new RegExp(
    ` (?:(?:can|could|will|would) ${DRAWER}|if ${DRAWER}(?:could|would|might) |(?<=^ |, |and |so |hey |but |perhaps |maybe )${DRAWER}(?:can|could|will) |(?:please|kindly) (?:also |just )?(?:have ${DRAWER})?|(?:how about|what if|have|let|rather|trust|ask|pay|possible for) ${DRAWER}(?:to )?|(?:need|want) that (?:us |me )?(?=make|design|draw))${MAYBE}(?:${DRAWN}|${MADE})`,
  ),
  // "you folks can draw the bear, right"
  new RegExp(
    `(?<! (?:if|whether|how|what|where|why|when|that|which)) ${DRAWER}(?:can|could|will|would) (?:probably |just |maybe |surely )?(?:(?=(?:re)?draw|sketch|illustrate|mock)${DRAWN}|${ART_WORK})`,
  ),
  // "the design to be made by your shop"
  new RegExp(
    ` (?:logo|art|artwork|design|drawing|layout|graphic|${MARK}|it)s? (?:(?:is|has|have|needs?|ought) )?(?:to|would|should|must|will|can) be (?:made|done|drawn|designed|created|prepared|handled)(?: up)? by (?!hand )${DRAWER}(?!\\?)`,
  ),
  new RegExp(`${WISH} (?:to have )?it (?:to be )?(?:drawn|designed) by ${DRAWER}`),
  // "design by you", "the layout is up to you", "we leave the art to you"
  / (?:design|designs|art|artwork|layout|logo)(?: (?:is|are|would be|will be|can be|all|totally|completely|entirely))* (?:by|on|up to) (?:you|you all|your (?:shop|artists?|designers?|team|people|staff))(?: guys| folks)? (?:please )?(?:[,.]|$)| (?:leave|leaving|left|trust) (?:the )?(?:design|art|artwork|layout|drawing|creative|look)(?: of it)? (?:to|up to|with) (?:you|your \w+) | (?:design|art|artwork|layout|drawing)s? (?:that )?(?:i|we) (?:will )?(?:leave|trust) (?:all )?(?:to|up to|with) (?:you|your) | (?:trust|trusting) (?:you|you all|your \w+)(?: guys| folks)? (?:with|on|for) (?:the |our |all the )?(?:design|art|artwork|layout|drawing|logo) /,
  // "supply your own design"
  / (?:supply|provide|use|make up|come up with|create|bring) your own (?:design|art|artwork|layout|logo)s? (?!\?)/,
  // "match the old shirt", "copy the sign we have": there is no file of it
  / (?:(?:you|you all|guys|can|could|just|please|to|someone|somebody|and|then) )(?:copy|match|recreate|replicate|duplicate|redo|redraw|trace|work from|go by|go off(?: of)?) (?:(?:the|an?|my|our|that|this|one of|what is on|it (?:off|from)|off) ){1,3}(?:(?!new|same|color|colou?rs|pantone|price)\w+ ){0,2}(?:shirt|tee|hat|cap|sign|banner|jersey|jacket|patch|sticker|one|ones|card|flyer|photo|picture) (?!color|price|size)/,

  /(?<! (?:do|does|did|would|will|should) (?:i|we|you|they)| not| never) (?:need|want|looking for|could use|hire) (?:an? |some |one of your |your )(?:graphic |good |in house ){0,2}(?:artists?|illustrators?|designers?) (?!tees?|shirts?|hats?|bags?|hoodies?)/,
  // "need it designed", "looking for a designer", "want help with the art"
  /(?<! (?:(?:do|does|did|will|would|should) (?:\w+ ){0,2}\w+|(?:place|where|way|how|who) (?:\w+ ){0,3}(?:to|i|we))) (?:need|want|would like|looking for|require|could use|would love|hoping|get|getting)(?: (?!on|from|to send)\w+){0,6} (?:designed|drawn|redrawn|retraced|vectorized|sketched|mocked up|(?:graphics? )?design (?:help|services?|assistance|proposal)|graphics? design(?= (?:,|too|also|as well|work|for|and|$))|(?:help|hand|input) (?:with|on) (?:the |a |my |our )?(?:design|logo|art|artwork|look)|(?:logo|art|artwork|design)s? (?:made|created|done|drawn|designed)(?! in| on| into| with| as)) /,
  // "need a logo", but not "do I need a logo?" and "need a logo on the back"
  new RegExp(
    `(?<! (?:do|does|did|would|will|should) (?:i|we|you|they)| (?:not|never)) (?:need(?:ing)? (?:an? |one |some |(?:brand )?new |fresh |custom |nice |simple |cool |help (?:with|making|on) (?:an? |the |my |our )?){1,3}|(?:want|would like|looking for|love) (?:an? |some |one )(?:(?:brand )?new |fresh |custom ))(?:logo|artwork|art|design)(?: new)?${NOT_A_PLACE} `,
  ),
  // "I need from you the drawing also"
  / (?:need|want) (?:also )?(?:from (?:you|your \w+) (?:also )?(?:the|an?) (?:logo|artwork|art|design|drawing|layout|graphic)s?|the (?:logo|artwork|art|design|drawing|layout)s? (?:also )?from (?:you|your \w+))(?! fee| charge) /,
  // "we have only the words", "all we have is the wording"
  / (?:(?:have|got) (?:only|just)|(?:only|just) (?:have|got)|all (?:that )?(?:i|we) (?:have|got) (?:is|are)) (?:the |our |some |an? )?(?:words|wording|text|theme|slogan|saying) (?:,|$|for|yet|so|and (?:no|that)|but)/,
  // "no logo yet", "we do not have any art", "have nothing designed"
  new RegExp(
    ` (?:(?<! (?:if|when|in case) (?:i|we|you|they|someone|somebody) )(?:do|did|does) not (?:really |actually |even |yet )?have|never (?:really |actually |even )?had|have not got|no have|(?:(?<!(?:(?:if|when) \\w+ (?:have|has|had|got)|there is|are|is|with|has|put|want|need|or|but) )no|(?:have|has|got) (?:\\S+ ){1,4}but no|(?<= (?:i|we) )not have|(?<= (?:i|we) )(?<! (?:if|when|what if|once) (?:i|we) )have not|no (?:tengo|tenemos|hay)|sin|without)(?! (?:the|our|my|your) )|have yet to get)(?: yet)? (?:an? |any |our |the |my |real |actual |finished |digital |electronic )*(?:logo|artwork|art|design|file)s?(?: yet)?${NOT_A_PLACE} `,
  ),
  // "we want a logo", "nobody has drawn him yet"
  / (?:want|would like) an? (?:new |simple |cool )?logo (?:,|$|made|designed|for (?!the (?:back|front|side)))/,
  / (?:nobody|no one|never|not)(?: \w+){0,2} (?:drawn|designed|sketched) (?:\w+ )?yet /,
  // "design help needed", "artwork: none", "no clue on the design", "the logo needs to be recreated", "a logo? we don't have one"
  /(?<! (?:is|are|if|when|what|any|no|not|without|extra|much)) (?:design|art|artwork|logo)s? (?:(?:help|work|assistance|services?) )?(?:(?:is|will be|also|still) )?(?:needed|required|wanted) (?!\?|by|before|on|to|for|in)|(?:^|,) (?:artwork|art|logo|design)s? ,? ?(?:none|n a|not yet|nope|no|nothing|help|needs? (?:help|one|to be (?:made|designed|drawn|done)|design\w*|drawing|a (?:design|redraw))) (?:yet )?(?:,|$)/,
  / no (?:clue|idea|thoughts) (?:yet )?(?:on|about|for) (?:the |a |our |any )?(?:design|art|artwork|logo|look) | (?:logo|artwork|art|design)s? .{0,60}(?:do not|does not) (?:really |actually |even )?have (?:one|any) /,
  /(?<! (?:do|does|did|would|will|is|if)(?: (?:the|my|our|an?))?) (?:logo|artwork|art|design|drawing|sketch|doodle|file|picture|photo|image|mascot)s? (?:\S+ ){0,6}?(?:needs?|has|have|got|will need|want it) (?:to be )?(?:recreated|redone|rebuilt|remade|traced|retraced|modernized|refreshed|redoing|redrawing|updating|cleaning up|fixing up|touching up|(?:turned|made) (?:in to|into) (?:an? )?(?:real|actual|clean|proper|usable|nice|good|professional|printable|vector|something|art))(?= (?!\?))/,
  // "do you have someone who can design our logo"
  new RegExp(
    ` (?:have|got|is there|are there) (?:someone|somebody|anyone|anybody|people|folks|an? (?:\\w+ )?(?:artist|designer)|(?:artists|designers)) (?:there |here |in house |on staff )?(?:who |that |to )(?:can |could |would |will |might )?${MAYBE}(?:${DRAWN}|${MADE})`,
  ),
  / (?:nothing|not|never|has not been|have not)(?: been| gotten| got| really| yet| anything| it| a logo){0,3} (?:designed|drawn up|made up yet|drawn) /,
  new RegExp(
    ` (?:needs? |(?:help|hand|assistance|ideas) (?:me |us )?(?:with |in |on |to )?)(?:designing|design|drawing up|draw|coming up with|come up with|creating|making|putting together|laying out|lay out|mocking up|sketching|figuring out) ${SOMETHING}`,
  ),
  // "help designing our team shirts"
  / (?:help|hand|assistance|someone|somebody) (?:me |us )?(?:with |in )?(?:designing|drawing up|sketching) (?:an?|the|our|my|some) (?!web|site|page|app|online|store|logo on)/,
  / help (?:me |us )?lay (?:it|this|that|them|everything) out /,
  / (?:can|could|would|will|please) (?:\w+ ){0,3}help (?:me |us )?(?:out )?(?:with|on) (?:the |my |our |some )?(?:design|art|artwork|layout|logo)s? (?!\?|on|placement|size|question|fee|file|color)/,
  // "surprise us with the design", "whatever art you come up with"
  / (?:surprise (?:us|me) (?:with|on) (?:the |a )?|whatever )(?:design|art|artwork|logo)s? (?!\?)/,
  // "your art dept can handle this"
  / your (?:art|design|graphics?|creative) (?:\w+ )?(?:can|could|will|would|to|might) (?:please )?(?:handle|tackle|do|take care of|take on) (?:it|this|that|these) /,
  // "our shop does the art"
  /(?:^|,|and) (?:(?:the|your) )?(?:shop|artist|team|people|guys) (?:\w+ )?(?:does|do|to do|handles?|designs?|draws?) (?:the |our )?(?:art|artwork|design|layout) (?:,|$|for us|please)/,
  // "design and print 50 shirts"
  /(?:^|,|need|want|please|you|to|quote|for) design (?:and |plus |n )?print (?:for |of )?(?:\d|us|an?|our|some|,|$)/,
  // "a redraw", "a facelift"
  / (?:logo|art|artwork|design|drawing|mascot)s? (?:\S+ ){0,4}?(?:needs?|could use|wants?) (?:an? |some )(?:\w+ )?(?:redraw|redesign|refresh|makeover|facelift|clean ?up|touch up|overhaul|update|love|tlc) /,
  / want a (?:design|logo) new | (?:please|kindly) (?:to )?(?:make )?design (?:,|$|with|for us)/,
  // "can't draw at all", "not artistic", "you'd have to draw it up"
  / (?:can not|could not|(?:nobody|no one|none of us)(?: \w+){0,2} (?:can|could)|no idea how to|do not know how to|not able to|(?:suck|sucks|bad|terrible|awful|hopeless|no good) at)(?: \w+)? (?:draw|drawing|design|designing|photoshop|illustrator|(?:art|graphics) (?!is|file)) /,
  / (?:not|no|zero|never been|without|lack)(?: an?| any| very| really| at all| much of an?| the least bit| in house| our own){0,2} (?:artistic|artist|artists|artsy|creative|(?:graphic )?designers?|art department|(?:art|design|drawing) (?:skills?|talent))(?! fee| charge) (?!\?)/,
  // "the artwork you must make also"
  new RegExp(
    ` (?:logo|art|artwork|design|${MARK})s? you (?:(?:guys|all|also|will|would|please|then|just) ){0,2}(?:must|have to|need to|got to|should) (?:also |please |then )?(?:make|do|draw|design|create) (?!sure|bigger|smaller|larger|it (?:bigger|smaller|larger))`,
  ),
  new RegExp(
    ` (?:logo|art|artwork|design|layout|${MARK})s? (?:that )?(?:we|i) (?:will )?(?:need|want|would like) ${DRAWER}to (?:make|do|create|draw|design|come up with) `,
  ),
  // "need some ideas from you", "que ustedes me hagan el diseño"
  / need (?:some |a few )?(?:design )?ideas (?:from (?:you|your)|(?:for|on) (?:an?|the|our) (?:logo|design|art)) /,
  new RegExp(` (?:that|what) you (?:us|me) ${MADE}`),
  // "the logo I don't have, you make for us the art"
  / (?:logo|art|artwork|design)s? (?:(?:i|we|yet|still) (?:do )?)?not(?: yet| the| it| them)? have |(?<! (?:do|does|did|can|could|would|will|if|when|that)) you (?:make|do|draw|create) for (?:me|us) (?:(?:the|an?|my|our) )?(?:logo|art|artwork|design)s? (?!\?)/,
  // "el diseño queremos que nos lo hagan"
  / (?:logo|art|artwork|design|drawing)s? .{0,60} that (?:you )?(?:us|me) (?:the|it|them) (?:make|draw|design|do) /,
  // "I don't have the M as a file, you'd have to make it"
  / (?:(?:do|does) not (?:really |actually |even )?|no )have (?:(?:it|that|this|them|one) |(?:the|an?|our|my|any|his|her) (?:\S+ ){1,3})(?:in file|as an? (?:digital |computer |real |actual )?(?:file|image|picture)|(?:in|as) (?:any|a) (?:kind of |sort of )?(?:file|digital (?:form|format|file))|digitally|in digital form|saved anywhere) /,
  // "no have picture, you make for me"
  / (?:no|not)(?: have)? (?:an? |any |the )?(?:logo|art|artwork|design|picture|drawing|file|image)s? .{0,40}you (?:can |please |will )?(?:make|draw|design|do) (?:it |one |this |that )?for (?:me|us) (?=,|\?|$|please|ok|too)/,
  new RegExp(`(?<! (?:do|would|will|if|that)) you (?:would |will |all )?(?:have to|need to|got to) ${MADE}`),
  /(?<! (?:do|does|did|would|will) (?:it|they|that|this|(?:the|my|our|a) \w+)) (?:(?:needs?|requires?)(?: to be)?|must be|(?:has|have) to be) (?:drawing|drawn|designing|designed|redrawing|redrawn|sketching|vectorized|vectorizing|(?:cleaned|cleaning) up)(?: up)? /,
  // "turn a kid's drawing into something", "don't have anything drawn up", "see some options from your artist"
  /(?<! do (?:you|you all|yall|you guys)| you all| you guys) (?:turn|make|convert) (?:an? |the |my |our |his |her |this |that |some )?(?:\w+ ){0,2}(?:drawing|sketch|doodle|scribble|idea|photo|picture)s? (?:in to|into) /,
  // "in crayon, could you turn that into something printable", "she drew it, can you make that into a tee"
  / (?:drew|drawn|draw|drawings?|sketch(?:ed)?|doodled?|crayons?|markers?|pencil|napkin|painted|painting|scribbled?|photo|picture) .{0,70}(?:turn|make|convert|change|get) (?:that|it|this|them|those|one) (?:in to|into) /,
  / (?:drew|drawn|draw|drawings?|sketch(?:ed)?|doodled?|crayons?|markers?|pencil|napkin|notebook|scribbled?) .{0,70}(?:you|you all|yall|somebody|someone|guys|folks|artist) (?:\w+ )?work (?:from|off|off of|with) (?:that|it|this|them) /,
  / (?:turn|make|convert|change|get) (?:\w+ ){1,4}(?:(?:in to|into) )?something (?:(?:that )?(?:you|you all|we|yall|they) (?:guys )?(?:can|could) (?:print|use|stitch|cut|embroider|put on)|printable|print ready|usable|clean|professional|decent|presentable|good enough) /,
  // "there is no design yet", "we have not settled on a logo", "the design is still up in the air", "art tbd"
  / there (?:is|are) (?:no|not (?:an? |any )|not really (?:an? |any )) ?(?:real |actual |finished |official )?(?:logo|artwork|art|design)s? (?:yet|so far|at all(?= (?:,|$|so|and))|at (?:this|the) (?:point|time|stage|moment)|right now|as of (?:now|yet)|currently|, (?:only|but|just(?! (?:type|put|write|text|words|the)))|, $|$)/,
  / (?:(?:have|has) not|never|(?:nobody|no one|none of us) (?:has|have|had)?) ?(?:really |actually |even |yet )?(?:settled on|decided on|picked(?: out)?|chosen|come up with|came up with|landed on|agreed on|thought up|commissioned) (?:an? |any |the |our )(?:\w+ )?(?:logo|artwork|art|design)s? /,
  / (?:logo|artwork|art|design)s? (?:(?:is|are) )?(?:still )?(?:up in the air|tbd|tba|undecided|to be determined|to be decided|nonexistent|pending) (?!\?)| (?:logo|artwork|art|design)s? (?:does|do) not (?:really |even |actually )?exist /,
  / (?:do|did|does) not have (?:anything|a thing|nothing)(?: \w+)? (?:designed|drawn|mocked up|made up) /,
  / (?:see|get|want|show (?:me|us)) (?:\w+ ){0,2}(?:options|ideas|concepts|mockups|designs|drafts|sketches) (?:from|by) (?:you|yall|you guys|your \w+) /,
  // "got an old shirt you could copy", "the last printer kept the file"
  / (?:shirt|hat|cap|sign|card|banner|sticker|one|sample|photo|picture) (?:\w+ ){0,3}?(?:you|yall|you all|you guys) (?:can|could|would|will|might) (?:\w+ )?(?:copy|trace|go (?:off|by)|work (?:from|off)|recreate|redraw|match (?:it|the (?:art|logo|design)))/,
  / (?<!you )(?:took|kept|lost|deleted|threw (?:out|away)) (?:the|our|my|all the|all our) (?:original |only )?(?:files?|logo|art|artwork) (?!\?)/,
  // "i'll send a sketch, you guys clean it up", "just a photo, you do the art"
  new RegExp(
    `(?:^| (?:,|and|then|so|but)) (?:you|you all|yall)(?: guys| folks| all)? (?:(?:can|could|will|would|should|just|please|go ahead and) ){0,3}(?:(?:clean|fix|touch|polish|spruce) (?:it|that|them) up|(?:redo|redraw|vectorize|digitize|trace|design|draw|sketch) (?:it|that|this|them|something|one)|lay (?:it|that|this) out|${ART_WORK}) ?(?!\\?)`,
  ),
  // "the logo is only on my business card", "want our old logo freshened up"
  / (?:logo|art|artwork|design)s? is (?:only |just )?(?:on|off) (?:an?|my|our|the|his|her|some) (?:old )?(?:business card|receipt|napkin|placemat|envelope|letterhead|flyer|menu)s? (?!\?)| only place (?:it|(?:the|our|my) logo) (?:exists|is|lives|still exists) /,
  / (?:logo|artwork|art|design|mascot)s? .{0,30}(?:want|need|needs|like|love|could use)(?: (?:it|that|to|be|have|get|a little|a bit))* (?:freshened|refreshed|modernized|spruced|jazzed|touched|cleaned|redone|redrawn|updated|reworked)(?: up)? /,
  / (?:want|need|like|have|get|getting)(?: \w+){0,2} (?:our|the|my) (?:\w+ )?(?:logo|artwork|art|mascot) (?:freshened|refreshed|modernized|spruced|jazzed|touched|cleaned|redone|redrawn|updated|reworked)(?: up)? /,
  // "the old printer won't send the files", "all I have is one of the shirts"
  / (?:printer|printers|shop|place|guy|company|designer|agency|they|vendor)(?: \w+){0,2} (?:will|would|can|could|did|do|does) not (?:even |ever )?(?:release|send|give|hand over|share|find|email)(?: us| me| over)? (?:the|our|my|any) (?:\w+ )?(?:files?|logo|art|artwork) /,
  // "the only copy of our logo is on an old jacket"
  new RegExp(
    ` (?:(?:all|best|only thing) (?:that )?(?:i|we) (?:have|got)(?: left)?|only (?:copy|version|place|record|example|one|picture)(?: (?!is |are )\\w+){0,6}) (?:is|are) (?:(?:on|off|in|painted on|sewn on|printed on) )?(?:(?:one|some|a couple) of )?(?:an? |the |my |our |his |her |these )(?:\\w+ ){0,2}${NO_FILE}${NO_MAKER} `,
  ),
  // "can you just type it in a nice font"
  / (?:can|could|will|would|want|need) (?:you|you all|someone|somebody)(?: guys)? (?:to )?(?:just |please |maybe )*(?:type|set|write|spell|letter|lay|do|put)(?: out)? (?:it|that|this|(?:the|our|my) (?:\w+ )?(?:names?|words?|text|letters|slogan|saying))(?: out| up)? in (?:an? |some )?(?:\w+ ){0,2}(?:fonts?|script|lettering|cursive|type|letters) /,
  // "please draw it"
  new RegExp(` (?:please|just|go ahead and) (?:(?:re)?draw|sketch|illustrate)(?: up)? ${SOMETHING}`),
  // "don't have the skills to draw", "got nothing yet for the design", "we only have it on a business card"
  / (?:do|does) not have (?:the|any|much|an?) (?:skills?|talent|eye|time|software|program|patience|know how) (?:to|for) (?:draw|drawing|design|designing|make|do|create|any|the|that|it|art)(?= )/,
  / (?:(?:have|has|got) nothing|not (?:really |even )?have (?:anything|a thing|much)) (?:yet |so far |at all |ready )?(?:for|as far as|in the way of|on) (?:the |an? |our |any )?(?:design|art|artwork|logo)s? /,
  new RegExp(
    ` (?:only|just) (?:(?:have|got|exists?) (?:(?:it|the logo|our logo|my logo) )?(?:(?:printed|embroidered|stitched|painted) )?on (?:an?|my|our|the|one|some) (?:old )?${NO_FILE}${NO_MAKER} |(?:have |got )?(?:an?|my|our|the|one|some) (?:old |faded |worn )?${NO_FILE} (?:to (?:copy|trace|work|go|look)|(?:for you )?to (?:copy|match|go by|work from)) )`,
  ),
  // "just a napkin and a dream"
  / (?:just|only|nothing but)(?: have| got)? (?:an? )?(?:\w+ and (?:an? )?)?(?:napkin|dream|vision|prayer|wish|vibe)s? /,
  // "just an idea so far", "still working on the logo", "from scratch"
  / (?:just|only)(?: have| got| a| an| some| rough| vague| few| the| my| our| basic| general){1,4} (?:idea|concept|vision)s? (?!is |was )| (?:idea|picture|vision) in (?:my|our) (?:head|mind) | still (?:working on|designing|figuring out|waiting on|finishing) (?:the |our |my )?(?:logo|art|artwork|design)s? | (?:from|start(?:ing)? from) scratch | still (?:need|needs|have|has) to be (?:designed|drawn) /,
];

const IN_WHAT_FORMAT = worded(
  / in (?:what|that|which) (?:kind of |type of |file )?(?:format|formats|size|resolution) (?:(?:do|should|would|can|shall) )?(?:i|we|you|it|it is) /,
);
const NO_QUESTION =
  '(?<! (?:do|does|did|can|could|may|should|would|will|how|where|what|when|whenever|if|once|until|till|after|before|unless|whether|as soon as|in case|suppose|supposing|assuming)(?: (?:do|can|should|would|could|my|our|the|your))?)';

/** "have the logo on the back" */
const PLACED = 'on (?:the|both|each|left|right|front|back|it|them|one)|(?:be|to be) ';

/** How a file gets to the shop. */
const SENDS =
  '(?:suppl(?:y|ies|ied|ying)|provid(?:e|es|ed|ing)|furnish(?:es|ed|ing)?|send(?:s|ing)?|sent|email(?:s|ed|ing)?|mail(?:s|ed|ing)?|fax(?:ed|ing)?|airdrop(?:ped)?|forward(?:s|ed|ing)?|upload(?:s|ed|ing)?|shar(?:e|es|ed|ing)|hand(?:s|ed|ing)?(?: over)?|drop(?:ped|ping)?(?: off| by)?|giv(?:e|es|ing)|gave)';
/** By whom or when it is done: not by the shop, nor by friday. */
const BY_OTHERS =
  'by (?!you|yall|hand|the shop|then|when|now|noon|the (?:end|time|first|middle)|next|this|tomorrow|tonight|today|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|\\d)';
/** Not asked, nor told of what will be: "is the art", "once our logo". */
const NOT_ASKED =
  '(?<! (?:is|are|was|were|do|does|did|will|once|when|if|until|till|after|before|unless|need|want|as soon as|have|get)(?: (?:the|my|our|your|any|all|an?))?)';

/** What else is sent and kept: "the number, it's in my email". */
const OF_NO_PAPER =
  '(?<! (?:lists?|roster|names|sizes|spreadsheet|po|check|payment|deposit|measurements|address|info|information|number|invoice|contract|order|receipt|confirmation|quote|proof) .{0,120})';

const READY = [
  // "the logo we have in file already", "el logo ya lo tengo en archivo"
  new RegExp(
    `${NOT_ASKED} ${ART} (?:(?:now|already|the|it|we|i) ){0,3}(?:have|got) (?:it )?(?:already )?(?:in|on|as) (?:an? )?(?:digital )?(?:file|pdf|png|jpe?g|svg|vector)s? `,
  ),
  // "our wrap design was done by a designer", "the emblem has been supplied to us on a disk"
  new RegExp(
    `${NOT_ASKED} ${ART} (?:was|were|is|are|has been|have been|got|had been) (?:(?:already|just|all|professionally|fully) ){0,2}(?:(?:designed|drawn(?: up)?|made|created|done|painted|approved|finished|completed|prepared|laid out|put together|digitized|okayed|signed off(?: on)?)(?: for us| for me)? ${BY_OTHERS}|(?:supplied|provided|furnished|given|sent|emailed|mailed) (?:(?:to )?(?:us|me|you) |(?:by|on|from) (?!you|your)))`,
  ),
  // "no changes to the art", "keep the design the same", "use the file from last order"
  new RegExp(
    ` (?:no|not any|without any|nothing|(?:do|does) not (?:need|want)(?: any| to)?) (?:(?:needs?|to|be|is|has|really|much|other|more) ){0,4}(?:changes?|changed|edits?|revisions?|tweaks?|different|new) (?:(?:at all|needed|made|necessary|required) ){0,2}(?:to|on|in|with|for|about) (?:the |our |my )?${ART} (?!\\?)`,
  ),
  new RegExp(
    `${NOT_ASKED} ${ART} (?:(?:has|have|did|is|does|do|will) not (?:(?:been|be|be any|any) )?(?:chang(?:e|ed|ing)|different)|(?:stays?|is staying|will stay|remains?) (?:exactly )?(?:the same|unchanged|as is)|(?:is |are )?(?:exactly )?(?:the )?same as (?:last|before|previous|the (?:last|one)|in|our last|we|you)) | (?:keep|keeping|leave|leaving) (?:the |our |my )${ART} (?:exactly |just )?(?:the same|as is|as it is|how it is) `,
  ),
  new RegExp(
    `${NO_QUESTION} (?:use|using|reuse|run|rerun|reprint|keep|go with|print) (?:the |our |my |that )?(?:exact )?(?:same |old |last |existing |previous )?(?:${ART}|one) (?:that )?(?:you (?:all |guys )?(?:(?:already|still|should) )?(?:have|got|did|made|used|printed|stitched)|we (?:used|did|had|sent)|(?:from|of) (?:(?:the|our|my|your) )?(?:last|previous|before|(?:19|20)\\d\\d|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|spring|summer|fall|winter|back|our (?:hats|shirts)|the (?:hats|shirts)|records?|file))`,
  ),
  // "same art, different shirt color"
  new RegExp(
    ` same (?:exact )?${ART} (?:,|but|just|only) (?:a |in )?(?:different|new|another|other) (?:\\w+ )?(?:colou?rs?|shirts?|hats?|sizes?|quantity|garments?|material) `,
  ),
  // "we own the artwork", "it can be sent in any format"
  new RegExp(
    `${NO_QUESTION} (?:i|we) own (?:all )?(?:the |our )?(?:rights to (?:the |our )?)?${ART} | (?:can|will) (?:provide|send|export|save|supply|share|get you) (?:(?:it|them|that|you) ){0,2}(?:in|as) (?:any|whatever|whichever) (?:\\w+ )?(?:format|file)(?! (?:do|does|would|should))`,
  ),
  // "I put the logo in the dropbox link"
  new RegExp(
    `${NO_QUESTION} ${OURS} (?:(?:have|already|just) ){0,2}(?:put|dropped|left|added|posted|saved|stored) (?:the|our|my) ${KIND}${ART} (?:in|on|to) (?:(?:the|our|my|a|your) )?(?:\\w+ )?(?:dropbox|drive|folder|email|link|cloud|form) `,
  ),
  // "here's a link to our logo", "we already have stickers designed"
  new RegExp(
    ` (?:here is|heres|this is|sent|sending|attached|have|got)(?: you)? (?:a|the) (?:\\w+ )?link (?:to|for|with) (?:the|our|my) ${ART} |${NO_QUESTION} (?:i|we) already (?:have|had|got) (?:\\w+ ){1,3}(?:designed|drawn up|mocked up|laid out) `,
  ),
  // "everything, logo fonts and colors, in one zip"
  new RegExp(
    `${NO_QUESTION} (?:i|we) (?:have|got) (?:everything|it all|all of (?:it|them)) ,? ?(?:the |our )?${ART} `,
  ),
  // "el logo ya se los mandé", "les puedo enviar el archivo"
  new RegExp(
    ` (?:now|it|the)(?: it| the)? (?:can (?:i|we) |i |we )?send(?: it)? (?:the|our|my) ${ART} (?!\\?)`,
  ),
  // "you guys already have it, you did our shirts in 2024"
  / you (?:all |guys )?(?:(?:should|must|already|still|do|probably) ){1,3}have (?:it|them|everything|ours)(?: on file)? (?:,|because|from|since|so|you|and) (?:.{0,30} )?(?:did|made|printed|stitched|embroidered|last|before)/,
  // "paid a guy for the logo", "had my cousin draw it up"
  new RegExp(
    `(?<! (?:to|should|can|could|will|would|must|need|never|not|if|you|have|get)) (?:paid|hired|commissioned) (?!you|your)(?:\\w+ ){1,5}?(?:for|on|to (?:do|draw|make|design|create)) (?:it|one|(?:an?|the|my|our|this|that) (?:\\w+ )?${ART}) |(?<! (?:if|never|not)) had (?!you|your)(?:an? |my |our |some )(?:\\w+ ){1,3}(?:make|do|draw|design|create|put together|whip up|work up|draw up) (?:up )?(?:us |me )?(?:it|one|that|something|(?:an?|the|my|our) (?:\\w+ )?${ART}) `,
  ),
  // "she scanned it for you", "scanned it already"
  /(?<! (?:can|could|you|guys|all|get|be|need|want|if|once|when)) (?:scanned|photographed|screenshotted|digitized|vectorized) (?:it|them|that|(?:the|my|our|his|her) (?:\w+ )?(?:logo|art|artwork|design|drawing|sketch|picture|photo)s?) (?!\?|for me)/,
  // "its all finished, where do i upload", "done and saved, how do I get it to you"
  /(?:^ |, |and )(?:(?:yes|well|and|but|ok|it|its|it is|they are|that is|everything|everything is|all|is|already|now|totally) ){0,4}(?:done|finished|ready|complete|completed|designed|drawn)(?: up)? (?:and \w+ (?:(?:in|on) (?:my |a |the )?\w+ )?)?(?:, )?(?:so |and |just |but )?(?:where|how|who|what email) (?:do|should|can|could|would|to) (?:(?:i|we) )?(?:get (?:it|them|that) to|send|upload|email|submit|drop|share|transfer)/,
  // "its ready to print", "everything is press ready"
  /(?:^|,|and|but|so) (?:it|its|it is|they are|everything is|everything|all of it is) (?:(?:is|all|already|now) ){0,2}(?:ready to (?:print|be printed)|ready for (?:print|printing|press)|(?:print|press|camera) ready) (?!\?|by|when|if)/,
  // "can email it to you today"
  new RegExp(
    `(?:^|,|and|so) (?:(?:i|we) )?${OF_NO_PAPER}(?:can|will|could|just) (?:email|upload|text|airdrop|dropbox) (?:it|them)(?: over)?(?: to)?(?: you)?(?: guys)? (?:,|$|today|now|right|tonight|tomorrow|whenever|any|as soon|later|this|over|when|if you)`,
  ),
  // "the emblem we can furnish on a disc", "picture of my grandparents I have in my phone"
  new RegExp(
    `${NOT_ASKED} ${ART} (?:of (?:\\w+ ){1,4}?)?(?:that |(?:, )?which )?(?:i|we) (?:can|will|shall|could) (?:just |also )?${SENDS} (?!back|when|once)`,
  ),
  new RegExp(
    `${NOT_ASKED} (?:picture|photo|image|drawing|sketch)s? of (?:\\w+ ){1,4}?(?:that |which )?(?:i|we) (?:already |do )?have ${KEPT} `,
  ),
  // "got the files from the league"
  new RegExp(
    `${NO_QUESTION} (?:have|has|got|received) (?:\\w+ and )?(?:the|our|all the|all our) ${KIND}(?:files?|artwork|art|logos?) from (?!you|your|the (?:back|front|site|website))`,
  ),
  // "we have the logo as a pdf", "my designer has the ai"
  new RegExp(
    `${NO_QUESTION}(?<!do not|does not|did not) (?:i|we|you(?: all| guys)?(?: should| still| already)*|[a-z]+er|[a-z]+ist|he|she|they|company|team|marketing|office|school|church|hq|corporate|district|franchise|headquarters|league|department|dept|boss|wife|husband|son|daughter|sister|brother|cousin|nephew|niece|friend|buddy|mom|dad|law|partner|boyfriend|girlfriend|secretary|committee|and|but|, )(?: do| already| also| just| only| still| both)* (?:have|has|got)(?: got| already)? ${OWNED}${KIND}${ART} ${NO_ART}(?!in mind|idea|question|but need|but it need|but not|${PLACED})`,
  ),
  // "have a nice clean logo file from our web guy"
  new RegExp(
    `(?:${NO_QUESTION}(?<!do not|does not|did not) ${OURS}|,|and|^)(?: do| already| also| just| only| still| both)* (?:have|has|got)(?: got| already)? (?:an? |the |my |our |some |his |her |their |its )(?:${NO_PREP}\\w+ ){0,3}${ART} ${NO_ART}(?!in mind|idea|question|but need|but it need|but not|${PLACED})`,
  ),
  // "my brokerage supplies the template", "our agency will send you the files"
  new RegExp(
    `${NO_QUESTION}(?<! (?:once|after|before|until|till|unless|whether|as soon as)) ${OURS} (?:(?:will|shall|can|could|would|is|are|am|have|has|going to|just|already|also|always|usually|then|be) ){0,3}${SENDS} (?:(?:you|us|me|them|over|in|it) ){0,2}${OWNED}(?:${NO_PREP}(?!proof|mock)\\w+ )?${KIND}${ART} ${NO_ART}(?!for|back|on (?!monday|tuesday|wednesday|thursday|friday|saturday|sunday))`,
  ),
  // "the brand files are on our drive, I can send a link"
  new RegExp(
    ` ${ART} .{0,80}${NO_QUESTION} ${OURS} (?:(?:will|can|could|would|just|already) ){0,2}(?:send|share|text|email|drop|shoot|forward|sent|shared|emailed)(?: (?:you|over|them))* (?:an? |the |you the )(?:\\w+ ){0,2}(?:link|folder|zip|download) (?!\\?)`,
  ),
  // "50 mugs, got the png already", "still got the eps"
  new RegExp(
    `(?:^|,|\\?) (?:(?:i|we|and|already|still|also|do|now|yes|well) ){0,3}(?:have|got|kept|saved) (?:already |still )?${OWNED}${KIND}${ART} ${NO_ART}(?!in mind|idea|question|open|${PLACED})`,
  ),
  // "banner red on white got the pdf already", as it is dictated; not "the shirt got the logo"
  new RegExp(
    `${NO_QUESTION}(?<! (?:you|guys|it|that|which|who|one|ones|he|she|they|not|never|just|already|has|have|had|front|back|side|sleeve|chest|${NO_FILE}|hoodies?|bags?)) got (?:the|our|my) (?:\\w+ )?${ART} (?:already|ready|as|from (?:the|my|our)|in (?:hand|vector)|need|,|$)`,
  ),
  // "the logos are all in one pdf", "logo yes we have it", "print ready" alone
  /(?<! (?:once|when|if|until|after) (?:the|my|our|all)) (?:file|art|artwork|logo|design)s? (?:is|are) (?:all |already |saved |still )?(?:in|on) (?:the |my |our |your |an? |one )?(?:dropbox|google drive|drive|icloud|one ?drive|file|pdf|eps|zip|folder) (?!\?|format)/,
  /(?:^|,) (?:(?:the|our|my) )?(?:logo|art|artwork|design|file)s? ,? ?(?:(?:yes|yep|yup|yeah|sure) ,? ?)(?:i|we) (?:do )?(?:have|got) (?:it|that|one|them|those) (?!\?|in mind)/,
  /(?:^|,) (?:(?:all|already|it is|fully|both|is|and) ){0,2}(?:(?:print|press|camera) ready|ready (?:to|for) print)(?= (?:,|$))/,
  // "our designer already made print ready files"
  /(?<! (?:who|did you|you)) (?:made|created|provided|supplied|prepared|finished|drew|gave|sent|built) (?:us |me |you )?(?:the |our |all |some |a )?(?:print|press|camera) ready (?:file|art|artwork|logo|design|pdf|vector)s? /,
  // "art is print ready", "logo's done", "design ready to go", "files attached"
  new RegExp(
    `(?<! (?:is|are|will|once|when|if|until|till|after|before|unless|get|need|want|what|which|as soon as)(?: (?:the|my|our|your|an?))?) (?:logo|artwork|art|design|file|graphic|sketch|picture|photo|image|drawing|layout|${MARK})s? (?:files? |work )?(?:and \\w+ )?(?:for (?:the|our|my|this|that|it|them|both|all|these|those|\\d+) (?:(?!is |are |will )\\w+ ){0,3})?(?:(?:is|are|was|were|has been|have been) )?(?:all |already |now |totally |pretty much |100 )?(?:ready|done|finished|finalized|final|complete|completed|attached|available|(?:print|camera|press) ready|vectorized|vector|digitized|good to go|set|below|enclosed|included|to follow|(?:on|in|at) hand|scanned|picked out|edited|laid out|(?<=already )(?:designed|drawn|made|created)) (?!\\?|by|when|yet)`,
  ),
  // "all artwork will be provided by our agency"
  /(?<! (?:is|are|will|once|when|if|until|till|after|before|unless|need|want|as soon as)(?: (?:the|my|our|your|any|all))?) (?:logo|artwork|art|design|file|graphic)s? (?:(?:is|are|was|were|will be|to be|being|has been|have been) )?(?:all |already )?(?:provided|supplied|furnished|submitted|uploaded|emailed) (?!\?|when|to (?:me|us)|by (?:you|the shop))/,
  // "24x18. ready artwork"
  /(?:^|,) (?:(?:i|we|and|have|got|with|it is|also) ){0,3}(?:print |camera |press )?(?:ready|finished|completed?|final) (?:made )?(?:logo|artwork|art|design|file)s? (?:,|$|and|here|in hand|on hand|available|to go)/,
  new RegExp(
    ` (?:attached(?: for)?|attaching|enclosed|(?<!(?:and|or|is|does|would|of|about|before|for|if|by|than|when|after|with)(?: \\w+)? )sending|here is|here are|see attached)(?: is| are| you| over)? ${OWNED}${KIND}${ART} `,
  ),
  / (?:fonts?|text|type|lettering) (?:(?:is|are|all|already) ){0,2}(?:outlined|converted|curved) | (?:converted|turned|changed) to (?:outlines|curves|paths) | (?:already|been|(?<! what )it|(?<! what )is) (?:vectorized|digitized|in vector) |(?<! (?:is|are|do|does|a|in|need|needs|require|mean|means|be|your|get|make|made|for)) print ready (?:art|artwork|file|pdf)s? /,
  // "the design is locked in", "my own art", "EPS and PDF." alone
  /(?<! (?:once|when|if|until|till|after|before|unless|does|do|is|are)(?: (?:the|my|our|your|a))?) (?:logo|artwork|art|design|graphic|drawing|layout)s? (?:(?:is|are|was|were|has been|have been|got) )(?:all |already |now |totally )*(?:locked(?: in)?|approved|settled|signed off(?: on)?|picked(?: out)?|decided|nailed down|squared away|taken care of|handled|sorted|covered|good) (?!\?|by|when|yet|enough|for|to|if|but|or|with|at|on|in)/,
  / (?:with|using|it is|have|,) (?:my|our|his|her|their) own (?:art|artwork|design|designs|drawing|drawings|logo) (?!\?|department)/,
  new RegExp(
    `(?:^|, (?<! (?:do|does|can|could|should|which|what|will|would|you need|need to|take|accept|prefer|send|if)\\b.{0,80}, ))(?:(?:as|in|got|have|both|also|an?|and|the|files?|is|it is|adobe) ){0,3}(?:${FORMATS}|${PROGRAM})(?: (?:files?|format|and|plus|both|${FORMATS}|vector|attached|ready)){0,4} (?:,|$)`,
  ),
  // "the principal signed off on the art"; not "once she has approved the logo"
  new RegExp(
    `(?<! (?:when|once|if|until|after|till|have you|did you)(?: \\w+){0,3}) (?:signed off on|approved|okayed|ok d|finalized) (?:the|our|my|this) (?:final )?${ART} (?!fee|charge|\\?)`,
  ),
  // "our paw logo, which I have as an EPS", "the crest my son has in illustrator", "the logo we have that ready"
  new RegExp(
    ` ${ART} (?:, )?(?:which |that )?${OURS} (?:(?:already|will|do|also|still|just) ){0,2}(?:have|has|get|got) (?:(?:it|that|them|this|all|saved|made) ){0,2}(?:ready|from|as|in (?:${FORMATS}|vector|${PROGRAM})) `,
  ),
  // "with art we already have", "last year's file should be in your system"
  / (?:logo|artwork|art|design|file)s? (?:that )?(?:i|we) already (?:have|had|own|got)(?: (?:made|done|ready))? (?:,|$|and |from |for |in )/,
  / (?:logo|artwork|art|design|file)s? (?:from (?:\S+ ){1,3}?)?(?:should |must |ought to |is |are |will )(?:still |already |all |be ){0,3}(?:in|on) (?:your|yall s|you all s|yalls) (?:system|computer|records|files|end|server) (?!\?)/,
  / (?:camera|press) ready (?!\?)|(?<! (?:is|need|get|make|have to have|want|if)) (?:everything|all|it|stuff) (?:is )?print ready (?!\?)/,
  // "Lois already has the design", "the logo's on my laptop"; no "the shirt already has our logo on it"
  new RegExp(
    `${NO_QUESTION}(?<! (?:that|which|it|they|shirts?|hats?|caps?|bags?|signs?|banners?|trucks?|vans?|mugs?|polos?|hoodies?|jackets?|front|back|side|chest|sleeve|window|door)) (?:already|still) has (?:the|our|my|a finished|a final) ${KIND}${ART} (?!idea|in mind|fee|\\?|(?:printed |sewn |stitched )?on (?:it|them|the (?:front|back|side|sleeve|left|right)))`,
  ),
  new RegExp(
    `${NO_QUESTION}(?<! (?:put|want|wants|print|need|with|see|saw|no|the same|stitch|get|add)(?: (?:the|my|our|an?|your))?) (?:${ART}|(?:it|its|they|everything)${OF_NO_PAPER}) (?:(?:is|are|already|saved|sitting|still|all|right|i|we|have|got) ){0,3}${KEPT} (?:,|and |but |so |now |already |in |as |too |right |if |i |we |she |he |they |from |want |can |just |need |where |how |do |$)`,
  ),
  // "the art is coming from the publisher"
  new RegExp(
    `${NO_QUESTION} (?:logo|artwork|art|design|file|graphic|${MARK})s? (?:is|are|will be) (?:coming|on (?:its|the|their) way|being sent|in the mail)(?: (?:from|as|by|over|to|in) |(?= ,| $))(?!when|after .{0,20}(?:draw|design))`,
  ),
  // "logo I have on the laptop", "the art we'll get from our designer"
  new RegExp(
    `${NO_QUESTION} (?:logo|artwork|art|design|file|graphic|drawing|sketch|picture|image|${MARK})s? (?:that |which )?(?:i|we|he|she|they) (?:(?:will|do|already|also|still|just|all) ){0,2}(?:have|has|got|get|keep)(?: (?:it|them|got|made|saved|here|all))*(?: (?:already|ready|done|finished) | (?:in|on|from|as|at) (?:(?:an?|the|my|our|his|her|file) ){0,2}(?:(?:old |work |home |graphic )?(?:computer|laptop|desktop|phone|tablet|ipad|hard drive|drive|usb|email|dropbox|cloud|designer|artist|illustrator)|${FORMATS}|vector|${PROGRAM}) | (?:\\S+ ){0,3}, (?:(?:and|it is|its|all) ){0,2}(?:ready|done|finished) )(?!\\?|made|drawn|is not|not )`,
  ),
  // "our design comes from the league, it's done", "she painted the art and scanned it so it is ready"
  new RegExp(
    `${NO_QUESTION} (?:logo|artwork|art|design|drawing|graphic|file|photo|picture|sketch|mascot)s? (?!fee|charge|needs? |is not |are not )(?:(?!not |never |once |when |after |until |till |if |needs? |you |your |\\?)\\S+ ){0,9}?(?:,|and|so|but) (?:(?:,|and|so|but) )?(?:(?:it is|its|that is|all) (?:all |already |now |totally ){0,2}(?:provided|supplied|taken care of|handled|covered|done|finished|ready|complete|completed|good to go) (?:to (?:go|print) |for (?:print|printing|press|you) |as is )?(?=,|and|so|but|$)|is (?:all |already |now |totally ){0,2}(?:done|finished|ready|complete|completed|good to go|(?:print|camera) ready) (?=to (?:go|print)|for (?:print|printing|press)|,|$))`,
  ),
  // "art on file", "the logo you've got from the pens", "corporate sent us a brand kit"
  new RegExp(
    `${NO_QUESTION}(?<! (?:keep|keeps|kept|have|hold|is|are)(?: \\w+)?) (?:logo|artwork|art|design|file)s? (?:is |are )?on file (?!\\?|for how|how)`,
  ),
  / (?:logo|artwork|art|design|file)s? (?:that )?(?:you|you all|you guys) (?:all |guys |already |still )*(?:have got|have|got|used|did|made|printed|stitched|sewed|embroidered) (?:(?:it|them|us) )?(?:from|on|for|last|before|in|already|when) (?!\?)/,
  new RegExp(
    ` (?<!(?:can|could|would|will) )(?:sent|gave|emailed|forwarded|provided|handed|made|drew|built|designed) (?:us|me|them) ${OWNED}(?:${NO_PREP}(?!proof|wrong)\\w+ )?${KIND}${ART} (?!for|fee|back)`,
  ),
  / (?:designer|artist|design|art|artwork|logo|layout) .{0,40} (?:is|are) (?:already )?(?:on it|handling (?:it|that)|taking care of (?:it|that)|doing (?:it|that)) /,
  // "same logo as last time"
  / same (?:exact )?(?:logo|artwork|art|design|file)s? (?:as|from|like|that) (?:(?:we|you|i|the) )?(?:(?:did|had|used|got|printed) )?(?:last|before|previous|previously|earlier|in) /,
  / (?:again|reorder|re order|repeat|redo|last (?:time|year|order|batch|run|spring|summer|fall|winter)|from (?:19|20)\d\d|before) .{0,60}same (?:exact )?(?:logo|artwork|art|design|file|graphic)s? (?!on|but|color|size|different)| same (?:exact )?(?:logo|artwork|art|design|file|graphic)s? (?:and \w+ )?(?:again|(?:you|yall) have) /,
  // "same files we used in june", "the agency has it mocked up", "front and back are designed"
  / same (?:exact )?(?:logo|artwork|art|design|file|graphic)s? (?:that )?(?:we|you|i|you all)(?: guys)? (?:used|did|had|sent|printed|made|gave|stitched) /,
  new RegExp(
    `(?:${NO_QUESTION} (?:i|we) have| has| got) (?:it|them|everything|this|that)(?: all| already| fully)* (?:mocked up|drawn up|drawn out|laid out|designed) `,
  ),
  /(?<! (?:once|when|if|until|after|before|how|is|are|are the|is the)) (?:everything|it|they|front|back|both sides|sides|all of it) (?:is|are) (?:all |already )*(?:designed|drawn up|laid out) (?!by you|for me|\?)/,
  // "I do my own artwork", "the art is all mine"
  new RegExp(
    `${NO_QUESTION} (?:i|we|he|she|they|husband|wife|daughter|son|sister|brother|partner)(?: (?:always|usually|just|already|actually|also))* (?:do|does|make|makes|draw|draws|design|designs|create|creates|handle|handles|did|drew) (?:all )?(?:of )?(?:my|our|his|her|their) own (?:\\w+ )?(?:stuff|art|artwork|designs?|drawings?|graphics?|logos?|work|thing|, |$)`,
  ),
  /(?<! (?:is|are|if) (?:the |my |our |all the )?) (?:artwork|art|design|drawing)s? (?:is|are) (?:all )?(?:mine|ours|my own|our own) (?!\?)/,
  // "my nephew made a logo in illustrator", "I drew it myself"
  new RegExp(
    `(?<! (?:can|could|would|will|have|need|get|want|like|to|who|what|which)(?: \\w+)?) (?:made|drew|designed|created|did|drawn|(?<!\\b(?:the|my|our|your|his|her|its|an?|any|half|never|partly|partially|almost|barely) )finished|drew up|put together|got done) ${OWNED}(?:new |cool |little |whole )?(?:logo|artwork|art|design|file|sketch|drawing|picture|mockup|layout|graphic|mascot|character)s? `,
  ),
  / (?:have|got) (?:it|them|that|this|everything) (?:all |already )?(?:scanned|saved|digitized|vectorized|on (?:my|our|a) (?:phone|computer|laptop|drive|flash drive|thumb drive)) /,
  // "our intern is drawing it up"
  / (?:my|our|the|his|her) (?:(?!you|shop)\w+ ){1,3}(?:is|are) (?:already |still |just )?(?:drawing|designing|sketching|illustrating|mocking|putting|making|finishing|wrapping up|polishing) (?:up )?(?:it|them|that|this|one|something|(?:the|a|our) (?:logo|art|artwork|design|layout|graphic|drawing))s? (?!\?)/,
  // "we do the design ourselves", "our agency will do the artwork"
  new RegExp(
    `(?:${NO_QUESTION} (?:i|we) (?:will |can |always |usually )?(?:do|make|handle|create) (?:all )?(?:of )?(?:the |our |my )?(?:design(?:ing|s)?|art|artwork|layout) (?:myself|ourselves|in house|on our own|on my own|, you|and you)|${NO_QUESTION} (?:my|our) (?:(?!people|of|for)\\w+ ){1,2}(?:(?:will|is|are|can|always|usually|just|going to) ){0,2}(?:do|does|doing|handle|handles|handling|taking care of|takes care of) (?:all )?(?:of )?(?:the |our )?(?:design|art|artwork|layout|graphics)) (?!\\?)`,
  ),
  // "my sister in law made the flyer in publisher"
  new RegExp(
    `${NO_QUESTION} ${OURS} (?:already |just )?(?:made|did|built|drew|designed|created|put|laid|set|mocked|typed)(?: up| out| together)? (?:it|one|this|that|them|everything|something|all of it|the whole \\w+|the \\w+|an? \\w+|our \\w+) (?:up |out |together )?(?:in|on|with|using) (?!paper|napkin)(?:${PROGRAM}|(?:(?:ms|microsoft) )?(?:word|paint|excel)|gimp|google (?:docs?|slides|drawings?)|cricut|(?:an? |my |his |her |the )?(?:ipad|tablet|computer|laptop)) `,
  ),
  // "will upload the art once I get home"
  new RegExp(
    `(?:^|,) (?:will|gonna|going to|can) (?:send|upload|email|text|attach|forward|share|drop off) (?:(?:you|over|in) )?${OWNED}${KIND}${ART} (?!\\?)`,
  ),
  / (?:i|we|he|she|they|who|nephew|niece|son|daughter|wife|husband|cousin|brother|sister|friend|designer|artist) (?:already |actually |just )?(?:drew|designed|sketched|mocked) (?:it|one|something|this|them|that|up) /,
  // "I'll email you the artwork", "we can send a vector file"
  new RegExp(
    `${NO_QUESTION} (?:i|we|she|he|they|designer|marketing|office|secretary|boss|wife|husband|coach|artist|team|committee)(?: will| shall| can| could| would| am| are| have| just| already| going to| gonna| be| also| did| then){0,3} (?:send|sent|sending|email|emailed|emailing|upload|uploaded|attach|attached|text|texted|share|shared|get|forward|forwarded|bring|provide|supply|drop off|shoot)(?: you| over| them| yall| it| along| in| to you){0,2} ${OWNED}${KIND}${ART} `,
  ),
  // "the logo is a jpeg", "it's in illustrator", "got it as a pdf"
  new RegExp(
    ` (?<!(?:is|are|if|does|should|can|will|would|what|need|want|require|prefer|like|take|make|draw|open|edit) (?:the |my |our |your |an? )?)(?:it|logo|artwork|art|design|file|everything|${MARK})s? (?:is|are|was|will be)? ?(?:only |just |all |saved |already )?(?:as |in |on )?(?:an? |the )?${STATE}(?:${FORMATS}|vector|${PROGRAM}|(?:finished|final|ready) (?=file|artwork|drawing))(?: file| format)? (?!\\?|chat|bot|assistant|ok)`,
  ),
  /(?<! if (?:i|we|you|all|it is)) (?:just|only|(?:all|best|only thing) (?:that )?(?:i|we) (?:have|got) (?:is|are)|what (?:i|we) (?:have|have got|got) (?:is|are))(?: have| got)? (?:an? |the |my |our |some )?(?:(?!idea|vague|rough|questions?)\w+ ){0,2}(?:screenshot|scan|photo|picture|jpe?g|png|pdf|sketch|snapshot)s? (?!\?)/,
  / (?<! (?:is|are|if|when|once|have) (?:the |my |our )?)(?:dst|emb|vector|illustrator|ai|eps|svg|pdf|png) (?:(?:file|art|artwork|version|logo)s? )?(?:with (?:an? )?(?:transparent|clear|white|no) background )?(?:is |are )?(?:ready|attached|on hand|available) (?!\?|by|when)/,
  // "the jpg off our page is all there is"
  new RegExp(
    ` ${ART} (?:(?!is |are )\\S+ ){0,6}(?:is|are) (?:literally |pretty much |really |basically |honestly )?(?:all|the only (?:thing|one|version)|the best)(?: that)? (?:there is|(?:i|we|they) (?:have|had|got|could find|can find)|left) `,
  ),
  // "my nephew is good at it, he's redoing our logo"
  / (?:he|she|they) (?:is|are) (?:already |still |just )?(?:redoing|redrawing|drawing|designing|finishing|cleaning up|vectorizing|making) (?:the|our|my|us (?:an?|the)) (?:\w+ )?(?:logo|art|artwork|design|graphic|mascot)s? (?!\?)/,
  // "el logo lo tengo en png"
  new RegExp(
    ` (?:logo|art|artwork|design|file|drawing|photo|picture|image)s? (?:now )?(?:(?:the|it|them) (?:have|has|bring)(?: (?:i|we))? (?:,|now|ready|done|$|(?:in|on) ${STATE}(?:${FORMATS}|vector|${PROGRAM}|usb|my phone|the phone) )|(?:this|these) (?:now )?(?:ready|done|finished) )`,
  ),
  // "we had the logo made years ago"
  new RegExp(
    ` (?:i|we|he|she|they) (?:had|have had|got|already had) (?:an?|the|our|my|this|that) (?:${NO_PREP}\\w+ ){0,2}?${ART} (?:professionally |already )?(?:made|designed|drawn(?: up)?|done up|created) (?!on|in to|into)`,
  ),
  // "my wife already laid it out", "the bride designed them on canva"
  new RegExp(
    `(?<! (?:if|who|when|once|after|until|before)) ${OURS} (?:(?:already|just|actually|has|have|had|went ahead and|\\w+ly) ){0,2}(?:(?:drawn|designed|laid|mocked) (?:it (?!on )|one |something |this |them |that |up |everything |these |the whole thing )|(?:drew|sketched|illustrated) (?!us |me |you |attention |blood |names? |(?:the|a) (?:line|short|winner|winning|names?|numbers?|crowd|conclusion|blank|raffle|tickets?) )|designed (?:the|our|my|a) (?:picture|cartoon|character|front|back|layout|map|poster|cover) )`,
  ),
];

const needsIn = matching(NEEDS.map((pattern) => [pattern, pattern] as const));
const readyIn = matching(READY.map((pattern) => [pattern, pattern] as const));

/** Answers to the question itself. */
const HAS = worded(
  new RegExp(
    `^ (?:yes|ok|sure|right|of course|absolutely|(?:i|we) (?:do|did)|(?:i|we) have (?:it|one|that|them|some|everything|got it|got one|,|$)|got it|got one|have it|have one|ready|it is ready|all set|all ready|all good|attached|print ready|good to go|it is attached|on file)\\b|(?: |^)(?:all set|ready|attached|on a napkin|my own|our own|on hand|(?:all |that is |is |been )?(?:taken care of|squared away|handled|good to go|done|finished)) (?!\\?)|(?<! (?:what|which|if|is|are|do|does|need|want|require|take|prefer|or|than)(?: (?:you|it|in|as|to be|need|want|prefer|take))?(?: an?)?) (?:${FORMATS}|vector|${PROGRAM}) (?!\\?)`,
  ),
);
/** "it's on my phone", "you still have it", "I'll shoot it over tonight". */
const AT_HAND = worded(
  new RegExp(
    `(?<! (?:not|never|longer|put it|it put|saw (?:it|you|this|yall)|found (?:you|yall))) (?:${KEPT}|(?:on|in|from) (?:my|our|the|her|his|a) (?:photos|gallery|website|facebook|facebook page|instagram|portfolio)) (?!\\?)| (?:you|you all)(?: guys| folks)? (?:should |still |already |probably |must |do )*(?:have|got|kept) (?:it|that|them|one|everything|ours?|the (?:file|art|logo)) |${NO_QUESTION} (?:the |my |our )?\\w+ (?:has|have|holds|keeps|got) (?:it|them|that one|one|everything|all (?:of )?(?:it|that|those|them)|the (?:files?|art|logo|design)) (?!yet|printed|made|designed|drawn|in mind|all figured|figured|covered in|down to)|${NO_QUESTION} ${OURS} (?:(?:will|can|am|is|are|going to|just|could) )+(?:(?!you|not|ask|see|check|tell|get back)\\w+ ){0,4}(?:send|sending|email|shoot|text|upload|bring|drop off|drop|forward|share|airdrop|attach|get) (?:(?:you|yall|over) )?(?:it|that|them|everything|an? (?:link|folder|zip)|the \\w+|my \\w+|our \\w+) |${NO_QUESTION} ${OURS} (?:(?:is|are|am|was|will be|just|already|still) ){1,2}(?:finishing|wrapping|polishing|redoing|drawing|designing|making|doing|handling|working on) (?:up )?(?:it|that|one|this|everything|ours) (?!not)| (?:paid|hired|had|have|got) (?:an? |my |our |some )(?!you)(?:\\w+ ){1,2}(?:for (?:it|one|that)|(?:to )?(?:do|draw|make|design|doing|making|working on) (?:it|one|that)) |${NO_QUESTION} ${OURS} (?:already |just |actually )?(?:made|did|drew|created|built) (?:it|one|that|this) (?!to |up to|work|happen|official|before)| same (?:one|thing|design|logo|art)s? (?:as|from|off|like|that) | same (?:as|one as|one|thing as|thing)(?: we (?:did|had|used)| the| you (?:did|have|printed))*(?: last| before| previous| on file| you have) `,
  ),
);
const NO = worded(
  /^ (?:no|not (?:yet|a|at|currently|any|so far|as of|right now)|not really|nothing|none|negative|i do not|we do not|do not have|nope|neither|zero|zilch|nada|zip|just an idea)\b/,
);
const LACKS = worded(
  new RegExp(
    `(?: |^)(?:have|has|got|is) (?:(?:literally|absolutely|basically|really|honestly|pretty much|still|just|like) )*(?:nothing|zilch|nada|zip|zero|squat|diddly|bupkis|jack|none|not a thing)\\b| there (?:is|are) (?:no|not) |(?: |^)(?:more of|more like|just|only|have|got) an? (?:vague |rough |general |loose )?(?:concept|idea|vision|notion)s? |(?<! (?:paid|hired|had|got|have) (?:an?|my|our|some)(?: (?!you)\\w+){1,2})(?:^| )(?:draw|design|make|create|redo|recreate|redraw|lay out) (?:it|one|something|that|them|us|me)\\b|come up with|(?:you|you all|you guys|your (?:guys|people|designer|team|artist)) (?:(?:can|could|should|to|would) )?(?:just )?(?:do|design|draw|make|handle) (?:it|that|one|this)\\b|please (?:do|draw|design)|(?<!(?:not|never) )(?:plan|planning|figure|figuring|count|counting|bank|banking|bet|assume|assuming|expect|expecting) (?:on )?(?:you|you all|your \\w+)(?: guys| folks| people| all)? (?:(?:to|will|just|be) ){0,2}(?:do|doing|handle|handling|make|making|take|taking care)\\b|help (?:with|me|us|there|here|on)|(?:your|some|any) help|need (?:help|one|it)|(?:second|latter) one|scratch | start(?:ing)? (?:all )?(?:over|fresh)|(?:not|never) (?:\\S+ )?(?:release|give|send|hand over|find|got|gave)(?: us| me| over)? (?:the|our|my|any) (?:files?|art|artwork|logo)| (?:on|off) (?:an?|my|our|the|her|his) (?:old |paper |faded )?(?:business card|receipt|napkin|placemat|envelope|letterhead)s? | on paper |(?<! same(?: \\w+)?) (?:off|from|painted on|sewn on|only on|just on|of|on the (?:side|back|front|door)s? of) (?:an?|my|our|the|her|his|this|that) (?:(?:old|faded|last|existing|current|original) )?${NO_FILE}${NO_MAKER} |(?:have|has) not (?:\\w+ ){0,2}(?:gotten|got|started|thought|begun|come|settled|decided|made|done|created|designed|figured|picked)|never (?:had|made|got|bothered)| still (?:thinking|deciding|brainstorming|debating)| (?:describe|explain|tell you) what (?:i|we) (?:want|need|am|are) | that is (?:what|why) (?:i|we) (?:need|am|are|came|want)|need (?:that|someone|somebody|a new one|new) (?!by|before|on|to know)|(?:need|needs|has|have|got|want) to be (?:made|created|built|done|drawn|designed|put together)| on you (?:,|$|guys|all)| rely (?:up)?on you| (?:found|saw|seen|got) (?:\\w+ ){0,3}(?:online|on (?:google|pinterest|the internet|etsy|the web))|(?:just|only) (?:the |a |an |our |my |some )?(?:text|words|letters|lettering|names?|initials|slogan)(?= )|(?: |^)(?:just|only|all (?:i|we) (?:have|got) (?:is|are)|nothing but)(?: (?:have|got))? (?:an? |the |our |my |some |this )(?:\\w+ ){0,2}${NO_FILE}${NO_MAKER} | (?:surprise (?:me|us)|use your (?:imagination|judge?ment|best judge?ment|creativity|talents?)|be creative|go (?:wild|nuts|crazy)|have (?:at it|fun with it)|dealer s choice|you (?:all |guys )?(?:decide|choose|pick|tell (?:me|us)))(?= )| (?:up to|leave (?:it|that|this|all that|that part) (?:all )?(?:up )?(?:to|with|in)|trust) (?:you|your|the (?:pros|professionals|experts|artists?)) | (?:whatever|what|the that|anything) (?:you|you all)(?: guys| folks)? (?:make|do|come up with|think|want|like|got|feel|see fit|can)(?= )| (?:no|not an?|any) (?:clue|idea) (?:what|how) (?:it|we|i|they|to) | (?:tbd|tba|to be determined) | (?:so|probably|prob|prolly|rather|guess|maybe|likely|be|better|prefer) (?:(?:have|it|let|be|that|just) ){0,2}(?:you|you all|your \\w+)(?: guys| folks| people)? (?:,|$|then|do|doing|please)| (?:your|an?) (?:\\w+ )?(?:artist|designer|art department|design team|(?:graphics?|art|creative) (?:guy|lady|person|people|team|department))s? (?:(?:can|could|should|would|will|to|please|might|may|do|does|handle) (?!(?:\\w+ ){0,2}(?:send|email|have|has|get|upload|forward|finish|bring|hand|look|tell|need) )|,|$)| (?:fuzzy|blurry|grainy|pixelated|crumpled|faded|low res) (?:\\S+ ){0,2}(?:picture|photo|pic|scan|screenshot|copy|fax) `,
  ),
);
