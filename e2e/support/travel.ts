import type { Page } from '@playwright/test';

/** Goes to a page within the app. */
export const travel = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Until nothing more is on its way to the page as it is seen. */
export const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const now = window as typeof window & { quietSince?: number; fetched?: number };
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].some((one) => one.checkVisibility());
    const fetched = performance.getEntriesByType('resource').length;
    if (busy || fetched !== now.fetched) now.quietSince = performance.now();
    now.fetched = fetched;
    return performance.now() - (now.quietSince ?? 0) > 100;
  });
