import type { EffectApi, Listen } from '@/kernel/listen';
import type { HistoryEntry } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { sessionEnded } from '@/kernel/sessionEvents';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { guard } from './guard';
import { createHistoryQueue, type HistoryQueue } from './historyQueue';
import type { InTheWay } from './leaveRules';
import { navigationEvents, selectArrival, selectPlace, type Wish } from './navigationSlice';
import { addressOf, type Place } from './place';
import type { RouteTable } from './routeTable';

interface Setting {
  routes: RouteTable;
  isMember(state: RootState): boolean;
  /** As they are at that moment: they may come after the start. */
  inTheWay?: InTheWay;
}

/**
 * The one effect that moves the browser: guards, overlays' history entries, back and the address bar all queue here,
 * so that no two of them ever race.
 */
export const navigationEffects = (listen: Listen, { routes, isMember, inTheWay = () => undefined }: Setting) => {
  let queue: HistoryQueue | undefined;

  const started = (api: EffectApi): HistoryQueue => {
    queue ??= createHistoryQueue(api.ports.history, (entry) => {
      if (api.ports.gate.isLive) void queue?.run(() => popped(entry, api));
    });
    return queue;
  };

  /**
   * Takes the overlays' entries off the history, all but `keep` of them; the state is told before. One without an entry
   * has opened while this waited for the browser: over a page that stays, it is not what is left.
   */
  async function leaveOverlays(api: EffectApi, keep: number, pageStays: boolean) {
    const entries = api.ports.history.current().overlays.length;
    const leaves = entries > 0 || !pageStays;
    if (leaves && selectOverlays(api.getState()).length > 0) api.dispatch(overlayEvents.cleared());
    await queue?.go(-Math.max(0, entries - keep));
    return Math.min(entries, keep);
  }

  async function goTo({ to, how }: Wish, api: EffectApi) {
    const { history } = api.ports;
    const here = selectPlace(api.getState());
    const target = guard(routes, to, isMember(api.getState()), here);
    if (how === 'push' && addressOf(target) === addressOf(here) && history.current().overlays.length === 0) return;
    const rule = inTheWay(api.getState(), target);
    if (rule) return void api.dispatch(overlayEvents.opened({ kind: rule.kind, data: { to, how } }));
    // Leaving an overlay replaces its entry, so that Back never returns to a closed dialog.
    const overEntry = (await leaveOverlays(api, how === 'push' ? 1 : 0, target.page === here.page)) > 0;
    const replaces = how === 'replace' || overEntry;
    const index = history.current().index + (replaces ? 0 : 1);
    const place: Place = { ...target, index };
    // Replacing a page that is not a sign-in page leaves no such entry below.
    if (how === 'replace' && !here.returnsBack) delete place.returnsBack;
    history[replaces ? 'replace' : 'push'](entryOf(place));
    api.dispatch(navigationEvents.arrived({ place, how }));
  }

  async function popped(entry: HistoryEntry, api: EffectApi) {
    const here = selectPlace(api.getState());
    const open = selectOverlays(api.getState());
    const top = open[open.length - 1];
    const samePage = entry.pathname === here.pathname && entry.overlays.length < open.length;
    if (top && samePage) {
      api.dispatch(overlayEvents.closeAsked({ id: top.id, way: 'back' }));
      return;
    }
    const rule = inTheWay(api.getState(), routes.resolve(entry.pathname));
    if (rule) {
      // The browser has left already: it goes forward again before anybody is asked.
      await queue?.go(here.index - entry.index);
      api.dispatch(overlayEvents.opened({ kind: rule.kind, data: { back: true } }));
      return;
    }
    if (open.length > 0) api.dispatch(overlayEvents.cleared());
    if (entry.overlays.length > 0) api.ports.history.replace({ ...entry, overlays: [] });
    const target = guard(routes, `${entry.pathname}${entry.search}${entry.hash}`, isMember(api.getState()));
    const place: Place = { ...target, index: entry.index };
    Object.assign(place, wayBackOf(entry, place));
    if (addressOf(place) !== addressOf(entry)) api.ports.history.replace(entryOf(place));
    api.dispatch(navigationEvents.arrived({ place, how: 'pop' }));
  }

  /** Makes the history's overlay entries equal to the overlays that are open. */
  async function matchOverlays(api: EffectApi) {
    const { history } = api.ports;
    const open = selectOverlays(api.getState());
    const current = history.current();
    const shared = current.overlays.filter((id, at) => open[at]?.id === id).length;
    await queue?.go(shared - current.overlays.length);
    for (const overlay of open.slice(history.current().overlays.length)) {
      const below = history.current();
      const search = overlay.search ?? below.search;
      history.push({ ...below, search, index: below.index + 1, overlays: [...below.overlays, overlay.id] });
    }
  }

  async function goBack(api: EffectApi) {
    const here = selectPlace(api.getState());
    const route = routes.find(here.route);
    const named = route?.back ? routes.find(route.back) : undefined;
    const isBelow = here.returnsBack && here.returnTo && routes.resolve(here.returnTo).route === named?.name;
    if (isBelow || (!named && here.index > 0)) {
      api.ports.history.go(-1);
      return;
    }
    const fallback = named ?? routes.find(route?.tab ?? 'home');
    await goTo({ to: fallback ? plainPath(fallback.path) : '/', how: 'replace' }, api);
  }

  return [
    // From the first arrival on, the browser's own buttons are heard.
    listen.on(navigationEvents.arrived, (_arrival, api) => void started(api)),
    listen.on(navigationEvents.asked, (wish, api) => started(api).run(() => goTo(wish, api))),
    listen.on(navigationEvents.stepBackAsked, (_nothing, api) => started(api).run(() => api.ports.history.go(-1))),
    listen.on(navigationEvents.backAsked, (_nothing, api) => started(api).run(() => goBack(api))),
    listen.onMatch(
      (action): action is { type: string } => action.type.startsWith('overlays/'),
      (_action, api) => {
        const { overlays } = api.ports.history.current();
        const open = selectOverlays(api.getState());
        const equal = overlays.length === open.length && overlays.every((id, at) => open[at]?.id === id);
        // Before the first arrival there is no entry of ours to put an overlay on.
        if (equal || selectArrival(api.getState()) === 'none') return;
        return started(api).run(() => matchOverlays(api));
      },
    ),
    // A page that needs login is left at once when the session ends; where it was is remembered (C5, D4).
    listen.on(sessionEnded, async ({ by }, api) => {
      const here = selectPlace(api.getState());
      const guarded = routes.find(here.route)?.needsLogin === true;
      if (by !== 'expired' && guarded) {
        await started(api).run(() => goTo({ to: '/', how: 'replace' }, api));
      }
    }),
  ];
};

/** The first arrival: what the address bar says when the app starts. Overlays of an earlier visit are not reopened. */
export function firstPlace(entry: HistoryEntry, routes: RouteTable, isMember: boolean): Place {
  const target = guard(routes, `${entry.pathname}${entry.search}${entry.hash}`, isMember);
  const place: Place = { ...target, index: entry.index };
  return { ...place, ...wayBackOf(entry, place) };
}

/** The history entry of a place without overlays. */
export function entryOf({ pathname, search, hash, index, returnTo, returnsBack }: Place): HistoryEntry {
  const back = { ...(returnTo ? { returnTo } : {}), ...(returnsBack ? { returnsBack } : {}) };
  return { pathname, search, hash, index, overlays: [], ...back };
}

/** The way back an entry remembers, unless the guard has just found another. */
function wayBackOf({ returnTo, returnsBack }: HistoryEntry, place: Place): Pick<Place, 'returnTo' | 'returnsBack'> {
  if (place.returnTo || !returnTo) return {};
  return returnsBack ? { returnTo, returnsBack } : { returnTo };
}

/** A path pattern with its optional parts left out. */
function plainPath(path: string): string {
  return path.replace(/\/:\w+\?/g, '') || '/';
}
