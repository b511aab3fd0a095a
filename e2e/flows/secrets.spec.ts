import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Api } from '@e2e/support/api';
import { goToCashier, payThere } from '@e2e/support/cashier';
import { logInByName, logInByPhone, newPhone } from '@e2e/support/logIn';
import { askForGame, confirmButton, demoGames, resultSheet } from '@e2e/support/purchase';
import { TestServer } from '@e2e/support/server';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';
import { counted } from '@scripts/reliability/tally';

/** Everything a browser keeps of a visit. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, caches]);
  });

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile());
}

const accountOf = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('plaza:account') ?? '{}') as Record<string, string>;
    return { uid: JSON.parse(stored.uid ?? '""') as string, token: JSON.parse(stored.token ?? '""') as string };
  });

test.setTimeout(180_000);

test('14.2.1, 14.3.1: no token, phone, code, password or uid in an address, a log (but its own field) or a file; after log-out nothing stays', async ({
  page,
  context,
}, info) => {
  const dataDir = info.outputPath('data');
  await cp(join(process.env.PLAZA_E2E_FOLDER ?? '', 'template'), dataDir, { recursive: true });
  const server = await TestServer.start(dataDir, { LOG_LEVEL: 'trace' });
  const api = new Api(() => server.origin);
  const addresses: string[] = [];
  const spoken: string[] = [];
  const codes: string[] = [];
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    addresses.push(`${request.url()} ${referer}`);
  });
  context.on('console', (message) => spoken.push(message.text()));
  page.on('response', async (response) => {
    if (!response.url().endsWith('/user/smsCode')) return;
    const { data } = (await response.json()) as { data: { debugCode?: string } };
    codes.push(data.debugCode ?? '');
  });
  try {
    const registered = await api.register();
    const member = { ...registered, password: 'river4711stone' };
    const change = { oldPassword: registered.password, password: member.password };
    await api.post('v1/user/changePassword', change, member);
    await api.stage({ balance: { uid: member.uid, coins: 500 } });
    const phone = newPhone();

    // By name: buys, recharges, looks around.
    await page.goto(`${server.origin}/login?code=channel4711&inviteCode=friend4711`);
    await logInByName(page, member);
    const bind = page.getByRole('dialog', { name: '绑定手机号' });
    await page.addLocatorHandler(bind, () => bind.getByRole('button', { name: '以后再说' }).click());
    await expectToast(page, `欢迎回来:${member.name}`);
    const byName = await accountOf(page);
    expect(byName.uid).toBe(member.uid);
    await page.goto(`${server.origin}/detail/${demoGames.cheap.id}`);
    await askForGame(page);
    await Promise.all([page.waitForEvent('download'), confirmButton(page, demoGames.cheap).click()]);
    // What becomes a download ends a visit that begins in the same moment.
    await expect(resultSheet(page)).toBeVisible();
    await page.goto(`${server.origin}/recharge`);
    await goToCashier(page);
    await payThere(page);
    await expect(page.getByText('充值成功').first()).toBeVisible();
    for (const path of [
      '/profile',
      '/message',
      '/user',
      '/user?view=devices',
      '/checkin?view=invite',
      '/square',
      '/recharge?view=ledger',
    ]) {
      await page.goto(`${server.origin}${path}`);
      await page.waitForLoadState('networkidle');
    }
    expect(await kept(page)).not.toContain(member.password);
    await page.goto(`${server.origin}/profile`);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expectToast(page, '已退出登录');

    // By phone: registers with a code.
    await page.goto(`${server.origin}/login`);
    await logInByPhone(page, phone);
    await expect(page).toHaveURL(at('/'));
    const byPhone = await accountOf(page);
    expect(byPhone.token).not.toBe('');
    expect(await kept(page)).not.toContain(phone);
    await page.goto(`${server.origin}/profile`);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expectToast(page, '已退出登录');

    const secrets = [
      member.token,
      byName.token,
      byPhone.token,
      byName.uid,
      byPhone.uid,
      phone,
      member.password,
      ...codes,
    ];
    expect(codes.join('')).toMatch(/^\d{6}/);
    // A line about a call names its member, there and nowhere else.
    const lines = server.log.replaceAll(/"uid":"\d+"/g, '').split('\n');
    // By the specification the bulletin's stamp stands under the uid (spec 9).
    const left = (await kept(page)).replace(/\d*:bulletin-closed/g, '');
    for (const secret of secrets) {
      expect.soft(left, 'what the browser keeps after log-out').not.toContain(secret);
      expect
        .soft(
          addresses.filter((line) => line.includes(secret)),
          'addresses',
        )
        .toEqual([]);
      expect
        .soft(
          spoken.filter((line) => line.includes(secret)),
          'the console',
        )
        .toEqual([]);
      expect
        .soft(
          lines.filter((line) => line.includes(secret)),
          'the log of the server',
        )
        .toEqual([]);
    }
    // An open page goes on asking, and complains of a server that is gone.
    await page.goto('about:blank');
    await server.down();
    // The database has to know names and numbers; tokens and passwords it knows by their hashes alone.
    const unreadable = [member.token, byName.token, byPhone.token, member.password];
    const files = filesIn(dataDir);
    // One question for all: asked of each file it was thousands, and took minutes on a slow machine.
    const telling = files.filter((file) => {
      const bytes = readFileSync(file);
      return unreadable.some((secret) => bytes.includes(secret));
    });
    expect.soft(telling, 'files that tell a token or a password').toEqual([]);
    counted('security', 'addresses asked for in a visit, searched for secrets', addresses.length);
    counted('security', 'lines of the server’s log at its most talkative, searched for secrets', lines.length);
    counted('security', 'files of the server searched for tokens and passwords', files.length);
  } finally {
    await server.down();
  }
});
