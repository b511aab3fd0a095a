import type { Page } from '@playwright/test';

/** Makes calls to `path` answer what the page then shows as its error state, and loads it again. */
export async function failing(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}*`, (route) =>
    route.fulfill({ json: { code: 1, msg: '服务正在维护，请稍后再来', data: null } }),
  );
  await page.reload();
  await page.getByText('服务正在维护，请稍后再来').first().waitFor();
}

/** Lets calls to `path` wait for ever, and loads the page again: its skeleton. */
export async function waiting(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}*`, () => new Promise(() => {}));
  await page.reload();
  await page.getByRole('status').filter({ hasText: '加载中' }).first().waitFor();
}

/** Makes calls to `path` answer an empty list, and loads the page again. */
export async function empty(page: Page, path: string): Promise<void> {
  const data = { records: [], total: 0, currentPage: 1, pageSize: 20, hasMore: false, unread: 0 };
  await page.route(`**/api/${path}*`, (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** Forgets what an earlier visit kept in the browser under the key, which would be shown in place of a face. */
export async function forget(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), key);
}
