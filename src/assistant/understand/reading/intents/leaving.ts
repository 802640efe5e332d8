// What visitors say who go for now: their own people are asked first, or they come by the shop. No wish for a person.
import { worded } from '../words/triggers.ts';

/** "gonna check with my fiance first", "the board has to sign off" */
export const consultsOwnPeople = (plain: string): boolean => CONSULTS.test(plain);

/** What is left of a message where its visitor asks their own people first: "gotta ask my boss, can someone call me then?" */
export const withoutOwnPeople = (plain: string): string =>
  consultsOwnPeople(plain) ? plain.replace(CONSULTED, ' ') : plain;

const NOT_PEOPLE =
  '(?!customers?|clients? (?:on|about)|shop|website|site|number|file|files|logo|art|artwork|size|sizes|address|date|count|calendar|email|budget|order|quote|people (?:there|here)|person|(?:manager|owner|boss|supervisor) (?!has |needs |must |gets |wants )|printer)';
const OWN_PERSON = `(?:(?:my|our) (?:owner|manager|boss|supervisor|designer) |(?:my|our|the|his|her|a few of (?:my|our|the)|some of (?:my|our|the)|everyone|everybody|both) ${NOT_PEOPLE}\\S+|(?:someone|somebody|people|folks|(?:the )?others|a (?:couple|few)(?: of)?(?: other)? (?:people|folks|others|members|guys)|whoever)(?: else)? (?:at|in|on|from|over at|back at) (?:the|my|our|work|corporate|church|school|home|headquarters)(?! (?:shop|store|phone))|(?:corporate|headquarters|hq|hr|accounting|accounts payable|purchasing|management|leadership|upstairs|mom|dad|everyone|everybody|the others) )`;
const HAS_TO =
  '(?:going to|gonna|need to|needs to|have to|has to|had to|got to|gotta|want to|wanna|ought to|supposed to|should(?: probably)?|must|better|let me|let us|lemme|(?:i|we) (?:will|would|must)|waiting to|try to)';
const SIGNS_OFF =
  '(?:approve|ok|okay|sign off|agree|decide|weigh in|see|look|vote|say yes|give (?:the |me |us )?(?:the )?(?:ok|okay|go ahead|green light))';
const IT =
  '(?: (?:it|this|that|these|those|them|everything|things|all|of|out|over|about|the|your|price|total|numbers?|figures?|quote|estimate)){0,4}';
const CONSULTED = new RegExp(
  [
    ` ${HAS_TO} (?:(?:go|just|first|really|probably|still|at least|also|quickly|quick|please|double|and) ){0,3}(?:(?:check|talk|speak|chat|discuss|consult|confirm|meet|clear|verify|go over|touch base|sit down|figure|decide|share)${IT} (?:with|by|to)|(?:run|pass|get|take|bring)${IT} (?:by|past|over to|to|in front of|up (?:with|to|at)|approved by|okayed by|cleared (?:by|with))|ask|consult|show(?: (?:it|this|that|these|them|to)){0,2}|get (?:the |an |a )?(?:ok|okay|approval|go ahead|green light|sign off|blessing) from|see what|see if|wait (?:for|on|to hear from)|hear (?:back )?from) ${OWN_PERSON}`,
    // "need to talk to mike first"
    ` (?:need|needs|have|has|had|got|ought) to (?:(?:go|just|really|probably|still|also) ){0,2}(?:check|talk|speak|chat|meet|discuss|clear|confirm|consult|take|run|show|bring)${IT} (?:with|by|past|to) (?!you |y all |yall |an? |someone|somebody|anyone|anybody|sales |support |one )(?:the )?(?:[a-z]+ ){1,2}(?:first|before (?:i|we|anything|it|this)) `,
    ` (?:coach|boss|wife|husband|hubby|board|committee|principal|pastor|treasurer|manager|owner|director|council|hoa|partner|mom|dad) (?:\\S+ )?(?:has to|have to|needs to|need to|will have to|must|still has to|gets to) ${SIGNS_OFF} `,
    ` (?:i will|we will|let me|let us|going to|gonna) (?:show|ask|relay|run) (?:(?:it|this|that) (?:to |by |past )?)?(?:him|her|them)(?: (?:and|to) see| first| then| thanks| thank you)* (?:$|and |what |if )`,
    ` (?:i will|we will|let me) (?:pass|send|forward|relay|take) (?:that|this|it|the (?:info|price|quote|numbers|estimate)) (?:along|on to (?:him|her|them|my|our|the)|to (?:him|her|them|my|our)) `,
    ` ${OWN_PERSON} (?:\\S+ ){0,2}?(?:has to|have to|needs to|need to|will have to|must|still has to|gets to|wants to|would have to) ${SIGNS_OFF} `,
    ` (?:have to|need to|gotta|got to|will|going to) ask around `,
    ` (?:need|needs|waiting on|waiting for|wait for|have to get|got to get|get) (?:the |an |some |final |their |his |her )*(?:approval|sign off|go ahead|green light) (?:from|first|before) `,
  ].join('|'),
);
const CONSULTS = worded(CONSULTED);

/** "ok thanks, I'll stop by", "might swing by": told, not asked; not "I'll come by on the 20th to pick them up". */
export const comesBy = (plain: string): boolean =>
  !plain.includes(' ? ') &&
  COMES_BY.test(plain) &&
  !/ (?:pick|picking|collect|get them|grab|pay|pint|where|when|what|how) /.test(plain);

const COMES_BY = worded(
  /(?: (?:i|we)|^(?: (?:ok|okay|cool|thanks|thank you|great|alright|all right|gotcha|got it|sounds good|perfect|good|nice|fine|then|and|so|sure))*) (?:will|am going to|are going to|going to|gonna|might|may|would rather|plan to|think i will|am gonna) (?:just |probably |maybe |try to |try and |likely |have to |go ahead and )*(?:(?:stop|swing|drop|pop|head|run) (?:by|in|over|down)|come (?:by|in|over|down)(?= )|see you (?:there|guys|all|at the shop)|visit(?! (?:your|the) (?:site|website|page))) /,
);

/** "hope to hear from someone soon": a word of thanks from who waits for the answer. */
export const hopesToHear = (plain: string): boolean => !plain.includes(' ? ') && HOPES_TO_HEAR.test(plain);

/** What is left of the message beside that hope. */
export const withoutHope = (plain: string): string => plain.replace(HOPED, ' ');

const HOPED =
  / (?:(?:hope|hoping|hopefully|look forward|looking forward|excited|eager|(?:can not|can hardly) wait|(?<! (?:still|been|keep|kept|just) )waiting|will (?:be )?wait(?:ing)?)(?: (?:i|we|can|will|to|for|on|get|be|you|it|that))* (?:hear(?:ing)?(?: back)? from (?:(?:a|an|the|your|real|actual|one of) )*(?:you|y all|yall|them|person|people|human|someone|somebody|anyone|shop|team|guys|folks)|(?:the|your|their|that|a|his|her) (?:call|text|reply|email|answer|response)(?: back)?(?: from (?:(?:a|the|your) )?(?:you|them|someone|somebody|person|shop|team))?)|(?:hope|hopefully) (?:someone|somebody|a person|you|they|y all|yall) (?:can |will )?(?:calls?|texts?|emails?|answers?|gets? back|reach(?:es)? out|repl(?:y|ies))(?: (?:me|us|to me|to us|back))*)(?= )/;
const HOPES_TO_HEAR = worded(HOPED);
