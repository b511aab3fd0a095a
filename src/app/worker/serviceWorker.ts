import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

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
const NEVER = [/^\/(api|media|dl|wf|pay|__replay|assets|healthz|readyz)(\/|$)/, /\/[^/?]+\.[^/?]+$/];
const DAY = 86_400;

setCacheNameDetails({ prefix: 'plaza' });
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

/** A newer app that does not answer is left waiting; what a cold start may be held up, ms. */
const PATIENCE = 1000;

/** Tells the newer app to take over; whether it has. */
const yielded = (next: { postMessage(data: unknown, ports: MessagePort[]): void }) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    self.setTimeout(() => resolve(false), PATIENCE);
    next.postMessage({ type: 'SKIP_WAITING' }, [port2]);
  });

let hasYielded = false;
const shell = createHandlerBoundToURL(SHELL);
/**
 * A cold start, with no window of the app open, has nothing to lose: a newer app that waits takes over before anything is
 * drawn, and the browser asks it for the page. Once, so that nobody is sent round and round.
 */
const page: typeof shell = async (options) => {
  const { waiting } = self.registration;
  const isCold = async () => (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0;
  if (waiting && !hasYielded && (await isCold())) {
    hasYielded = true;
    if (await yielded(waiting)) return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } });
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

// When a member has said so, a page cannot go on without, or none is open: an open page keeps the app it began with.
self.addEventListener('message', ({ data, ports }) => {
  const type = (data as { type?: string } | null)?.type;
  if (type === 'SKIP_WAITING') {
    void self.skipWaiting();
    ports[0]?.postMessage(null);
  }
  if (type === 'RETIRE') retired = true;
});
