// The questions as rows: how often, what, by how many, and when last. For Tab the list is one stop.
import { useState } from 'react';
import { Link } from 'wouter';
import type { QuestionGroup } from '../../../schemas/question.ts';
import { moveByArrows } from '../keys/rows.ts';
import type { RowLink } from '../list/neighbours.tsx';
import { When } from '../time/when.tsx';

interface Props {
  groups: readonly QuestionGroup[];
  openId: string | undefined;
  linkTo: (id: string) => RowLink;
}

export function QuestionRows({ groups, openId, linkTo }: Props) {
  const [usedId, setUsedId] = useState<string>();
  const isShown = (id: string | undefined) => groups.some((group) => group.id === id);
  const stop = [usedId, openId].find(isShown) ?? groups[0]?.id;
  return (
    <ul aria-label="Questions" onKeyDown={moveByArrows}>
      {groups.map((group) => (
        <QuestionRow
          key={group.id}
          group={group}
          isOpen={group.id === openId}
          link={linkTo(group.id)}
          tabIndex={group.id === stop ? 0 : -1}
          onUse={() => setUsedId(group.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  group: QuestionGroup;
  isOpen: boolean;
  link: RowLink;
  tabIndex: 0 | -1;
  /** The focus came to the row. */
  onUse: () => void;
}

function QuestionRow({ group, isOpen, link, tabIndex, onUse }: RowProps) {
  const { id, question, count, conversations, language, lastAt, answer } = group;
  return (
    <li
      className="relative grid grid-cols-[38px_minmax(0,1fr)_max-content] gap-x-3 border-b border-hairline px-4 py-2 pl-3 hover:bg-highlight/35 data-[open=true]:bg-highlight data-[open=true]:shadow-open touch:py-3 touch:text-small"
      data-open={isOpen}
      onFocus={onUse}
    >
      <b className="row-span-2 text-right text-item leading-[1.3]">
        {count}
        <span className="visually-hidden"> times: </span>
      </b>
      <Link
        {...link}
        className="truncate text-name font-semibold no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus touch:text-thumb"
        aria-current={isOpen || undefined}
        data-row={id}
        tabIndex={tabIndex}
      >
        <span dir="auto" lang={language}>
          {question}
        </span>
      </Link>
      <When at={lastAt} className="text-right text-ink-quiet touch:text-note" age="hidden" minute="" />
      <p className="col-start-2 truncate text-ink-quiet touch:text-note">
        {describeAskers(conversations)}
        {language === 'es' && ', Spanish'}
        {answer && group.state === 'open' && (
          <b className="font-semibold text-late">
            {answer.endedAt === null ? ', asked beside its answer' : ', its answer has ended'}
          </b>
        )}
      </p>
    </li>
  );
}

const describeAskers = (conversations: number): string =>
  `${conversations} ${conversations === 1 ? 'visitor' : 'visitors'}`;
