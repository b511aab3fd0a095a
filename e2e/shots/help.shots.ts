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
  // Of somebody else: the page says that there is nothing.
  { name: 'appeal', path: '/appeal/1', who: ['member'] },
  { name: 'business', path: '/business', who: ['guest'] },
  {
    name: 'business-wrong',
    path: '/business',
    who: ['guest'],
    arrange: (page) => page.getByRole('button', { name: '提交意向' }).click(),
  },
  { name: 'legal-sheet', path: '/', who: ['guest'], arrange: sheet('隐私政策') },
];
