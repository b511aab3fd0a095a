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

/** The document's title follows the place and the operator's settings (A6). */
export const titleEffects = (listen: Listen, routes: RouteTable) => {
  const follow = async (_event: unknown, { delay, getState, ports }: EffectApi) => {
    // Telling the browser takes as long as drawing a small page does; the page goes first.
    await delay(0);
    ports.document.setTitle(documentTitle(getState(), routes));
  };
  return [listen.on(navigationEvents.arrived, follow), listen.on(configEvents.loaded, follow)];
};
