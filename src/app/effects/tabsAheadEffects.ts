import { selectBoot } from '@/features/boot/bootSlice';
import type { Listen } from '@/kernel/listen';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { selectSettings } from '@/shell/settings/settingsSlice';

/** Quiet after app start, ms, and between two files: what the member does then comes first. */
const QUIET_MS = 4_000;
const BETWEEN_MS = 500;
const tabs = ['square', 'games', 'animate', 'profile', 'home'];

/** The code of the five tabs is fetched while nothing else happens; not where data is saved. */
export const tabsAheadEffects = (listen: Listen, routes: RouteTable) => [
  listen.onEnter(selectBoot, 'ready', async (_ready, { delay, getState, ports }) => {
    await delay(QUIET_MS);
    for (const name of tabs) {
      if (ports.screen.savesData() || selectSettings(getState()).dataSaver || !ports.document.isOnline()) return;
      // Straight from the route: one that fails is no news, and no reason to load the page again.
      await routes
        .find(name)
        ?.load()
        .catch(() => undefined);
      await delay(BETWEEN_MS);
    }
  }),
];
