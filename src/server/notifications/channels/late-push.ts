// The push that says that nobody has answered and the promise is nearly up; to everybody who takes pushes.
import { quietUntil } from '../../../shop/quiet-hours.ts';
import { lateMessage } from '../../push/push-message.ts';
import { createPushToDevices } from '../../push/push-to-devices.ts';
import type { Channel } from '../channel.ts';
import { NothingToSend, SendLater } from '../send-error.ts';

export default {
  variable: 'A device that takes pushes',
  isAskedFor: true,
  isForLate: true,
  open: ({ pusher }) => {
    const push = createPushToDevices(pusher);
    return {
      isTold: () => pusher.devices().length > 0,
      send: async (notification) => {
        const { lead, shop, now } = notification;
        if (lead.handledAt !== null) throw new NothingToSend('Somebody has answered.');
        const quiet = quietUntil(shop, now);
        const due = new Date(lead.replyDueAt ?? now);
        // A promise that breaks before the quiet hours end can still be kept; one that is broken is told of in the morning.
        if (quiet && !(due > now && due < quiet)) throw new SendLater(quiet);
        await push(notification, await pusher.look(), ({ showsNames }) =>
          lateMessage(lead, { showsNames, shop, now }),
        );
      },
    };
  },
} satisfies Channel;
