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
  dispatch(action: { type: string; actionId: number }): void;
  getState(): {
    stagedActionIds: number[];
    actionsById: Record<number, { action: { type: string } }>;
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

/** Jumps to the last action of a type. */
export async function jumpToLast(page: Page, type: string): Promise<void> {
  const action = (await recorded(page)).findLast((one) => one.type === type);
  expect(action, `an action ${type}`).toBeDefined();
  await jumpTo(page, action?.id ?? 0);
}
