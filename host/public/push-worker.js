/**
 * Shows notifications while no page of the portal is open, and opens their page. It handles nothing else: it has no
 * `fetch` handler and stores nothing, so that no page can ever come from an old copy.
 */

/** Next to this file, wherever the portal is on its origin. */
const START = new URL('./', self.location.href).href;

/** Only a path of the portal. */
function toOwnAddress(path) {
  const address = new URL(`.${path}`, START).href;
  return /^\/(?![/\\])/.test(path) && address.startsWith(START) ? address : START;
}

/** Null for a message that is not of the portal's server. */
function readMessage(data) {
  try {
    const { title, body, path, tag, lang, dir } = data.json();
    if (typeof title !== 'string' || title === '') return null;
    return { title, options: { body, tag, lang, dir, icon: 'apple-touch-icon.png', data: { path } } };
  } catch {
    return null;
  }
}

/** How long an open tab has to answer before a new one is opened. */
const ANSWER_WITHIN = 1000;

/** Asks an open tab to show the page, without loading it again. Tabs that show no agent's page do not answer. */
function askTab(tab, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_WITHIN);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ type: 'notification:open', path }, [port2]);
  });
}

async function openPage(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The tab that is in front, else the one that was last.
  for (const tab of [...tabs].sort((one, other) => Number(other.focused) - Number(one.focused)))
    if (await askTab(tab, path)) return tab.focus();
  return self.clients.openWindow(toOwnAddress(path));
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = event.data && readMessage(event.data);
  if (message) event.waitUntil(self.registration.showNotification(message.title, message.options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  event.waitUntil(openPage(typeof path === 'string' ? path : '/'));
});
