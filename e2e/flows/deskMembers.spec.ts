import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown, standUp } from '@e2e/support/desk';
import { expect, test } from '@e2e/support/test';

test.use(deskWindow);

test.describe('the room of members', () => {
  test('finds a member, gives diamonds and writes a note, by the keyboard', async ({ page, member }) => {
    const { uid } = member;
    const name = String(member.account.name);
    await sitDown(page, 'support', '/members');
    // The room's code comes after its head: before it, nobody hears the key.
    await page.getByLabel('uid、名字、手机、单号、支持码').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(uid);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: new RegExp(uid) }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const story = page.getByRole('region', { name: '经过' });

    await page.keyboard.press('d');
    await page.getByLabel('数目').fill('40');
    await page.getByRole('dialog').getByLabel('理由').selectOption('系统出错');
    await expect(page.getByRole('dialog')).toContainText('合计');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/余额现在是 [\d,]+ 钻/)).toBeVisible();
    await expect(story).toContainText('客服补发钻石');
    await expect(story).toContainText('+40');

    await page.keyboard.press('d');
    await page.getByLabel('数目').fill('501');
    await expect(page.getByRole('dialog')).toContainText('501 钻 超过你的限额 500 钻');
    await page.keyboard.press('Escape');

    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('备注').fill('截图齐全');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: '资料' })).toContainText('截图齐全');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('finds a phone, shows it for a reason that stands in the story, and to nobody whose role has no such right', async ({
    page,
  }) => {
    await sitDown(page, 'support', '/members?find=13800130001');
    await page.getByRole('link').filter({ hasText: '手机号' }).click();
    const facts = page.getByRole('region', { name: '资料' });
    await expect(facts).toContainText('138••••0001');
    await facts.getByRole('button', { name: '查看' }).click();
    await page.getByRole('dialog').getByLabel('理由').selectOption('会员来电');
    await page.keyboard.press('Control+Enter');
    await expect(facts).toContainText('13800130001');
    await expect(page.getByRole('region', { name: '经过' })).toContainText('看手机、联系 · 周宁 · 会员来电');
    const { pathname } = new URL(page.url());
    await standUp(page);
    await sitDown(page, 'moderator', pathname.replace('/__desk', ''));
    await expect(facts).toContainText('138••••0001');
    await expect(facts.getByRole('button', { name: '查看' })).toHaveCount(0);
  });

  test('gives VIP that diamonds opened back, chosen where everybody sees what is chosen', async ({ page, api }) => {
    const member = await api.memberWith(300);
    const opening = { planId: 1, payType: 'coin', expectPrice: 300, requestId: 'vip-to-give-back' };
    await api.post('vip/vipopen', opening, member);
    await sitDown(page, 'support', `/members/${member.uid}`);
    await page.getByRole('button', { name: /^退款/ }).waitFor();
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /VIP.*收回 30 天/ }).check();
    await dialog.getByLabel('理由').selectOption('系统出错');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('余额现在是 300 钻')).toBeVisible();
    expect(await api.balance(member)).toBe(300);
    await standUp(page);
    await sitDown(page, 'moderator', `/members/${member.uid}`);
    await expect(page.getByRole('button', { name: /^退款/ })).toBeDisabled();
  });

  test('leaves mutes and bans to those whose they are', async ({ page, member }) => {
    await sitDown(page, 'support', `/members/${member.uid}`);
    await expect(page.getByRole('button', { name: /^禁言/ })).toBeDisabled();
    await page.keyboard.press('b');
    await expect(page.getByRole('dialog')).toBeHidden();
    await standUp(page);
    await sitDown(page, 'moderator', `/members/${member.uid}`);
    await expect(page.getByRole('button', { name: /^禁言/ })).toBeEnabled();
    await page.keyboard.press('b');
    await page.getByRole('dialog').getByLabel('理由').selectOption('违反社区规定');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('已禁言')).toBeVisible();
    await expect(page.getByRole('button', { name: /^解除禁言/ })).toBeEnabled();
  });

  test('says when there is nobody', async ({ page }) => {
    await sitDown(page, 'finance', '/members/999');
    await expect(page.getByText('没有这样的会员')).toBeVisible();
  });
});
