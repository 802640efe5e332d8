// `npm run bench`: speed as ratios against floors measured in the same run. Names one part to run only that:
// message-call, carl-turn, latest-conversations, start-up, first-touch, lighthouse.
import { benchCarlTurn } from './carl-turn.ts';
import { benchFirstTouch } from './first-touch.ts';
import { benchLatestConversations } from './latest-conversations.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMessageCall } from './message-call.ts';
import { runParts } from './run-parts.ts';
import { benchStartUp } from './start-up.ts';

await runParts({
  'message-call': benchMessageCall,
  'carl-turn': benchCarlTurn,
  'latest-conversations': benchLatestConversations,
  'start-up': benchStartUp,
  'first-touch': benchFirstTouch,
  lighthouse: benchLighthouse,
});
