import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { axeInBothThemes } from '@e2e/support/axe';
import { deskPeople, deskWindow, giveName, sitDown, standUp } from '@e2e/support/desk';
import { TestServer } from '@e2e/support/server';
import { expect, test } from '@e2e/support/test';
import { TOTP } from 'otpauth';

test.use(deskWindow);

test.describe('the desk', () => {
  for (const [role, name] of Object.entries(deskPeople) as [keyof typeof deskPeople, string][]) {
    test(`${role} signs in and sees what the role may`, async ({ page }) => {
      await sitDown(page, role, '/access');
      await expect(page.getByRole('navigation', { name: '房间' })).toContainText(name);
      await expect(page.getByRole('heading', { name: '权限与记录' })).toBeVisible();
      const log = page.getByRole('region', { name: '记录' });
      await expect(log.getByRole('row').filter({ hasText: name }).filter({ hasText: '登录' }).first()).toBeVisible();
      const isAdmin = role === 'admin';
      await expect(page.getByRole('button', { name: '加一位员工' })).toHaveCount(isAdmin ? 1 : 0);
      await expect(page.getByRole('button', { name: /^员工/ })).toHaveCount(isAdmin ? 1 : 0);
      await expect(page.getByRole('button', { name: '导出' })).toHaveCount(isAdmin ? 1 : 0);
    });
  }

  test('a wrong password is told, and who leaves has to come in again', async ({ page }) => {
    await page.goto('/__desk');
    await giveName(page, deskPeople.support, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('姓名或密码不对');
    await giveName(page, deskPeople.support);
    await standUp(page);
    await expect(page.getByRole('heading', { name: '登录工作台' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '登录工作台' })).toBeVisible();
  });

  test('the keyboard alone: rooms, rows, what an act changed, all keys', async ({ page }) => {
    await sitDown(page, 'admin');
    await page.keyboard.down('g');
    const item = page.getByRole('link', { name: '权限与记录' });
    await expect(item).toContainText('p');
    await page.keyboard.up('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/__desk\/access$/);
    await expect(item).not.toContainText('p');
    await page.getByRole('region', { name: '记录' }).getByRole('row').nth(1).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '后', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '后', exact: true })).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('j?');
    await expect(page.getByLabel('理由里的字')).toHaveValue('j?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '全部按键' })).toContainText('复制 trace');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a number given to the navigation leads to its member, and Esc back to what was looked for', async ({
    page,
    member,
  }) => {
    await sitDown(page, 'operator', '/figures');
    await page.getByRole('region', { name: '这张图的表' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(member.uid);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/members/${member.uid}$`));
    await expect(page.getByRole('heading', { name: String(member.account.name) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`/members\\?find=${member.uid}$`));
    await expect(page.getByRole('link', { name: new RegExp(member.uid) })).toBeVisible();
  });

  test('somebody is added, sets a password by the link, comes in, and is shut out', async ({
    page,
    browser,
    server,
  }) => {
    await sitDown(page, 'admin', '/access/staff');
    await page.getByRole('button', { name: '加一位员工' }).click();
    const newcomer = `新人${Date.now() % 10_000}`;
    await page.getByLabel('姓名').fill(newcomer);
    await page.getByLabel('角色').selectOption({ label: '审核' });
    await expect(page.getByRole('dialog')).toContainText(`会记下： 加了员工 ${newcomer}，角色审核`);
    await page.keyboard.press('Control+Enter');
    const link = await page.getByRole('dialog').locator('code').textContent();
    expect(link).toContain(`${server.origin}/__desk/welcome?link=`);
    await page.getByRole('button', { name: '好了' }).click();

    const theirs = await browser.newContext(deskWindow);
    const other = await theirs.newPage();
    await other.goto(link ?? '');
    await expect(other.getByRole('heading', { name: `${newcomer}，设一个密码` })).toBeVisible();
    await other.getByLabel('新密码').fill('a-password-of-mine');
    await other.getByLabel('再输一遍').fill('a-password-of-mine');
    await other.getByRole('button', { name: '设为密码' }).click();
    await other.getByRole('link', { name: '去登录' }).click();
    await giveName(other, newcomer, 'a-password-of-mine');
    await expect(other.getByRole('navigation', { name: '房间' })).toContainText('审核');
    await other.goto(link ?? '');
    await expect(other.getByText('它用过了')).toBeVisible();
    await other.goto(`${server.origin}/__desk/access`);
    await expect(other.getByRole('heading', { name: '权限与记录' })).toBeVisible();

    const row = page.getByRole('region', { name: '员工' }).getByRole('row', { name: newcomer });
    await row.click();
    await page.keyboard.press('Shift+B');
    await page.keyboard.press('Control+Enter');
    await expect(row.getByText('停用')).toBeVisible();

    await other.getByLabel('做了什么').selectOption({ label: '登录' });
    await expect(other.getByRole('dialog', { name: '会话结束了' })).toBeVisible();
    await theirs.close();
  });

  test('a session that ends leaves the screen as it is, and goes on after signing in', async ({
    page,
    browser,
    server,
  }) => {
    await sitDown(page, 'finance', '/access');
    const log = page.getByRole('region', { name: '记录' });
    await log.getByRole('row').nth(1).waitFor();
    const elsewhere = await browser.newContext({ ...deskWindow, baseURL: server.origin });
    const other = await elsewhere.newPage();
    await sitDown(other, 'finance', '/access/sessions');
    const ends = other.getByRole('button', { name: '结束', exact: true });
    await ends.first().waitFor();
    for (let left = await ends.count(); left > 0; left -= 1) {
      await ends.first().click();
      await expect(ends).toHaveCount(left - 1);
    }
    await elsewhere.close();

    await page.getByLabel('做了什么').selectOption({ label: '登录' });
    const dialog = page.getByRole('dialog', { name: '会话结束了' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('只能加，不能改，不能删')).toBeVisible();
    await giveName(page, deskPeople.finance);
    await expect(dialog).toBeHidden();
    await expect(log.getByRole('row').nth(1)).toContainText('登录');
    await expect(page.getByLabel('做了什么')).toHaveValue('staff.signedIn');
  });

  test('what is above the limit of the first waits for a second person, who is somebody else', async ({
    page,
    browser,
    server,
    member,
  }) => {
    await sitDown(page, 'support', '/access');
    const state = await page.evaluate(async (uid) => {
      const answer = await fetch(`/api/desk/v1/members/${uid}/diamonds`, {
        method: 'POST',
        headers: { desk: '1', 'content-type': 'application/json' },
        body: JSON.stringify({ requestId: crypto.randomUUID(), amount: 640, reason: '比赛奖励发漏' }),
      });
      return (await answer.json()).data?.state;
    }, member.uid);
    expect(state).toBe('asked');
    await page.reload();
    const row = page.getByRole('region', { name: '等第二人' }).getByRole('row').filter({ hasText: '给 640 钻' });
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('你提的，要别人来定');
    await expect(page.getByRole('dialog').getByRole('button', { name: /确认/ })).toHaveCount(0);

    const theirs = await browser.newContext({ ...deskWindow, baseURL: server.origin });
    const second = await theirs.newPage();
    await sitDown(second, 'finance', '/access');
    const asked = second.getByRole('region', { name: '等第二人' }).getByRole('row').filter({ hasText: '给 640 钻' });
    await asked.getByRole('button').click();
    await expect(second.getByRole('dialog')).toContainText(member.uid);
    await expect(second.getByRole('dialog')).toContainText('比赛奖励发漏');
    await second.keyboard.press('Control+Enter');
    await expect(second.getByText('已确认，生效了')).toBeVisible();
    await expect(asked).toHaveCount(0);
    const log = second.getByRole('region', { name: '记录' });
    await expect(log.getByRole('row').filter({ hasText: '给钻石' }).filter({ hasText: member.uid })).toBeVisible();
    await theirs.close();
  });

  test('the log goes into a file as it is narrowed, and that is written down as well', async ({ page }) => {
    await sitDown(page, 'admin', '/access?kind=staff.signedIn');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).every((line) => line.includes('staff.signedIn'))).toBe(true);
    await page.getByLabel('做了什么').selectOption({ label: '导出记录' });
    const log = page.getByRole('region', { name: '记录' });
    await expect(log.getByRole('row').filter({ hasText: deskPeople.admin })).not.toHaveCount(0);
  });

  test('axe finds nothing on the way in, in the room, in a dialog', async ({ page }) => {
    await page.goto('/__desk');
    await page.getByLabel('姓名').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await sitDown(page, 'admin', '/access');
    await page.getByRole('region', { name: '记录' }).getByRole('row').nth(1).click();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: /^员工/ }).click();
    await page.getByRole('region', { name: '员工' }).getByRole('row').nth(1).click();
    await page.keyboard.press('e');
    await page.getByRole('dialog').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('at 768 the words stand on top, and list and log are two addresses', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await sitDown(page, 'admin', '/access');
    await expect(page.getByRole('region', { name: '记录' })).toBeHidden();
    await page.getByRole('button', { name: '记录', exact: true }).click();
    await expect(page).toHaveURL(/\/access\/log$/);
    await expect(page.getByRole('region', { name: '记录' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
});

test('members’ files hold nothing of the desk', () => {
  const folder = join(process.cwd(), 'dist/client/assets');
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  expect(maps.length).toBeGreaterThan(50);
  const withDesk = maps.filter((name) => {
    const { sources } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] };
    return sources.some((source) => /src\/(desk|text\/desk|contract\/desk)\//.test(source));
  });
  expect(withDesk).toEqual([]);
});

test('outside the demo an authenticator comes first, and a recovery code stands in for it once', async ({
  browser,
}, info) => {
  const dataDir = join(process.env.PLAZA_E2E_FOLDER ?? '', `desk-${info.workerIndex}`);
  await cp(join(process.env.PLAZA_E2E_FOLDER ?? '', 'template'), dataDir, { recursive: true });
  const server = await TestServer.start(dataDir, { DEMO_MODE: '0', SEED: 'none', SMS_MODE: 'off', PAY_MODE: 'off' });
  const context = await browser.newContext({ ...deskWindow, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/__desk');
  await giveName(page, deskPeople.support);
  await expect(page.getByRole('img', { name: '验证器的二维码' })).toBeVisible();
  const secret = await page.locator('form code').textContent();
  const code = new TOTP({ secret: secret ?? '' }).generate();
  await page.getByLabel('六位验证码').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '恢复码' })).toBeVisible();
  const [recovery = ''] = await page.locator('form li').allTextContents();
  await page.getByRole('button', { name: '存好了，进入工作台' }).click();
  await expect(page.getByRole('navigation', { name: '房间' })).toContainText('客服');

  const leave = () => page.getByRole('button', { name: '退出' }).click();
  const give = async (digits: string) => {
    await page.getByLabel('六位验证码').fill(digits);
    await page.keyboard.press('Enter');
  };
  await leave();
  await giveName(page, deskPeople.support);
  // The digits that somebody may have read over a shoulder are good once.
  await give(code);
  await expect(page.getByRole('alert')).toHaveText('验证码不对，或已经过期');
  await give(recovery);
  await expect(page.getByRole('navigation', { name: '房间' })).toBeVisible();
  await leave();
  await giveName(page, deskPeople.support);
  await give(recovery);
  await expect(page.getByRole('alert')).toHaveText('验证码不对，或已经过期');
  await context.close();
  await server.down();
});
