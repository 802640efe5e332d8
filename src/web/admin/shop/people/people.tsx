// Who can sign in, who was invited, and what each may do.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Person, ROLES } from '../../../../schemas/people.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { AskForm } from '../ask-form.tsx';
import { ShopSection } from '../shop-section.tsx';
import { useRefreshShop } from '../use-refresh-shop.ts';
import { InviteLink, type MadeLink } from './invite-link.tsx';
import { makeLink, PEOPLE } from './make-link.ts';
import { PersonRow } from './person-row.tsx';

export function People({ username }: { username: string }) {
  const people = useQuery<Person[]>({ queryKey: [PEOPLE], staleTime: 0 });
  const [link, setLink] = useState<MadeLink | null>(null);
  const refresh = useRefreshShop();
  const invite = useMutation({
    mutationFn: (values: Record<string, string>) => makeLink(PEOPLE, values.name?.trim() ?? '', values),
  });
  const made = async (link: MadeLink) => {
    setLink(link);
    await refresh();
  };
  const { data } = people;
  return (
    <>
      <ShopSection title="People" note={data && countOf(data)}>
        {people.isError && (
          <ListFailure
            className="my-2"
            what="The people could not be loaded."
            error={people.error}
            onRetry={people.refetch}
          />
        )}
        {!data && !people.isError && <ListLoading>Loading people...</ListLoading>}
        {data && (
          <ul className="border-t border-hairline" aria-label="People">
            {data.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isYou={person.invited === null && person.name === username}
                onChange={refresh}
                onLink={made}
              />
            ))}
          </ul>
        )}
        {link && <InviteLink link={link} onClose={() => setLink(null)} />}
        <div className="mt-2">
          <AskForm
            label="Invite somebody"
            dataKey="i"
            submit="Make the link"
            says="They choose a password of their own. The link works once, for seven days."
            fields={[
              { name: 'name', label: 'Name to sign in with' },
              { name: 'role', label: 'Role', options: ROLES.toReversed() },
            ]}
            send={invite.mutateAsync}
            onDone={made}
          />
        </div>
      </ShopSection>
      <RoleTable />
    </>
  );
}

function countOf(people: readonly Person[]): string {
  const invited = people.filter((person) => person.invited !== null).length;
  return `${people.length - invited}${invited > 0 ? `, ${invited} invited` : ''}`;
}

/** As src/server/accounts/desk-calls.ts has it. */
const MAY: [what: string, staff: boolean][] = [
  ['Answer, quote, send proofs', true],
  ['See and change leads, read conversations', true],
  ['Their own password, second step and sessions', true],
  ['Invite people, change roles, end their sessions', false],
  ['Delete leads and conversations, download all as CSV', false],
  ['Read the audit log', false],
];

function RoleTable() {
  return (
    <ShopSection title="What each may do" note="fixed, the server decides">
      <table className="w-full text-left">
        <thead>
          <tr className="text-ink-quiet">
            <th scope="col" className="font-normal">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col" className="w-16 font-normal">
              Owner
            </th>
            <th scope="col" className="w-16 font-normal">
              Staff
            </th>
          </tr>
        </thead>
        <tbody>
          {MAY.map(([what, staff]) => (
            <tr key={what} className="border-b border-hairline">
              <th scope="row" className="py-1 pr-2 pl-0 font-normal">
                {what}
              </th>
              <td>yes</td>
              <td className={staff ? '' : 'text-ink-quiet'}>{staff ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ShopSection>
  );
}
