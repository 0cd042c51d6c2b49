/**
 * Takes the photos that a phone shares with the installed portal. Its scope is the one address to which the phone posts
 * them: it controls no page, answers no other request and keeps no page, so that none can ever come from an old copy.
 */

// Next to this file, wherever the portal is on its origin.
const ADDRESS = new URL('share-photos', self.location.href).pathname;
const PAGE = new URL('listings/shared-photos', self.location.href).pathname;
const CACHE = 'shared-photos';
const FILES_MAX = 60;
const KEPT_FOR = 24 * 60 * 60 * 1000;

const readTime = (answer) => Number(answer?.headers.get('x-shared-at'));

/** Photos that nobody took within a day. */
async function dropOld(cache, now) {
  for (const key of await cache.keys())
    if (!(now - readTime(await cache.match(key)) < KEPT_FOR)) await cache.delete(key);
}

async function keepFile(cache, file, now) {
  await cache.put(
    `${ADDRESS}/${crypto.randomUUID()}`,
    new Response(file, {
      headers: {
        'content-type': file.type || 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name),
        'x-shared-at': String(now),
      },
    }),
  );
}

/** @returns whether all of them are on this device */
async function keepFiles(request) {
  try {
    const form = await request.formData();
    const files = form.getAll('photos').filter((entry) => typeof entry !== 'string' && entry.name !== '');
    const cache = await caches.open(CACHE);
    let now = Date.now();
    await dropOld(cache, now);
    const room = FILES_MAX - (await cache.keys()).length;
    // Each is a millisecond later, so that they keep their order.
    for (const file of files.slice(0, Math.max(0, room))) await keepFile(cache, file, now++);
    return files.length > 0 && files.length <= room;
  } catch {
    return false;
  }
}

async function receive(request) {
  const isKept = await keepFiles(request);
  return Response.redirect(PAGE + (isKept ? '' : '?missed'), 303);
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === ADDRESS) event.respondWith(receive(event.request));
});
