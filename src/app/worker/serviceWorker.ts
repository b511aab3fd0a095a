import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What the worker has besides what a page has; the build puts the list of files in the place of its name. */
declare const self: Window & { skipWaiting(): Promise<void> };
declare const PRECACHE: { url: string; revision: string | null }[];

/** The page without nonces, its policy in itself: the one that can be kept. */
const SHELL = '/static.html';
/** Money, data, files, settings and health are the server's alone; a file with an ending is no page. */
const NEVER = [/^\/(api|media|dl|wf|pay|__replay|assets|healthz|readyz)(\/|$)/, /\/[^/?]+\.[^/?]+$/];
const DAY = 86_400;

setCacheNameDetails({ prefix: 'plaza' });
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);
registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NEVER }));

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

// Only when a member has said so: an open page keeps the app it began with.
self.addEventListener('message', ({ data }) => {
  const type = (data as { type?: string } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'RETIRE') retired = true;
});
