import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';

/**
 * Puts the official inspector where RTK looks for the browser extension, and keeps its side of the store at hand. It
 * brings its own React, and is drawn only when a test asks for it.
 */
const ENTRY = `
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createDevTools } from '@redux-devtools/core';
import { InspectorMonitor } from '@redux-devtools/inspector-monitor';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const Inspector = createDevTools(createElement(InspectorMonitor));
let store;
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({ maxAge }) => (...enhancers) => (createStore) => {
  const create = enhancers.reduceRight((inner, enhancer) => enhancer(inner), Inspector.instrument({ maxAge })(createStore));
  return (...args) => {
    store = create(...args);
    window.plazaDevTools = store.liftedStore;
    return store;
  };
};
window.plazaInspector = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'inspector';
  place.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff';
  const nonce = document.querySelector('script[nonce]')?.nonce;
  const cache = createCache({ key: 'inspector', nonce });
  const root = createRoot(place);
  root.render(createElement(CacheProvider, { value: cache }, createElement(Inspector, { store })));
  return () => {
    root.unmount();
    place.remove();
  };
};`;

interface Lifted {
  dispatch(action: { type: string; [field: string]: unknown }): void;
  getState(): {
    currentStateIndex: number;
    stagedActionIds: number[];
    actionsById: Record<number, { action: { type: string } }>;
    computedStates: {
      state: {
        account: { uid: string };
        navigation: { place: { pathname: string; search: string; hash: string } };
      };
    }[];
  };
}

declare global {
  interface Window {
    plazaDevTools: Lifted;
    plazaInspector(): () => void;
    plazaInspectorClosed?: () => void;
  }
}

/** Opens the Redux DevTools beside every page of the context. */
export async function attachDevTools(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
}

/** The recorded actions, oldest first. */
export const recorded = (page: Page): Promise<{ id: number; type: string }[]> =>
  page.evaluate(() => {
    const { stagedActionIds, actionsById } = window.plazaDevTools.getState();
    return stagedActionIds.map((id) => ({ id, type: actionsById[id]?.action.type ?? '' }));
  });

/** Longer than RTK Query's housekeeping and late code stay behind what caused them. */
const REST_MS = 1_500;

/** The recorded actions once no more have come for a while. */
export async function recordedAtRest(page: Page): Promise<{ id: number; type: string }[]> {
  for (;;) {
    const before = await recorded(page);
    await page.waitForTimeout(REST_MS);
    const now = await recorded(page);
    if (now.length === before.length) return now;
  }
}

export const jumpTo = (page: Page, id: number): Promise<void> =>
  page.evaluate((actionId) => window.plazaDevTools.dispatch({ type: 'JUMP_TO_ACTION', actionId }), id);

/** Looks at each of these actions in turn; answers where the bar showed another address than the state says. */
export const visit = (page: Page, ids: readonly number[]): Promise<string[]> =>
  page.evaluate(async (actionIds) => {
    const odd: string[] = [];
    for (const actionId of actionIds) {
      window.plazaDevTools.dispatch({ type: 'JUMP_TO_ACTION', actionId });
      // A task of its own, so that React draws and its effects run.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
      const { currentStateIndex, computedStates } = window.plazaDevTools.getState();
      const { pathname, search, hash } = computedStates[currentStateIndex]?.state.navigation.place ?? location;
      const shown = location.href.slice(location.origin.length);
      if (shown !== `${pathname}${search}${hash}`) odd.push(`${actionId}: ${shown} for ${pathname}${search}${hash}`);
    }
    return odd;
  }, ids);

/** Jumps to the last action of these types. */
export async function jumpToLast(page: Page, ...types: string[]): Promise<void> {
  const action = (await recorded(page)).findLast((one) => types.includes(one.type));
  expect(action, `an action ${types}`).toBeDefined();
  await jumpTo(page, action?.id ?? 0);
}

/** The whole log as the DevTools hold it, `undefined` in their own way of writing. */
export const liftedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify({ ...window.plazaDevTools.getState(), computedStates: [] }, (_name, value) =>
      value === undefined ? { $jsan: 'u' } : value,
    ),
  );

/** Puts a list of actions in place of the page's own history, as an import does. */
export const importActions = (page: Page, actions: readonly object[]): Promise<void> =>
  page.evaluate((nextLiftedState) => {
    window.plazaDevTools.dispatch({ type: 'IMPORT_STATE', nextLiftedState });
  }, actions);

/** Who the last state says is signed in. */
export const signedIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => window.plazaDevTools.getState().computedStates.at(-1)?.state.account.uid);

/** Draws the official inspector over the page; answers its rows. */
export async function openInspector(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    window.plazaInspectorClosed = window.plazaInspector();
  });
  return page.getByTestId('actionListRows').locator('[data-id]');
}

export const closeInspector = (page: Page): Promise<void> => page.evaluate(() => window.plazaInspectorClosed?.());

/** The action that is looked at. */
export const lookedAt = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const { stagedActionIds, currentStateIndex } = window.plazaDevTools.getState();
    return stagedActionIds[currentStateIndex];
  });
