import type { LoadPort } from '@/kernel/ports';

/** How the browser says that this page was loaded. */
function loadType(): string | undefined {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load ? String(load.type) : undefined;
}

/** Whether this page was loaded again by whoever looks at it. */
export const browserLoadedAgain = (): boolean => loadType() === 'reload';

/** The load of the page as the browser tells it. */
export const createBrowserLoad = (): LoadPort => ({
  isAgain: ['reload', 'back_forward'].includes(loadType() ?? ''),
});
