import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/**
 * Exports what was done on this page as a member does, through 设置 and 操作记录, and keeps it with the number of entries up to
 * there: the way to the menu is no part of the case.
 */
export async function keepRecording(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const end = await page.evaluate(() => Date.now());
  await page.evaluate(() => {
    const { plaza } = history.state as { plaza: { index: number } };
    const state = { plaza: { index: plaza.index + 1, overlays: [] } };
    // As if the settings had been there to go forward to: from every page the same way.
    history.pushState(state, '', '/profile?view=settings');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await page.getByRole('button', { name: /操作记录/ }).click();
  const menu = page.getByRole('dialog', { name: '操作记录' });
  const saved = page.waitForEvent('download');
  await menu.getByRole('button', { name: '导出记录文件' }).click();
  const path = await (await saved).path();
  const text = await readFile(path, 'utf8');
  const file = JSON.parse(text) as { header: { recordedAt: number }; entries: { t: number }[] };
  const until = file.entries.filter(({ t }) => file.header.recordedAt + t <= end).length;
  expect(until).toBeGreaterThan(10);
  const folder = process.env.RECORDINGS ?? '';
  await writeFile(`${folder}/${name}.json`, text);
  await writeFile(`${folder}/${name}.until`, String(until));
}
