// What a website is to do, beside what the price book counts: booking, a menu, an AI on the phone; told back and in the lead.

import { worded } from '../reading/words/triggers.ts';

/** What the job is, where the site is the visitor's own and no new one is wanted. */
export const ASSISTANT_ON_SITE = 'AI assistant on an existing site';
export const SITE_WORK = 'work on an existing site';
export const isSiteWork = (thing: string | null): boolean =>
  thing === ASSISTANT_ON_SITE || thing === SITE_WORK;

/** What one message wants of the site, and what it does not want. */
export function wishesIn(plain: string): { more: string[]; less: string[] } {
  const unwanted = plain.match(UNWANTED) ?? [];
  return {
    more: named(unwanted.length > 0 ? plain.replace(UNWANTED, ' ') : plain),
    less: unwanted.flatMap((part) => named(`${part} `)),
  };
}

const named = (text: string): string[] =>
  WISHES.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** "no booking", "don't need a blog" */
const UNWANTED =
  / (?:no|not|without|(?:do not|does not|will not|would not) (?:really )?(?:need|want|have|do|care (?:about|for))|skip|forget|drop|scratch)(?: (?:an?|any|the|online|need|for|fancy|to))* \S+(?: or (?:an? )?\S+)?(?= )/g;

const WISHES: readonly (readonly [string, Pick<RegExp, 'test'>])[] = [
  [
    'a redesign',
    worded(
      / (?:redesign|redo|redone|revamp|refresh|overhaul|rebuild|rebuilt|(?:update|replace|modernize|fix|improve) (?:my|our|the|an?) (?:\w+ )?(?:site|website|web ?page)|(?:old|current|existing|outdated) (?:\w+ )?(?:site|website|one)) /,
    ),
  ],
  [
    'online booking',
    worded(
      / (?:book|books|booking|bookings|appointments?|reservations?|reserve|schedule|scheduling|scheduler) (?!keep)/,
    ),
  ],
  [
    'online ordering',
    worded(
      / (?:order|orders|ordering) (?:food |pizza |pickup |takeout |ahead )?(?:online|ahead|from (?:it|the (?:site|page))|on (?:it|the site)|through (?:it|the site))| online ord(?:er|ering|ers) | preorders? /,
    ),
  ],
  [
    'online payment',
    worded(
      / (?:pay|paying|payments?|invoices?|deposits?) (?:\S+ ){0,2}(?:online|on (?:it|the site|there)|through (?:it|the site))| (?:take|accept|collect) (?:online )?(?:payments?|deposits?|cards?|donations) | online payments? /,
    ),
  ],
  [
    'donations',
    worded(
      / (?:donations?|donate|give online|giving page|(?:place|way|button|somewhere|spot) to give|tithe|tithes|tithing) /,
    ),
  ],
  ['a menu', worded(/ (?:our|my|the|a|food|drink|with|and) menu /)],
  [
    'a gallery',
    worded(
      / (?:galler(?:y|ies)|portfolio|slideshow|before and afters?|(?:photos|pics|pictures) of (?:our|my|the|past|previous|jobs|work)) /,
    ),
  ],
  [
    'a contact form',
    worded(
      / (?:contact|request|quote|inquiry|intake|lead|signup|sign up|application|estimate) forms? | (?:request|requests|ask for|asking for|get|submit) (?:a |an )?(?:quotes?|estimates?) (?!by )/,
    ),
  ],
  ['a calendar', worded(/ (?:calendar|event list|events page|list of events) /)],
  ['a blog', worded(/ (?:blog|blogs|blogging|news page) /)],
  ['a newsletter', worded(/ (?:newsletter|mailing list|email list) /)],
  [
    'a member login',
    worded(
      / (?:log ?in|logins|log ins|members? (?:area|only|portal|page)|client portal|customer portal|portal|accounts for) /,
    ),
  ],
  ['reviews', worded(/ (?:reviews|testimonials) /)],
  ['a map', worded(/ (?:a map|google map|google maps|directions) /)],
  [
    'an AI that answers the phone',
    worded(
      / (?:answers?|answering|picks? up|takes?|taking|handles?|handling|fields?) (?:\S+ ){0,2}(?:phones?|calls?)(?: calls?)? | (?:phone|voice|call|calling) (?:ai|bot|agent|assistant|robot|answering)| (?:ai|virtual|robot|phone) receptionist | answering (?:service|machine) /,
    ),
  ],
  [
    'text messages answered',
    worded(
      / (?:answers?|answering|repl(?:y|ies) to|handles?) (?:\S+ ){0,2}(?:texts?|text messages|sms|dms|messages|emails?) /,
    ),
  ],
  [
    'a Spanish version',
    worded(
      / (?:in spanish|spanish (?:version|page|pages|site|too|also)|bilingual|both languages|english and spanish|two languages) /,
    ),
  ],
  [
    'a logo',
    worded(
      / (?:(?:need|want|design|make|do|get|with|and|also|including|plus) (?:us |me |you |to )?(?:\S+ ){0,3}(?:a |new )logo|logo (?:too|as well|also|designed|design)) /,
    ),
  ],
  [
    'a domain',
    worded(
      / (?:(?:need|get|buy|register|want|with|and|a) (?:\S+ ){0,2}domain|domain (?:name )?(?:too|also|as well)) /,
    ),
  ],
  [
    'the domain kept',
    worded(/ (?:(?:have|own|got|bought|keep) (?:\S+ ){0,3}domain|domain (?:name )?already) /),
  ],
  [
    'email addresses',
    worded(
      / (?:(?:business|company|professional|branded|custom|info|work) emails?|emails? (?:address|addresses|accounts?) (?:with|for|at)|email at (?:my|our)) /,
    ),
  ],
  [
    'search engine work',
    worded(
      / (?:seo|google ranking|rank (?:\S+ ){0,3}google|(?:(?:found|show up|showing up|come up|get (?:me|us)|up|listed|higher|better) )(?:on|in) (?:google|bing)|search engines?|(?:nobody|no one|people|customers|they) (?:can |can not |never |ever )?(?:finds?|see) (?:it|us|me|the site|our site)) /,
    ),
  ],
];
