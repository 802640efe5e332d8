// Who of the shop has the lead.
import type { DeskLead } from '../../../../schemas/lead.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useChangeLead } from '../requests/use-change-lead.ts';
import { usePeople } from './use-people.ts';

export function AssigneeChoice({ lead }: { lead: DeskLead }) {
  const give = useChangeLead(lead.id);
  const { me, names } = usePeople(lead.assignee);
  const shown = (give.isPending ? give.variables.change.assignee : lead.assignee) ?? null;
  const choose = (assignee: string | null) => {
    if (assignee === shown) return;
    give.mutate({ change: { assignee }, told: assignee ? `Given to ${assignee}` : 'Given to nobody' });
  };
  return (
    <label className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="min-w-[84px] whitespace-nowrap text-ink-quiet touch:w-full">
        Assigned <KeyHint>I</KeyHint>
      </span>
      <span className="choice">
        <select
          className="desk-control cursor-pointer appearance-none bg-transparent pr-7 font-medium data-[missing=true]:text-ink-quiet"
          data-key="i"
          data-missing={shown === null}
          value={shown ?? ''}
          onChange={({ target }) => choose(target.value || null)}
        >
          <option className="bg-desk text-ink" value="">
            Nobody
          </option>
          {names.map((name) => (
            <option key={name} className="bg-desk text-ink" value={name}>
              {name === me ? `${name} (you)` : name}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
