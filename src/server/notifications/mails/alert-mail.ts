// The mail that tells the shop how its database and its disks are doing.
import type { StorageFault } from '../../../storage/storage.ts';
import type { ServerHealth } from '../../app-context.ts';
import type { Env } from '../../env/env.ts';
import type { Alert, SendAlert } from '../channel.ts';
import type { MailBody } from './mail-body.ts';
import type { Mailer } from './mailer.ts';
import { describeMoment, senderOf, shopMailbox } from './sender.ts';

export function createAlertMailSend(mailer: Mailer, env: Env): SendAlert {
  return async (alert) => {
    const { eventId, shop, now } = alert;
    const body = bodyOf(alert);
    await mailer.send({
      eventId,
      from: senderOf(shop, env),
      to: shopMailbox(shop, env),
      replyTo: null,
      subject: body.title,
      body,
      now,
    });
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

function bodyOf({ storage, before, shop }: Alert): MailBody {
  const { state, since, detail } = storage;
  const isBetter = BY_WEIGHT.indexOf(state) < BY_WEIGHT.indexOf(before);
  return {
    title: TITLES[state],
    opening: [[isBetter && AFTER[before], detail].filter(Boolean).join(' '), whatToDo(storage)],
    facts: since === null ? [] : [['Since', describeMoment(since, shop.time_zone)]],
    closing: [],
    footer: [`Sent by the front desk of ${shop.brand.name}.`],
  };
}

function whatToDo({ state, fault }: ServerHealth): string {
  if (state !== 'failing') return WHAT_TO_DO[state];
  return `${WHAT_TO_DO.failing} ${(fault && HOW_ON[fault]) ?? GOES_ON}`;
}
