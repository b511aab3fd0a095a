import { selectBoot } from '@/features/boot/bootSlice';
import type { Listen } from '@/kernel/listen';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { selectSettings } from '@/shell/settings/settingsSlice';

/** Quiet after app start, ms, and between two files: what the member does then comes first. */
const QUIET_MS = 4_000;
const BETWEEN_MS = 500;
const tabs = ['square', 'games', 'animate', 'profile', 'home'];
/** Lists most visits come to: their first page is asked for as well. Of each further one the server would pay a call a visit. */
const lists = ['square', 'games'];

/** The code of the five tabs and the first lists are fetched while nothing else happens; not where data is saved. */
export const tabsAheadEffects = (listen: Listen, routes: RouteTable) => [
  listen.onEnter(selectBoot, 'ready', async (_ready, { delay, dispatch, getState, ports }) => {
    await delay(QUIET_MS);
    for (const name of tabs) {
      if (ports.screen.savesData() || selectSettings(getState()).dataSaver || !ports.document.isOnline()) return;
      // Straight from the route: one that fails is no news, and no reason to load the page again.
      const route = routes.find(name);
      await route?.load().catch(() => undefined);
      if (route && lists.includes(name)) await routes.prefetches[name]?.({}, dispatch).catch(() => undefined);
      await delay(BETWEEN_MS);
    }
  }),
];
