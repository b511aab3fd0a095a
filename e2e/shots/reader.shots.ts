import { chapters, menuButton, pageMark, picture } from '@e2e/support/reading';
import { expect, type Page } from '@playwright/test';
import type { Shot } from './shot';

const who = ['guest'] as const;
const PICTURES = '**/media/page/**';

/** The tap zones are understood; the first page is there. */
async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(pageMark(page)).toBeVisible();
}

async function menu(page: Page): Promise<void> {
  await start(page);
  await page.keyboard.press('Enter');
  await expect(menuButton(page, '设置')).toBeVisible();
}

async function open(page: Page, name: string): Promise<void> {
  await menu(page);
  await menuButton(page, name).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** With a look that was chosen before. */
const looking =
  (look: object, then: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    await page.evaluate(
      (own) => localStorage.setItem('plaza:reader', JSON.stringify({ habits: { guided: true }, look: own })),
      look,
    );
    await page.reload();
    await expect(pageMark(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await then(page);
  };

const toEnd = async (page: Page): Promise<void> => {
  await start(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
};

const papers = ['white', 'green', 'rose', 'gray', 'night'];
const grounds = ['gray', 'white', 'paper'];

export const shots: readonly Shot[] = [
  { name: 'reader-guide', path: chapters.pages, who },
  { name: 'reader-strip', path: chapters.strip, who, arrange: start },
  { name: 'reader-page', path: chapters.pages, who, arrange: start },
  { name: 'reader-menu', path: chapters.pages, who: ['guest', 'member'], arrange: menu },
  { name: 'reader-menu-strip', path: chapters.strip, who, arrange: menu },
  { name: 'reader-settings', path: chapters.strip, who, arrange: (page) => open(page, '设置') },
  {
    name: 'reader-settings-end',
    path: chapters.strip,
    who,
    arrange: async (page) => {
      await open(page, '设置');
      await page.getByText('双击放大').scrollIntoViewIfNeeded();
    },
  },
  { name: 'reader-more', path: chapters.strip, who, arrange: (page) => open(page, '更多') },
  { name: 'reader-contents', path: '/bookmenu/9?from=33', who },
  { name: 'reader-turn', path: chapters.pages, who, arrange: toEnd },
  {
    name: 'reader-zoomed',
    path: chapters.pages,
    who,
    arrange: async (page) => {
      await start(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture(page, 0).boundingBox()) ?? {};
      await page.mouse.dblclick(x + width * 0.5, y + height * 0.3);
    },
  },
  {
    name: 'reader-double',
    path: chapters.pages,
    who,
    arrange: looking({ mode: 'double' }, async (page) => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await menuButton(page, '全屏').click();
      await expect(page.locator('[data-full]')).toBeVisible();
    }),
  },
  { name: 'reader-locked', path: chapters.locked, who: ['guest', 'member', 'vip'] },
  { name: 'reader-novel', path: chapters.novel, who, arrange: start },
  { name: 'reader-novel-settings', path: chapters.novel, who, arrange: (page) => open(page, '设置') },
  ...papers.map((paper) => ({ name: `reader-novel-${paper}`, path: chapters.novel, who, arrange: looking({ paper }) })),
  ...grounds.map((ground) => ({
    name: `reader-ground-${ground}`,
    path: chapters.strip,
    who,
    arrange: looking({ ground, gap: 12, maxWidth: 85 }),
  })),
  {
    name: 'reader-failed',
    path: chapters.strip,
    who,
    arrange: async (page) => {
      await page.route(PICTURES, (route) => route.fulfill({ contentType: 'image/png', body: 'nothing' }));
      await page.reload();
      await start(page);
      await expect(picture(page, 0, 'failed')).toBeVisible();
    },
  },
  {
    name: 'reader-cut',
    path: chapters.strip,
    who,
    arrange: async (page) => {
      const refusal = { code: 500, msg: '服务器开小差了', data: null };
      await page.route('**/api/v1/book/9/chapter/33*', (route) => route.fulfill({ json: refusal }));
      await page.reload();
      await expect(page.getByText('这一话加载失败')).toBeVisible();
    },
  },
  { name: 'reader-gone', path: '/readbook/1/99999', who },
];
