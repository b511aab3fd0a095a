import type { Api, Member } from '@e2e/support/api';
import { hold } from '@e2e/support/hold';
import { demoGames, openAndAsk, purchaseDialog } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';
import type { Page } from '@playwright/test';

const DAY = 86_400_000;

const vipCard = (page: Page) => page.getByRole('group', { name: '星钻 VIP' });
const statusOf = (api: Api, who: Member) =>
  api.post<{ coinNum: number; levelType: number; expTime: number }>('user/center/me', { uid: who.uid }, who);

/** The day as the profile writes it, in the browser's own time zone. */
const dayThere = (page: Page, time: number) =>
  page.evaluate((moment) => {
    const date = new Date(moment);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }, time);

async function buyWithDiamonds(page: Page, plan: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /星钻 VIP$/ });
  await sheet.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await sheet.getByRole('radio', { name: /钻石支付/ }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: new RegExp(`钻 立即(开通|续费)${plan}`) }).click();
  await expect(sheet).toBeHidden();
  const opened = page.getByRole('dialog').filter({ hasText: '有效期至' });
  await opened.getByRole('button', { name: '知道了' }).click();
  await expect(opened).toBeHidden();
}

test('C5: a guest sees the whole profile; a guarded place asks for login, consent is never ticked for them, and they land there', async ({
  page,
  member,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
  await page.getByRole('link', { name: '设置' }).click();
  await page.getByRole('radio', { name: '深色' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', { name: '消息' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('link', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('link', { name: '已有账号，去登录' }).click();
  const form = page.getByRole('form', { name: '账号登录' });
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(member.loginName);
  await form.getByLabel('密码', { exact: true }).fill(member.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(at('/message'));
  await page.getByRole('button', { name: '返回' }).click();
  // A phone is offered once a login, on the tabs.
  const offer = page.getByRole('dialog', { name: '绑定手机号' });
  await offer.getByRole('button', { name: '以后再说' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await page
    .getByRole('link', { name: '1 关注' })
    .or(page.getByRole('link', { name: '0 关注' }))
    .click();
  await expect(page.getByRole('heading', { name: '我的关注' })).toBeVisible();
});

test('D2, E6: VIP bought, renewed a second before it ends, ended, and bought again: price, date and badge each time', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(4_000);
  await signIn(page, member);
  await page.goto('/profile');
  await vipCard(page).getByRole('button', { name: '立即开通' }).click();
  await buyWithDiamonds(page, '月度 VIP');
  const first = await statusOf(api, member);
  expect(first.coinNum).toBe(3_700);
  expect(Math.abs(first.expTime - Date.now() - 30 * DAY)).toBeLessThan(60_000);
  await expect(page.getByText('月费 VIP', { exact: true })).toBeVisible();
  await expect(vipCard(page)).toContainText(`${await dayThere(page, first.expTime)} 到期`);
  await expect(vipCard(page)).toContainText('30 天');

  // Extended while it runs: from its end on, at the listed price.
  await vipCard(page).getByRole('button', { name: '续费' }).click();
  await buyWithDiamonds(page, '月度 VIP');
  const longer = await statusOf(api, member);
  expect(longer.coinNum).toBe(3_400);
  expect(longer.expTime).toBe(first.expTime + 30 * DAY);
  await expect(vipCard(page)).toContainText(`${await dayThere(page, longer.expTime)} 到期`);

  // It ends while one looks at it: badge, card and prices follow at that moment, however long the page took to come.
  await page.clock.install();
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() + 50_000 } });
  await page.reload();
  await expect(vipCard(page).getByRole('button', { name: '续费' })).toBeVisible();
  await page.clock.fastForward(50_000);
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() - 1_000 } });
  await expect(vipCard(page).getByRole('button', { name: '立即开通' })).toBeVisible();
  await expect(page.getByText('月费 VIP（已过期）')).toHaveCount(1);
  await openAndAsk(page, demoGames.paid);
  await expect(purchaseDialog(page, demoGames.paid)).toContainText(`${demoGames.paid.price} 钻石`);
  await page.goBack();

  // Bought again after its end: from now on, with the other badge, and the old one is not counted twice.
  await page.goto('/profile?pop=1');
  await buyWithDiamonds(page, '年度 VIP');
  const again = await statusOf(api, member);
  expect(again.coinNum).toBe(3_400 - 2_680);
  expect(Math.abs(again.expTime - Date.now() - 365 * DAY)).toBeLessThan(60_000);
  await expect(page.getByText('年费 VIP', { exact: true })).toBeVisible();
  await expect(vipCard(page)).toContainText('365 天');
});

test('D2: who is under age or has no real name is told before paying, as the server says', async ({
  page,
  api,
  member,
}) => {
  await api.post('user/center/updateInfo', { age: 15 }, member);
  await signIn(page, { ...member, account: { ...member.account, age: 15 } });
  await page.goto('/user');
  await expect(page.getByRole('link', { name: /未成年人保护中/ })).toBeVisible();
  await page.goto('/profile?pop=1');
  const sheet = page.getByRole('dialog', { name: '开通星钻 VIP' });
  await expect(sheet.getByText(/未满 18 周岁/)).toBeVisible();
  const pay = sheet.getByRole('button', { name: /立即开通|去充值/ }).last();
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/recharge');
  await expect(page.getByText(/未满 18 周岁/).first()).toBeVisible();
});

test('F1, C2: home keeps the places of its rails, opens notices and the texts of the operator, and Back closes them', async ({
  page,
}) => {
  const [content, code] = [hold(), hold()];
  await page.route(/\/v1\/home\/feed/, content.route);
  await page.route(/home-rails.*\.js/, code.route);
  // The page counts as loaded only with that code.
  await page.goto('/', { waitUntil: 'commit' });
  const boxes = page.locator('main [data-rail]');
  // Looked up and measured in one go: the app may replace the page's own first screen in between.
  const boxTops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [data-rail]')].map((box) => box.getBoundingClientRect().top),
    );
  await expect(boxes).toHaveCount(2);
  const skeleton = await boxTops();
  content.release();
  await expect(boxes.nth(2)).toBeAttached();
  const kept = await boxTops();
  expect(kept.slice(0, 2).map(Math.round)).toEqual(skeleton.map(Math.round));
  code.release();
  const second = page.locator('main section', { has: page.getByRole('heading', { name: '编辑精选' }) });
  await expect(second).toBeVisible();
  const drawn = await second.evaluate((rail) => rail.getBoundingClientRect().top);
  expect(Math.abs(drawn - (kept[1] ?? 0))).toBeLessThan(3);

  await page.getByRole('link', { name: /本周末/ }).click();
  const notice = page.getByRole('dialog', { name: /本周末/ });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: '隐私政策' }).click();
  await expect(page.getByRole('dialog', { name: '隐私政策' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(at('/'));
});

test('D6: questions are found, voted on once and lead to a person; a lead keeps its draft and is sent once', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('searchbox').fill('验证码');
  await page.getByRole('button', { name: /收不到短信验证码/ }).click();
  await expect(page).toHaveURL(/#q-\d+$/);
  await page.getByRole('button', { name: '有用', exact: true }).click();
  await expect(page.getByText('谢谢，已记下“有用”')).toBeVisible();
  await page.reload();
  await expect(page.getByText('谢谢，已记下“有用”')).toBeVisible();
  await page.getByRole('button', { name: '联系客服' }).click();
  await expect(page.getByRole('dialog', { name: '联系客服' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  const leads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('business/lead')) leads.push(request.url());
  });
  await page.goto('/business');
  await page.getByRole('textbox', { name: '公司或团队' }).fill('海风互动');
  await page.getByRole('textbox', { name: '联系人' }).fill('林女士');
  await page.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await page.getByRole('textbox', { name: '合作内容' }).fill('想谈联合首发');
  await page.getByRole('textbox', { name: '合作内容' }).blur();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '合作内容' })).toHaveValue('想谈联合首发');
  await page.getByRole('button', { name: '提交意向' }).dblclick();
  await expect(page.getByText('合作意向已收到')).toBeVisible();
  expect(leads).toHaveLength(1);
});
