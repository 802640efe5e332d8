// The worker of the installed desk: shows pushes and says so, and opens the desk where one is pressed. It answers no requests and
// keeps nothing.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

/** Browsers want something shown for every push: one that cannot be read is told of too. */
function read(data) {
  const unreadable = {
    title: 'News at the desk',
    body: 'Open the desk to see them.',
    tag: 'desk',
    url: '/admin/dashboard',
  };
  try {
    return { ...unreadable, ...data.json() };
  } catch {
    return unreadable;
  }
}

async function show({ title, body, tag, url, token, waiting }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { url },
  });
  // Without a session too: the token is the right to say so.
  const receipt = token
    ? fetch('/api/push/receipts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    : null;
  const badge = Number.isInteger(waiting) ? self.navigator.setAppBadge?.(waiting) : null;
  await Promise.allSettled([receipt, badge]);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/admin/dashboard'));
});

/** In a desk that is open already, else in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find((one) => new URL(one.url).pathname.startsWith('/admin/'));
  if (!desk) return self.clients.openWindow(url);
  await desk.focus();
  return desk.navigate(url).catch(() => self.clients.openWindow(url));
}

/** The browser has made a new address for the old one: the server hears of it, or the desk says so when it is opened next. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  await fetch('/api/admin/alerts/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fresh.toJSON(), replaces: oldSubscription?.endpoint }),
  });
}
