import { describe, expect, it } from 'vitest';
import { buttonLabel } from './button-label.ts';
import { openConversation } from './greet.ts';
import { say, shop } from './testing/shop.ts';

describe('the opening', () => {
  it('is the greeting of the facts, which says that Carl is an AI', () => {
    expect(openConversation(shop, null).messages).toEqual([shop.greeting.text_intro.message]);
    expect(shop.greeting.text_intro.message).toMatch(/\bAI\b/);
  });

  it.each([
    ['quote_flow', "Perfect! I'd love to help you get a quote. What type of project are you working on?"],
    [
      'human_support',
      'Great! Let me connect you with one of our designers. Can you tell me a bit about your project?',
    ],
  ] as const)('of %s adds its sentence', (flow, sentence) => {
    const { messages, suggestions } = openConversation(shop, flow);
    expect(messages).toEqual([shop.greeting.text_intro.message, sentence]);
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
  });

  it('of a design consultation says what the button gets', () => {
    const [, sentence] = openConversation(shop, 'design_consultation').messages;
    expect(say(["I'd like to design consultation"]).reply).toBe(sentence);
  });

  it('goes on from there', () => {
    const turn = say(['24 hats'], openConversation(shop, 'quote_flow').state);
    expect(turn.state).toMatchObject({
      flow: 'quote',
      slots: { quantity: 24, service: 'hats-and-t-shirts' },
    });
  });
});

describe('the label of a button', () => {
  it('is known for what the buttons send', () => {
    expect(buttonLabel("I'd like to quote flow", shop)).toBe('Start a Quote');
    expect(buttonLabel(" I'd like to design consultation ", shop)).toBe('Design Your Product');
  });

  it('is none for anything else', () => {
    expect(buttonLabel("I'd like to fly", shop)).toBeUndefined();
    expect(buttonLabel('/services', shop)).toBeUndefined();
  });
});
