// An alert in words, the same by mail and by push: what has changed, and what to do.
import { ALERT_CHANNEL_LABELS, type AlertChannel } from '../../schemas/alerts.ts';
import { splitReason } from '../../schemas/split-reason.ts';
import type { StorageFault } from '../../storage/storage.ts';
import type { ServerHealth } from '../app-context.ts';
import type { Alert, AskedAlert, ChannelAlert, StorageAlert } from './channel.ts';

export interface AlertWords {
  title: string;
  /** What has changed, where there is more to say; and what to do. */
  paragraphs: string[];
  /** ISO time; null where it is none. */
  since: string | null;
}

export function alertWords(alert: Alert): AlertWords {
  if (alert.kind === 'asked') return ofAsked(alert);
  return alert.kind === 'storage' ? ofStorage(alert) : ofChannel(alert);
}

function ofAsked({ people, askedAt, isOpen }: AskedAlert): AlertWords {
  const title = people === 1 ? 'Somebody asks for a person' : `${people} people ask for a person`;
  const talk = people === 1 ? 'the conversation' : 'a conversation';
  const now = isOpen
    ? `They are in the chat. Open the desk, and take ${talk} over.`
    : `The shop is closed, and Carl has told them when it opens. Should you want to answer now: open the desk, and take ${talk} over.`;
  return { title, paragraphs: [now], since: askedAt };
}

const WHAT_FOLLOWS: Record<AlertChannel, string> = {
  mail: 'New requests are told by what still works, and wait at the desk. Mails that wait go out as soon as it works again; nothing is lost.',
  webhook:
    'New requests are told by what still works, and wait at the desk. What waits is sent as soon as it works again; nothing is lost.',
  push: 'New requests are told by what still works, and wait at the desk. Open the desk on the phone, and turn pushes off and on again there.',
};

function ofChannel({ channel, state, reason }: ChannelAlert): AlertWords {
  const name = ALERT_CHANNEL_LABELS[channel];
  if (state === 'working')
    return { title: `${name} works again`, paragraphs: ['Nothing is left to do.'], since: null };
  return {
    title: `${name} does not work`,
    paragraphs: [reason === null ? '' : splitReason(reason).says, WHAT_FOLLOWS[channel]].filter(Boolean),
    since: null,
  };
}

const TITLES: Record<ServerHealth['state'], string> = {
  ok: 'All is well again',
  failing: 'Requests cannot be saved',
  nearly_full: 'The disk is almost full',
  no_room: 'No room for artwork',
  damaged: "The database's file is damaged",
};

const WHAT_TO_DO: Record<ServerHealth['state'], string> = {
  ok: 'Nothing is left to do.',
  failing:
    'Visitors are told so, asked to try again, and given your phone number; what they typed stays in their browser.',
  nearly_full: 'Please free some space: when the disk is full, requests cannot be saved.',
  no_room:
    'Please free some space, or keep artwork on a larger disk. Chat and requests go on; files that find no room are refused.',
  damaged:
    'The site goes on, but leads may be missing. Please keep its files as they are, and restore the newest backup.',
};

const GOES_ON = 'The site goes on by itself as soon as the database takes writes again.';
/** How failing ends, where not by itself. */
const HOW_ON: Partial<Record<StorageFault, string>> = {
  damaged:
    "It does not mend itself: please stop the site, keep the database's files as they are, restore the newest backup and start the site again.",
  gone: 'Please put the file back where it was; the site then goes on. If it is lost, stop the site, restore the newest backup and start the site again: without a file it would begin with an empty one.',
};

const AFTER: Record<ServerHealth['state'], string> = {
  ok: '',
  failing: 'Requests are saved again.',
  nearly_full: 'The disk has room again.',
  no_room: 'There is room for artwork again.',
  damaged: 'The database was read again, and is whole.',
};

/** As health looks: what comes later hides what comes before. */
const BY_WEIGHT: ServerHealth['state'][] = ['ok', 'nearly_full', 'no_room', 'damaged', 'failing'];

function ofStorage({ storage, before }: StorageAlert): AlertWords {
  const { state, since, detail } = storage;
  const isBetter = BY_WEIGHT.indexOf(state) < BY_WEIGHT.indexOf(before);
  return {
    title: TITLES[state],
    paragraphs: [[isBetter && AFTER[before], detail].filter(Boolean).join(' '), whatToDo(storage)],
    since,
  };
}

function whatToDo({ state, fault }: ServerHealth): string {
  if (state !== 'failing') return WHAT_TO_DO[state];
  return `${WHAT_TO_DO.failing} ${(fault && HOW_ON[fault]) ?? GOES_ON}`;
}
