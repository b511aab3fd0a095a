import { empty, failing, waiting } from '@e2e/support/faces';
import type { Shot } from './shot';

const LIST = 'user/center/message/all';

/** Messages, with their faces. */
export const shots: readonly Shot[] = [
  { name: 'message', path: '/message', who: ['member', 'vip'] },
  { name: 'message-social', path: '/message?tab=social', who: ['member'] },
  { name: 'message-bulletins', path: '/message?tab=bulletins', who: ['member'] },
  {
    name: 'message-sheet',
    path: '/message?tab=bulletins',
    who: ['member'],
    arrange: async (page) => {
      await page.getByRole('button', { name: /本周末/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'message-notices', path: '/message?view=notices', who: ['member'] },
  {
    name: 'message-notices-failed',
    path: '/message?view=notices',
    who: ['member'],
    arrange: (page) => failing(page, 'v1/message/notices'),
  },
  { name: 'message-empty', path: '/message', who: ['member'], arrange: (page) => empty(page, LIST) },
  { name: 'message-failed', path: '/message', who: ['member'], arrange: (page) => failing(page, LIST) },
  { name: 'message-slow', path: '/message', who: ['member'], arrange: (page) => waiting(page, LIST) },
];
