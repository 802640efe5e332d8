// Pushes to this browser: whether it can take them, and the subscription that it has.
import type { SubscribeRequest } from '../../../../schemas/alerts.ts';
import { getJson } from '../../../api.ts';
import { ALERTS } from './use-alerts.ts';

const WORKER = '/admin/sw.js';
const SCOPE = '/admin/';
/** Under which this browser remembers which of the shop's devices it is. */
const STORED = 'boldwork-push-device';
/** Under which it remembers at what address. */
const STORED_ENDPOINT = 'boldwork-push-endpoint';

/** Why it cannot, as the page says it; null where it can. */
export function whyNoPushes(): string | null {
  if (!isSecureContext)
    return 'Pushes need the desk to be open over https. Ask whoever runs it to set that up.';
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isIpad();
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isApple && !isInstalled)
    return 'On an iPhone or iPad the desk has to be on the home screen first. In Safari press Share, then Add to Home Screen. Open the desk from there and come back to this page.';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'This browser takes no pushes. Try another one, or your phone.';
  if (Notification.permission === 'denied')
    return 'This browser was told to show no notifications of this site. Allow them in its settings for the site, then come back to this page.';
  return null;
}

/** It calls itself a Mac. */
const isIpad = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** Which of the shop's devices this browser is; null where it is none. */
export async function findOwnDevice(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager?.getSubscription();
  return subscription ? localStorage.getItem(STORED) : null;
}

/** To be called by a press: browsers ask then, and phones only then. Rejects with an Error for people. */
export async function takePushes(
  publicKey: string,
  wishes: Pick<SubscribeRequest, 'told' | 'showsNames'>,
): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser was not allowed to show notifications. Press again, and allow them.');
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await whenActive(registration);
  const subscription = await subscribe(registration, publicKey).catch(() => {
    throw new Error('The browser could not reach its push service. Check the connection and try again.');
  });
  await tellServer(subscription, wishes);
}

/**
 * Tells the server of an address that the browser has made for an old one, where its worker could not: nobody was signed in.
 * To be called when the desk is opened.
 */
export async function renewPushes(): Promise<void> {
  if (!('serviceWorker' in navigator) || localStorage.getItem(STORED) === null) return;
  const replaces = localStorage.getItem(STORED_ENDPOINT);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  const { endpoint = '' } = subscription.toJSON();
  if (replaces === null) localStorage.setItem(STORED_ENDPOINT, endpoint);
  else if (replaces !== endpoint) await tellServer(subscription, { replaces });
}

async function tellServer(
  subscription: PushSubscription,
  more: Pick<SubscribeRequest, 'told' | 'showsNames' | 'replaces'>,
): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { id } = await getJson<{ id: string }>(`${ALERTS}/push`, {
    method: 'POST',
    body: { endpoint, keys, ...more },
  });
  localStorage.setItem(STORED, id);
  localStorage.setItem(STORED_ENDPOINT, endpoint);
}

/** Forgets that this browser took pushes; the shop is to be told first. */
export async function stopPushes(): Promise<void> {
  localStorage.removeItem(STORED);
  localStorage.removeItem(STORED_ENDPOINT);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A subscription for another key of the shop, from before it moved, is given up. */
async function subscribe(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

function whenActive(registration: ServiceWorkerRegistration): Promise<unknown> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve(undefined));
  });
}
