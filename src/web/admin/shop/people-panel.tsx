// People and sign-in: an owner sees who is here and what was done; everybody their own way in.
import { useSessionQuery } from '../session/use-session-query.ts';
import { AuditLog } from './audit/audit-log.tsx';
import { People } from './people/people.tsx';
import { OwnSignIn } from './sign-in/own-sign-in.tsx';

const COLUMN = 'min-w-0 px-4 pt-3 pb-8 max-wide:border-b max-wide:border-line';

export function PeoplePanel() {
  const session = useSessionQuery().data;
  if (!session) return null;
  if (session.role !== 'owner')
    return (
      <div className="max-w-160 px-4 pt-3 pb-8">
        <OwnSignIn />
        <p className="mt-6 text-ink-quiet">People and the audit log are for owners.</p>
      </div>
    );
  return (
    <div className="grid desk:grid-cols-2 wide:grid-cols-[38fr_30fr_32fr]">
      <div className={COLUMN}>
        <People username={session.username} />
      </div>
      <div className={`${COLUMN} border-line desk:border-l`}>
        <OwnSignIn />
      </div>
      <div className={`${COLUMN} border-line desk:max-wide:col-span-2 wide:border-l`}>
        <AuditLog />
      </div>
    </div>
  );
}
