import { type BrowserContext, expect, type Page } from '@playwright/test';
import { build } from 'esbuild';

/** Puts the official instrument where RTK looks for the browser extension, and keeps its side of the store at hand. */
const ENTRY = `
import { instrument } from '@redux-devtools/instrument';
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({ maxAge }) => (...enhancers) => (createStore) => {
  const create = enhancers.reduceRight((inner, enhancer) => enhancer(inner), instrument(undefined, { maxAge })(createStore));
  return (...args) => {
    const store = create(...args);
    window.plazaDevTools = store.liftedStore;
    return store;
  };
};`;

interface Lifted {
  dispatch(action: { type: string; [field: string]: unknown }): void;
  getState(): {
    stagedActionIds: number[];
    actionsById: Record<number, { action: { type: string } }>;
    computedStates: { state: { account: { uid: string } } }[];
  };
}

declare global {
  interface Window {
    plazaDevTools: Lifted;
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

export const jumpTo = (page: Page, id: number): Promise<void> =>
  page.evaluate((actionId) => window.plazaDevTools.dispatch({ type: 'JUMP_TO_ACTION', actionId }), id);

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
