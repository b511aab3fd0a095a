import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { KEPT_PAGES, pageKey } from './keptPages';

/** What the worker has besides what a page has; the build puts the list of files in its place. */
declare const self: Window & {
  skipWaiting(): Promise<void>;
  registration: { waiting: { postMessage(data: unknown, ports: MessagePort[]): void } | null };
  clients: { matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]> };
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** The page without nonces, its policy in itself: the one that can be kept. */
const SHELL = '/static.html';
/** Money, data, files, settings and health are the server's alone; a file with an ending is no page. */
const NEVER = [/^\/(api|media|dl|wf|pay|__replay|__desk|assets|healthz|readyz)(\/|$)/, /\/[^/?]+\.[^/?]+$/];
const DAY = 86_400;

setCacheNameDetails({ prefix: 'plaza' });
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** A newer app that does not answer is left waiting, ms: a slow phone takes a second or two to start its worker. */
const PATIENCE = 4000;
/** How often a page is sent to ask anew while the newer app takes over: it does once nothing is under way here. */
const MOST_ROUNDS = 20;

/** Offers a newer app to take over; whether it does. One that answers too late is not told to: a page is open by then. */
const yielded = (next: { postMessage(data: unknown, ports: MessagePort[]): void }) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (takesOver: boolean) => {
      self.clearTimeout(late);
      if (takesOver) port1.postMessage(null);
      port1.onmessage = null;
      resolve(takesOver);
    };
    const late = self.setTimeout(() => end(false), PATIENCE);
    port1.onmessage = () => end(true);
    next.postMessage({ type: 'TAKE_OVER' }, [port2]);
  });

let hasAsked = false;
let rounds = 0;
const again = () => {
  rounds += 1;
  return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } });
};
const shell = createHandlerBoundToURL(SHELL);
/**
 * A cold start, with no window of the app open, has nothing to lose: a newer app that waits takes over before anything is
 * drawn, and the browser asks it for the page. It is asked once, and nobody is sent round and round.
 */
const page: typeof shell = async (options) => {
  const { waiting } = self.registration;
  const isCold = async () => (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0;
  if (waiting && rounds > 0 && rounds < MOST_ROUNDS) return again();
  if (waiting && !hasAsked && (await isCold())) {
    hasAsked = true;
    if (await yielded(waiting)) return again();
  }
  return shell(options);
};
registerRoute(new NavigationRoute(page, { denylist: NEVER }));

/** It goes on serving open pages until they close, and keeps nothing more. */
let retired = false;
/** What was under way when the worker was taken away is for the page that asked, and not kept either. */
const whileInCharge = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    retired || response.status !== 200 ? null : response,
};

// Their names change with what is in them: one that is here is right. So many that every page fits, no more.
registerRoute(
  ({ sameOrigin, url }) => !retired && sameOrigin && /^\/assets\/[^/]+\.js$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'plaza-code',
    plugins: [whileInCharge, new ExpirationPlugin({ maxEntries: 160, maxAgeSeconds: 30 * DAY })],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => !retired && sameOrigin && /^\/(icons|assets)\/[^/]+\.(svg|png|webp)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'plaza-pictures',
    plugins: [whileInCharge, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY })],
  }),
);

// What is paid for or taken down is the server's to say: only where it cannot be reached is there what the app has kept of the last reading.
registerRoute(
  ({ sameOrigin, url }) => !retired && sameOrigin && pageKey(url.pathname) !== null,
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async ({ request }) =>
          (await caches.open(KEPT_PAGES)).match(pageKey(new URL(request.url).pathname) ?? ''),
      },
    ],
  }),
);

// When a member has said so, a page cannot go on without, or none is open: an open page keeps the app it began with.
self.addEventListener('message', ({ data, ports }) => {
  const type = (data as { type?: string } | null)?.type;
  const [asker] = ports;
  if (type === 'SKIP_WAITING') {
    void self.skipWaiting();
    // A worker of an earlier build has asked with that, and waits for the answer.
    asker?.postMessage(null);
  }
  if (type === 'TAKE_OVER' && asker) {
    asker.onmessage = () => void self.skipWaiting();
    asker.postMessage(null);
  }
  if (type === 'RETIRE') retired = true;
});
