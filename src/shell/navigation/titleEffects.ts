import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { configEvents, selectConfig } from '@/shell/config/configSlice';
import { navigationEvents, selectPlace } from './navigationSlice';
import type { RouteTable } from './routeTable';

/** Product title, and the route's own title if there is one (A6). */
export function documentTitle(state: RootState, routes: RouteTable): string {
  const { title } = selectConfig(state);
  const own = routes.find(selectPlace(state).route)?.title;
  return own ? `${title} | ${own}` : title;
}

/** Longer than the frame of a tap takes on a slow phone, ms: telling the browser takes as long as drawing a small page does. */
const AFTER_FRAME_MS = 100;

/** The document's title follows the place and the operator's settings (A6). */
export const titleEffects = (listen: Listen, routes: RouteTable) => {
  const follow = async (_event: unknown, { delay, getState, ports }: EffectApi) => {
    await delay(AFTER_FRAME_MS);
    ports.document.setTitle(documentTitle(getState(), routes));
  };
  return [listen.on(navigationEvents.arrived, follow), listen.on(configEvents.loaded, follow)];
};
