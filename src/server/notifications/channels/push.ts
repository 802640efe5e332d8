// Pushes to the phones and computers of the shop's people: new requests, and what happens on job pages.
import { quietUntil } from '../../../shop/quiet-hours.ts';
import { leadMessage } from '../../push/push-message.ts';
import { createPushToDevices } from '../../push/push-to-devices.ts';
import type { Pusher } from '../../push/pusher.ts';
import { alertWords } from '../alert-words.ts';
import type { Channel, Send, SendAlert } from '../channel.ts';
import { SendLater } from '../send-error.ts';

export default {
  variable: 'A device that takes pushes',
  open: ({ pusher }) => ({
    send: createPushSend(pusher),
    isTold: () => pusher.devices().some(({ told }) => told !== 'escalations'),
    alert: createPushAlertSend(pusher),
  }),
} satisfies Channel;

function createPushSend(pusher: Pusher): Send {
  const push = createPushToDevices(pusher);
  return async (notification) => {
    const { lead, shop, now } = notification;
    const quiet = quietUntil(shop, now);
    if (quiet) throw new SendLater(quiet);
    const isNews = (await notification.unanswered()) !== null;
    const devices = (await pusher.look()).filter(
      ({ told }) => told === 'requests' || (told === 'asked' && (isNews || lead.source === 'callback')),
    );
    await push(notification, devices, ({ showsNames }) => leadMessage(lead, { showsNames, isNews }));
  };
}

/** Seconds. An alert that comes after an hour is none; nobody waits in a chat for longer than some minutes. */
const ALERT_TTL = 60 * 60;
const ASKED_TTL = 5 * 60;

/** To all: that nothing can be saved, or that a channel fails, cannot be turned off. Who waits in the chat disturbs nobody's night. */
function createPushAlertSend(pusher: Pusher): SendAlert {
  return async (alert) => {
    const isAsked = alert.kind === 'asked';
    if (isAsked && quietUntil(alert.shop, alert.now)) return;
    const { title, paragraphs } = alertWords(alert);
    // The database that is told of may be the one that does not answer.
    const all = await pusher.look().catch(() => pusher.devices());
    const devices = isAsked ? all.filter(({ told }) => told !== 'escalations') : all;
    const url = isAsked ? '/admin/dashboard?tab=conversations' : '/admin/dashboard';
    const message = { title, body: paragraphs[0] ?? '', tag: `alert-${alert.kind}`, url };
    const options = { ttl: isAsked ? ASKED_TTL : ALERT_TTL, lineId: null };
    const sent = await Promise.allSettled(devices.map((device) => pusher.send(device, message, options)));
    const failed = sent.find((one) => one.status === 'rejected');
    if (failed && sent.every((one) => one.status === 'rejected')) throw failed.reason;
  };
}
