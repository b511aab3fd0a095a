import type { BrowserContext, Page } from '@playwright/test';

/** What a page has done to the world outside it so far. */
export interface World {
  pushes: number;
  writes: number;
  fetches: number;
  beacons: number;
  opens: number;
  copies: number;
  /** Timers of a second to ten minutes: shorter ones belong to motion, longer ones are RTK Query's tidying of its cache. */
  timers: number;
}

declare global {
  interface Window {
    plazaWorld: World;
  }
}

/** Counts from the first script on, underneath everything the app uses. */
export async function countWorld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const world = { pushes: 0, writes: 0, fetches: 0, beacons: 0, opens: 0, copies: 0, timers: 0 };
    window.plazaWorld = world;
    type Method = (...given: unknown[]) => unknown;
    const count = (owner: object, name: string, key: keyof typeof world, when = (_given: unknown[]) => true) => {
      const inner = (owner as Record<string, Method>)[name];
      if (!inner) return;
      (owner as Record<string, Method>)[name] = function counted(this: unknown, ...given: unknown[]) {
        if (when(given)) world[key] += 1;
        return inner.apply(this, given);
      };
    };
    count(History.prototype, 'pushState', 'pushes');
    count(Storage.prototype, 'setItem', 'writes');
    count(Storage.prototype, 'removeItem', 'writes');
    count(window, 'fetch', 'fetches');
    count(XMLHttpRequest.prototype, 'send', 'fetches');
    count(navigator, 'sendBeacon', 'beacons');
    count(window, 'open', 'opens');
    if (navigator.clipboard) count(navigator.clipboard, 'writeText', 'copies');
    count(window, 'setTimeout', 'timers', ([, ms]) => typeof ms === 'number' && ms >= 1_000 && ms < 600_000);
    count(window, 'setInterval', 'timers');
  });
}

/** The counts so far, with the bytes of both storages. */
export const worldOf = (page: Page) =>
  page.evaluate(() => ({
    ...window.plazaWorld,
    entries: history.length,
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
  }));
