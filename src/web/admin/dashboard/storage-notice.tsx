// Says that requests cannot be saved, or soon cannot, since when and why, and what to do.
import type { Summary } from '../../../schemas/admin.ts';
import { useShop } from '../page-data.ts';
import { describeShopTime } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { Notice } from './notice.tsx';

type Storage = Summary['storage'];

const FAULTS: Record<Exclude<Storage['state'], 'ok'>, { title: string; advice: string }> = {
  failing: {
    title: 'Requests cannot be saved',
    advice: 'Visitors are asked to call.',
  },
  damaged: {
    title: 'The database is damaged',
    advice: 'Leads may be missing. Keep its files as they are, and restore the newest backup.',
  },
  no_room: {
    title: 'No room for artwork',
    advice: 'Free some space, or keep artwork on a larger disk. Chat and requests go on.',
  },
  nearly_full: {
    title: 'The disk is nearly full',
    advice: 'Free some space, before requests can no longer be saved.',
  },
};

const GOES_ON = 'Boldwork goes on by itself as soon as it can write again.';
/** How failing ends, where not by itself. */
const HOW_ON: Partial<Record<NonNullable<Storage['fault']>, string>> = {
  damaged: 'Stop Boldwork, keep its files as they are, restore the newest backup and start it again.',
  gone: 'Put the file back where it was. If it is lost, stop Boldwork, restore the newest backup and start it again.',
};

export function StorageNotice({ storage: { state, fault, since, detail } }: { storage: Storage }) {
  const { time_zone } = useShop();
  const now = useNow();
  if (state === 'ok') return null;
  const { title, advice } = FAULTS[state];
  const from = since === null ? '' : ` (since ${describeShopTime(new Date(since), now, time_zone)})`;
  return (
    <Notice
      title={`${title}${from}.`}
      role={state === 'nearly_full' || state === 'no_room' ? 'status' : 'alert'}
    >
      {detail} {advice} {state === 'failing' && ((fault && HOW_ON[fault]) ?? GOES_ON)}
    </Notice>
  );
}
