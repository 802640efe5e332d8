// `npm run bench`: speed as ratios against floors measured in the same run. Names one part to run only that:
// message-call, carl-turn, latest-conversations, lead-search, start-up, first-touch, job-page, lighthouse.
import { benchCarlTurn } from './bench/carl-turn.ts';
import { benchFirstTouch } from './bench/first-touch.ts';
import { benchJobPage } from './bench/job-page.ts';
import { benchLatestConversations } from './bench/latest-conversations.ts';
import { benchLeadSearch } from './bench/lead-search.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMessageCall } from './bench/message-call.ts';
import { benchStartUp } from './bench/start-up.ts';
import { runParts } from './run-parts.ts';

await runParts({
  'message-call': benchMessageCall,
  'carl-turn': benchCarlTurn,
  'latest-conversations': benchLatestConversations,
  'lead-search': benchLeadSearch,
  'start-up': benchStartUp,
  'first-touch': benchFirstTouch,
  'job-page': benchJobPage,
  lighthouse: benchLighthouse,
});
