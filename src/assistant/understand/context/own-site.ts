// Work on a website that the visitor has: a chat assistant put on it, its place in the search engines. No new site is priced.

import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import type { Moment } from './moment.ts';
import { ASSISTANT_ON_SITE, isSiteWork, SITE_WORK, wishesIn } from './site-wishes.ts';

/** Puts it in the state as what the job is; a new site that is asked for takes its place. */
export function nameSiteWork({ state, before, words, shop }: Moment): void {
  if (state.slots.service !== 'websites-and-ai' || state.language !== 'en') return;
  const { plain } = words;
  if (NEW_SITE.test(plain)) {
    if (isSiteWork(state.thing)) state.thing = null;
    return;
  }
  const isKnown = isSiteWork(before.thing) && before.job === state.job;
  // "can people book on our site", of the one that is ordered here: no other.
  const isOrdered = before.slots.service === 'websites-and-ai' && before.job === state.job;
  if (!isKnown && !HAS_ONE.test(plain) && (isOrdered || !ON_THEIRS.test(plain))) return;
  const said = [plain, ...state.said.map((line) => splitWords(line, shop).plain)];
  if (said.some((line) => NEW_SITE.test(line))) return;
  if (said.some((line) => ASSISTANT.test(line))) {
    state.thing = ASSISTANT_ON_SITE;
    state.options.assistant = 'ai_assistant';
  } else if (said.some((line) => wishesIn(line).more.some((wish) => wish !== 'a redesign')))
    state.thing = SITE_WORK;
}

const SITE = '(?:website|web site|site|webpage|web page|homepage|home page)';
const OWN = '(?:my|our|his|her|their|an existing|the existing)';

/** "we have a website already", "on our current site" */
const HAS_ONE = worded(
  new RegExp(
    ` (?:have|has|got|run|own|keep) (?:already )?(?:an?|our own|my own|our|my|the)(?: (?:existing|current|nice|good|decent|wordpress|wix|squarespace|shopify|working|basic|small|fine|live))* ${SITE} | (?:already have|have already|already got|already) (?:\\w+ ){0,3}${SITE} | ${SITE} (?:already|up and running|is (?:already )?(?:up|live|fine|good|ok|done|built)) | (?:${OWN}|on an?|to an?|the) (?:existing|current) (?:\\w+ )?${SITE} `,
  ),
);

/** "put a chat bot on my dental office site", "our site does not show up" */
const ON_THEIRS = worded(
  new RegExp(
    ` (?:on|onto|to|into|in|for|with) ${OWN} (?:(?!facebook|instagram|fb|insta|etsy)\\w+ ){0,3}(?:${SITE}|page) | ${OWN} (?:\\w+ )?${SITE} (?:does not|is not|never|to (?:show|rank|come up)|(?:needs?|could use) (?:seo|some seo|an? (?:ai|chat|bot))|show|rank)`,
  ),
);

const ASSISTANT = worded(
  / (?:chat ?bots?|bots?|ai|chat (?:thing|things|assistant|assistants|widget|box|window|feature|tool|agent|help|bubble|support|function)|live chat|(?:virtual|digital|online) (?:assistant|receptionist)|assistant) /,
);

const NEW_SITE = worded(
  new RegExp(
    ` (?:new|better|another|different|modern|second|fresh|whole|proper|real) (?:\\w+ )?(?:${SITE}|one) | (?:need|want|build|building|make|making|create|design|designing|get|start|launch|like)(?: (?:me|us|to|have|built|made|up|also))* (?:an?|the|some) (?:(?!chat|bot|ai|existing|current|assistant)\\w+ ){0,3}${SITE} (?!(?:assistant|chat|bot|ai|widget|chatbot)\\b)| (?:redesign\\w*|redo|redone|rebuild|rebuilt|revamp\\w*|overhaul\\w*|remake|remade|replace|start over|from scratch|\\d+ pages?|one pager|landing page) `,
  ),
);
