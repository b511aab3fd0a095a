import { failing, waiting } from '@e2e/support/faces';
import { newPhone } from '@e2e/support/logIn';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

const avatarSheet = async (page: Page) => {
  await page.getByRole('button', { name: '更换头像' }).click();
  await page.getByRole('dialog', { name: '更换头像' }).waitFor();
};

/** A number that no code was sent to yet, up to the second step. */
const toProof = async (page: Page) => {
  await page.getByRole('textbox', { name: '手机号' }).fill(newPhone());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: '确认更换' }).waitFor();
};

const toPassword = async (page: Page) => {
  await toProof(page);
  await page.getByRole('button', { name: '改用登录密码' }).click();
};

/** What waits for the member's word, as if the server had said so. */
const asking = (path: string, more: object, dialog: string) => async (page: Page) => {
  const adding = (url: string, fields: object) =>
    page.route(url, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...fields } } });
    });
  await adding('**/api/user/center/me', more);
  await adding('**/api/v1/user/consent/list*', { due: [{ doc: 'privacy', title: '隐私政策', version: 'ab12' }] });
  await page.goto(path);
  await page.getByRole('dialog', { name: dialog }).waitFor();
};

/** The member's own affairs. */
export const shots: readonly Shot[] = [
  { name: 'profile-expired', path: '/profile', who: ['expired'] },
  { name: 'settings', path: '/profile?view=settings', who: ['guest', 'member'] },
  { name: 'own-games', path: '/profile?view=games', who: ['guest', 'member', 'vip'] },
  { name: 'own-games-downloaded', path: '/profile?view=games&shelf=downloaded', who: ['member'] },
  { name: 'own-games-wished', path: '/profile?view=games&shelf=wished', who: ['member'] },
  { name: 'own-games-empty', path: '/profile?view=games&shelf=owned', who: ['poor'] },
  { name: 'follows', path: '/profile?view=follows', who: ['guest', 'member'] },
  { name: 'fans', path: '/profile?view=fans', who: ['member'] },
  { name: 'blocked', path: '/profile?view=blocked', who: ['member'] },
  { name: 'user', path: '/user', who: ['member', 'vip'] },
  { name: 'user-failed', path: '/user', who: ['member'], arrange: (page) => failing(page, 'user/center/me') },
  { name: 'user-slow', path: '/user', who: ['member'], arrange: (page) => waiting(page, 'user/center/me') },
  { name: 'devices', path: '/user?view=devices', who: ['member'] },
  { name: 'privacy', path: '/user?view=privacy', who: ['member'] },
  {
    name: 'privacy-due',
    path: '/user?view=privacy',
    who: ['member'],
    arrange: asking('/user?view=privacy', { consentDue: true }, '协议有更新'),
  },
  {
    name: 'leaving',
    path: '/user',
    who: ['member'],
    arrange: asking('/user', { endTime: 1_780_000_000_000 }, '账号正在等待注销'),
  },
  { name: 'delete-account', path: '/user?view=delete', who: ['vip'] },
  { name: 'avatar-sheet', path: '/user', who: ['member'], arrange: avatarSheet },
  { name: 'bind', path: '/bind', who: ['member'] },
  { name: 'rebind', path: '/bind', who: ['member'], arrange: toProof },
  { name: 'rebind-password', path: '/bind', who: ['member'], arrange: toPassword },
  { name: 'find', path: '/find', who: ['member'] },
  { name: 'reset', path: '/reset', who: ['member'] },
];
