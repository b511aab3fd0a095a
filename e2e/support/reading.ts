import type { Locator, Page } from '@playwright/test';

/** Chapters of the demo: a strip of six pages, the first printed pages of a comic, its first locked one, a novel. */
export const chapters = {
  strip: '/readbook/9/33',
  pages: '/readbook/1/1',
  locked: '/readbook/1/4',
  novel: '/readbook/21/79',
} as const;

/** The tap zones were seen on an earlier visit; `look` and `habits` were chosen then. */
export const guided = (page: Page, { look = {}, habits = {} }: { look?: object; habits?: object } = {}) =>
  page.addInitScript(
    ([own, ways]) => {
      try {
        if (localStorage.getItem('plaza:reader')) return;
        localStorage.setItem('plaza:reader', JSON.stringify({ habits: { guided: true, ...ways }, look: own }));
      } catch {
        // The browser's own error page has no storage.
      }
    },
    [look, habits] as const,
  );

/** Says which page is read, such as 3 / 7. */
export const pageMark = (page: Page): Locator => page.getByText(/^\d+ \/ \d+$/).last();
/** What scrolls a strip. */
export const strip = (page: Page): Locator => page.locator('[data-strip]');
/** A page of the chapter; `at`: loading, shown or failed. */
export const picture = (page: Page, index: number, at?: 'shown' | 'failed'): Locator =>
  page.locator(`[data-page="${index}"]${at ? `[data-at="${at}"]` : ''}`);
/** The reader's menu: its bars lie over the page, so its buttons tell whether it is there. */
export const menuButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: '阅读菜单' }).getByRole('button', { name, exact: true });

/** What stands at the line being read, a third down the view: page or paragraph, and how far through it. */
export const lineRead = (page: Page): Promise<{ of: number; through: number }> =>
  page.evaluate(() => {
    const line = innerHeight / 3;
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-page], [data-paragraph]')];
    const box = boxes.findLast((one) => one.getBoundingClientRect().top <= line);
    const { top, height } = box?.getBoundingClientRect() ?? { top: 0, height: 1 };
    return { of: Number(box?.dataset.page ?? box?.dataset.paragraph ?? -1), through: (line - top) / height };
  });

/** Fingers on the glass, as the browser itself would report them. */
export async function touches(page: Page, ...steps: readonly (readonly { x: number; y: number }[])[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const [at, touchPoints] of steps.entries()) {
    await cdp.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** The pictures of comic pages. */
export const PICTURES = /\/media\/page\//;

interface Answer {
  data: { pages: { url: string; w: number; h: number; bubbles: object[] }[]; urlsExpireAt: number | null };
}

/** Changes what the server answers for a chapter. */
export const rewriteChapter = (page: Page, path: string, change: (answer: Answer, asked: number) => void) => {
  let asked = 0;
  return page.route(`**/api/v1/book/${path}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Answer;
    asked += 1;
    change(body, asked);
    await route.fulfill({ response, json: body });
  });
};
