// Hello, thanks and goodbye; who Carl is; and what keeps him on his feet when somebody is rude, off the topic or tricky.
import type { Answer, Moment } from '../moment.ts';
import { oneOf } from '../wording.ts';

const START_CHIPS = ['Start a quote', 'See prices', 'Help with a design', 'Talk to a person'];

export function answerGreeting({ state, cues }: Moment): Answer {
  const hello = cues.has('how_are_you')
    ? ['Running smoothly, thank you.', 'All good here, thanks for asking.', 'Very well, thank you.']
    : ['Hi there!', 'Hello!', 'Hi, good to have you here.'];
  const offer = ['What can we make for you?', 'What are you planning to print?', 'What would you like made?'];
  if (state.flow !== null) return { says: [oneOf(hello, state)] };
  return {
    says: [oneOf(hello, state)],
    asks: { question: 'service', text: oneOf(offer, state), suggestions: START_CHIPS },
  };
}

export function answerThanks({ state }: Moment): Answer {
  const says = oneOf(["You're welcome.", 'Happy to help.', 'Any time.', 'My pleasure.'], state);
  return state.flow === null || state.stored
    ? { says: [says], asks: null, suggestions: START_CHIPS.slice(0, 3) }
    : { says: [says] };
}

export function answerGoodbye({ state, shop }: Moment): Answer {
  const bye = oneOf(
    ['Goodbye, and thanks for stopping by.', 'Bye for now, it was good to talk.', 'Take care!'],
    state,
  );
  const isOpenJob = state.slots.service !== undefined && !state.stored;
  const later = isOpenJob
    ? `What you told me stays in this chat; you can also call ${shop.brand.phone}.`
    : `The shop is at ${shop.brand.phone} whenever you need it.`;
  return { says: [bye, later], asks: null, suggestions: START_CHIPS.slice(0, 2) };
}

/** The truth, always. */
export function answerIdentity({ state, shop }: Moment): Answer {
  return {
    says: [
      oneOf(
        [
          `I'm Carl, an AI assistant of ${shop.brand.name}, not a person.`,
          `My name is Carl and I am an AI: a computer program working for ${shop.brand.name}.`,
          `You are talking with Carl, the AI assistant of ${shop.brand.name}.`,
        ],
        state,
      ),
      oneOf(
        [
          'The people here make what you order, and one of them can talk to you if you like.',
          'If you prefer a person, say so and one gets back to you.',
        ],
        state,
      ),
    ],
  };
}

export function answerOffTopic({ state }: Moment): Answer {
  return {
    says: [
      oneOf(
        [
          'That is outside my shop: I know printing, stitching, signs and wraps.',
          'I am no help there, but ask me anything about shirts, signs or wraps.',
          'That one I leave to others; custom printing is what I know.',
        ],
        state,
      ),
    ],
  };
}

export function answerInjection({ state }: Moment): Answer {
  return {
    says: [
      oneOf(
        [
          'I cannot do that: my rules stay as they are, and prices come from the price book alone.',
          'That I will not do, but I am glad to help with a print job.',
          'No change there, I am afraid: I stick to the shop and its price book.',
        ],
        state,
      ),
    ],
  };
}

/** Calm, once; from the second time on with the offer of a person. */
export function answerAbuse({ state }: Moment): Answer {
  state.abuses += 1;
  const calm = oneOf(
    ['I am sorry this is frustrating.', 'Sorry that I have annoyed you.', 'I hear that you are unhappy.'],
    state,
  );
  if (state.abuses < 2)
    return {
      says: [
        calm,
        oneOf(['Tell me what you need and I will do my best.', 'Let us get back to what you need.'], state),
      ],
    };
  return {
    says: [calm],
    asks: {
      question: 'person',
      text: oneOf(
        [
          'Would you rather talk to a person?',
          'Shall I have a person get in touch?',
          'Do you want a person to take over?',
        ],
        state,
      ),
      suggestions: ['Talk to a person', 'Start a quote'],
    },
  };
}

export function answerLanguage({ state }: Moment): Answer {
  return {
    says: [
      oneOf(
        [
          'I answer in English, but write in your own language if you like: a person at the shop reads it.',
          'English is what I speak; a person here can read what you write in another language.',
        ],
        state,
      ),
    ],
  };
}

export function answerCancel({ state, shop }: Moment): Answer {
  const says = state.stored
    ? `Your request is with the shop already; call ${shop.brand.phone} and they take it back.`
    : oneOf(
        ['All right, I have stopped, and nothing has been sent.', 'Stopped. Nothing was sent to the shop.'],
        state,
      );
  state.flow = null;
  return { says: [says], asks: null, suggestions: ['Start a quote', 'Talk to a person'] };
}

/** "One more question": go on. */
export function answerMore({ state }: Moment): Answer {
  return {
    says: [oneOf(['Go ahead, I am listening.', 'Of course, tell me.', 'Sure, go on.'], state)],
    asks: null,
    suggestions: ['How long does it take?', 'How do I send artwork?', 'Talk to a person'],
  };
}

export function answerDeleteData({ state, shop }: Moment): Answer {
  const { email, phone } = shop.brand;
  return {
    says: [
      oneOf(
        [
          `I cannot delete it myself, but the shop can: write to ${email} or call ${phone} and they erase what is stored about you.`,
          `Deleting is done by a person: ask at ${email} or ${phone} and everything stored under your address is erased.`,
        ],
        state,
      ),
      'What is kept, and why, is on our privacy page.',
    ],
  };
}

export function answerRepeat({ state, shop }: Moment): Answer {
  const says = oneOf(
    ['Of course, once more.', 'Sure, let me put it another way.', 'Sorry, I will say it again.'],
    state,
  );
  if (state.asked !== null && state.asked !== 'confirm') return { says: [says] };
  return {
    says: [
      says,
      `I am Carl, the AI assistant of ${shop.brand.name}: I give estimates, answer questions and pass requests to the shop.`,
    ],
  };
}
