// What is wrong with a talk, by what is stored of it and what both sides were told.
import type { ConversationMessage } from '../../../src/schemas/conversation.ts';
import type { Talk } from './talk.ts';

export function judgeTalk(talk: Talk, stored: readonly ConversationMessage[]): string[] {
  return [
    ...talk.odd,
    ...talk.doubled.map((id) => `message ${id} was told twice by one stream`),
    ...judgeOnce(talk, stored),
    ...judgeTurns(talk, stored),
    ...judgeHeard(talk, stored),
  ];
}

/** Everything that was acknowledged is there, once, and nothing else. */
function judgeOnce({ said, written }: Talk, stored: readonly ConversationMessage[]): string[] {
  const faults: string[] = [];
  const times = (role: string, text: string) =>
    stored.filter((message) => message.role === role && message.content === text).length;
  for (const { text } of said)
    if (times('user', text) !== 1)
      faults.push(`the visitor's '${text}' is there ${times('user', text)} times`);
  for (const { text, messageId } of written) {
    const found = stored.filter(({ content }) => content === text);
    if (found.length !== 1 || found[0]?.id !== messageId)
      faults.push(`the person's '${text}' is there ${found.length} times`);
  }
  const visitors = stored.filter(({ role }) => role === 'user').length;
  const persons = stored.filter(({ metadata }) => metadata?.author !== undefined).length;
  if (visitors !== said.length) faults.push(`${visitors} messages of the visitor instead of ${said.length}`);
  if (persons !== written.length)
    faults.push(`${persons} messages of the person instead of ${written.length}`);
  return faults;
}

/** While a person has the talk Carl says nothing, and a person says nothing while they have it not. */
function judgeTurns({ said }: Talk, stored: readonly ConversationMessage[]): string[] {
  const faults: string[] = [];
  const events = stored.flatMap(({ metadata }) => (metadata?.event ? [metadata.event] : []));
  if (events.join() !== 'taken_over,handed_back') faults.push(`the events are ${events.join()}`);
  let isHeld = false;
  for (const [place, { role, content, metadata }] of stored.entries()) {
    if (metadata?.event) isHeld = metadata.event === 'taken_over';
    else if (role === 'user') {
      const answer = said.find(({ text }) => text === content)?.answer;
      const next = stored[place + 1];
      if (isHeld !== (answer === null)) faults.push(`'${content}' was answered ${answer}, held: ${isHeld}`);
      if (!isHeld && next?.content !== answer)
        faults.push(`Carl's answer to '${content}' is not the one told`);
    } else if (isHeld !== (metadata?.author !== undefined))
      faults.push(
        isHeld
          ? `Carl said '${content}' while a person had it`
          : `a person said '${content}' while Carl had it`,
      );
  }
  return faults;
}

/** The page was told of all that a person said, in its order. */
function judgeHeard({ heard }: Talk, stored: readonly ConversationMessage[]): string[] {
  const told = stored.filter(({ metadata }) => metadata?.author ?? metadata?.event).map(({ id }) => id);
  const ids = heard.map(({ id }) => id);
  return ids.join() === told.join()
    ? []
    : [`the page heard ${ids.length} of ${told.length}, or in another order`];
}
