import { readdirSync, readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** As much of a session file as the tests look at. */
export interface SessionLog {
  path: string;
  name: string;
  text: string;
  entries: { s: number; a: { type: string }; h: string }[];
}

const folder = 'src/app/replay/logs';

/** Every log of the repository. */
export const committedLogs: readonly SessionLog[] = readdirSync(folder)
  .filter((name) => name.endsWith('.session.json'))
  .map((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return { path: `${folder}/${name}`, name, text, entries: (JSON.parse(text) as SessionLog).entries };
  });

/** The purchase with login, two games, too few diamonds and the way to the cashier (R1). */
export const purchaseLog = committedLogs.find(({ name }) => name === 'purchase.session.json') as SessionLog;

/** The number of the first action of a type. */
export const placeOf = ({ entries }: SessionLog, type: string): number =>
  entries.find(({ a }) => a.type === type)?.s ?? 0;

/** Opens a log on the replay page that is open. */
export async function openLog(page: Page, file: string | { name: string; text: string }): Promise<void> {
  const given =
    typeof file === 'string'
      ? file
      : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text, 'utf8') };
  await page.locator('input[type="file"]:not([aria-label="和另一份比较"])').setInputFiles(given);
  await expect(page.getByRole('listbox', { name: '操作列表' })).toBeVisible();
}

/** The app inside the page. */
export const stageOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="当时的画面"]');

/** Looks at an entry. */
export async function goTo(page: Page, s: number): Promise<void> {
  await page.getByRole('slider', { name: '进度' }).fill(String(s));
  await expect(page.locator('output')).toContainText(`第 ${s} 步`);
}
