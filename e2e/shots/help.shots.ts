import { failing, forget, waiting } from '@e2e/support/faces';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const sheet = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Without the questions that the first visit has kept. */
async function unkept(page: Page, face: typeof failing) {
  await forget(page, 'plaza:faq');
  await face(page, 'v1/faq/list');
}

/** A removal that one may appeal against: the demo's members have none that is their own. */
async function ownRemoval(page: Page) {
  const createTime = Date.now() - 3_600_000;
  const data = {
    ...{ id: 1, kind: 'comment', excerpt: '加我好友，私下换码更便宜', reason: '引流广告', createTime },
    ...{ appealUntil: createTime + 30 * 86_400_000, appeal: null },
  };
  await page.route('**/api/v1/moderation/removal/1**', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** Questions, a person, business, and the operator's texts. */
export const shots: readonly Shot[] = [
  { name: 'faq', path: '/faq', who: ['guest', 'member'] },
  { name: 'faq-open', path: '/faq#q-3', who: ['guest'] },
  {
    name: 'faq-nothing',
    path: '/faq',
    who: ['guest'],
    arrange: async (page) => {
      await page.getByRole('searchbox').fill('海豚');
      await page.getByText('没有找到相关问题').waitFor();
    },
  },
  { name: 'faq-failed', path: '/faq', who: ['guest'], arrange: (page) => unkept(page, failing) },
  { name: 'faq-slow', path: '/faq', who: ['guest'], arrange: (page) => unkept(page, waiting) },
  { name: 'feedback-sheet', path: '/faq', who: ['guest'], arrange: sheet('意见反馈') },
  { name: 'letters', path: '/letters', who: ['member'] },
  { name: 'appeal', path: '/appeal/1', who: ['member'], arrange: ownRemoval },
  // Of somebody else: the page says that there is nothing.
  { name: 'appeal-gone', path: '/appeal/1', who: ['member'] },
  { name: 'business', path: '/business', who: ['guest'] },
  {
    name: 'business-wrong',
    path: '/business',
    who: ['guest'],
    arrange: (page) => page.getByRole('button', { name: '提交意向' }).click(),
  },
  { name: 'legal-sheet', path: '/', who: ['guest'], arrange: sheet('隐私政策') },
];
