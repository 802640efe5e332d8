// A person was announced, "that price a person works out", and the visitor agrees: no wish for one beside the request.
import { worded } from '../words/triggers.ts';

/** "ok no problem, have somebody price it", said to `lastReply`; not "then have them call me". */
export const agreesToPerson = (lastReply: string, plain: string): boolean =>
  COMES.test(lastReply) && !plain.includes(' ? ') && AGREES.test(plain) && !OUTRIGHT.test(plain);

const COMES =
  /\b(?:a person|person (?:from|at) the shop)\b[^.?!]{0,20} (?:works?|will work|tells?|quotes?|says?|looks?|sends?|settles?|decides?|confirms?|finds?|has to|have to)\b|\b(?:for a person to|a person has to|person can (?:tell|say|look|work|find)|person works)\b/;

const PERSON = String.raw`(?:someone|somebody|a person|a human|them|they|he|she|one of (?:you|your \w+)|(?:you|yall)(?: guys| all)?|your (?:guys|people|team|person|guy|staff)|the (?:shop|team|person|guys)|whoever)`;
const DOES = String.raw`(?:price|quote|figure|work|look|check|take|handle|do|get|let|tell|send|give|come|put|run|email|message|reach|follow|contact|estimate|bid|write|see|answer|find)`;
const AGREES = worded(
  new RegExp(
    ` (?:have|get|let|ask|then|and|so|if) ${PERSON} (?:(?:just|please|then|to|can|could|will|there|over there|from the shop|at the shop) )*${DOES} | can (?:please |just )?${PERSON} ${DOES} | ${PERSON} (?:(?:there|else|from the shop|at the shop) )?(?:can|could|may|will|would|is going to) (?:just |then )?${DOES} `,
  ),
);
const OUTRIGHT = worded(
  / (?:(?:call|phone|ring|text|calls|texts|phones) (?:me|us)|talk|speak|chat|give (?:me|us) a (?:call|ring|shout)|right now|instead of|sick of|real (?:person|human)) /,
);
