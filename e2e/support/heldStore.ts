import type { BrowserContext, Page } from '@playwright/test';

interface Held {
  dispatch(action: { type: string; payload?: unknown }): unknown;
  getState(): {
    overlays: { stack: { id: string; kind: string; at: string }[] };
    navigation: { place: { pathname: string; search: string; index: number } };
  };
}

declare global {
  interface Window {
    plazaStore: Held;
  }
}

/** Keeps the store at hand where RTK looks for the browser's extension: to ask for what only many taps would bring about. */
export async function holdStore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Create = (...args: unknown[]) => Held;
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: ((inner: Create) => Create)[]) =>
        (create: Create) =>
        (...args: unknown[]) => {
          window.plazaStore = enhancers.reduceRight((inner, enhancer) => enhancer(inner), create)(...args);
          return window.plazaStore;
        },
    });
  });
}

export const openOverlay = (page: Page, kind: string, data: Record<string, unknown> = {}): Promise<void> =>
  page.evaluate(
    ([name, given]) =>
      void window.plazaStore.dispatch({ type: 'overlays/opened', payload: { kind: name, data: given } }),
    [kind, data] as const,
  );

/** The kinds that are open, bottom first, and the place under them. */
export const layersOf = (page: Page) =>
  page.evaluate(() => {
    const { overlays, navigation } = window.plazaStore.getState();
    return { kinds: overlays.stack.map(({ kind }) => kind), index: navigation.place.index, path: location.pathname };
  });
