// What the shop does: all of it in a sentence, or the service that was asked about.
import { nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { figure, listed, oneOf } from '../wording.ts';
import { quoteArticle } from './knowledge.ts';

export function answerServices(moment: Moment): Answer {
  const { state, shop, reading, words } = moment;
  const service = shop.services.find(({ slug }) => slug === reading.slots.service);
  if (service && !ABOUT_DETAILS.test(words.plain)) {
    const least = service.minimum_order > 1 ? `, from ${figure(service.minimum_order)} pieces` : '';
    const name = nameInSentence(service);
    return {
      says: [oneOf([`Yes, we do ${name}${least}.`, `We do: ${name}${least}.`], state), service.blurb],
    };
  }
  if (!ASKS_WHAT.test(words.plain)) {
    const quoted = quoteArticle(moment);
    if (quoted) return { says: quoted };
    if (serviceOf(shop, state))
      return {
        says: [
          oneOf(["I don't know that one.", 'That I cannot say for sure.'], state),
          'A person from the shop can tell you.',
        ],
      };
  }
  const names = listed(shop.services.map(nameInSentence));
  return {
    says: [
      oneOf(
        [`We do ${names}.`, `Our shop makes ${names}, all under one roof.`, `You can get ${names} from us.`],
        state,
      ),
      oneOf(
        [
          'I can estimate a price, answer questions and take your request.',
          'I give estimates, explain how things work, and pass requests to the shop.',
        ],
        state,
      ),
    ],
    suggestions: ['Start a quote', ...shop.services.slice(0, 2).map(({ name }) => name), 'Talk to a person'],
  };
}

const ASKS_WHAT = / (?:what|which|services|how (?:can|could|do|would|might) you|everything|anything|offer) /;
/** Asked of a service, but about more than whether there is any. */
const ABOUT_DETAILS =
  / (?:ship|deliver|install|own|bring|return|refund|pay|card|cards|wash|proof|sample|samples|mix|names|numbers|accept|guarantee|warranty) /;
