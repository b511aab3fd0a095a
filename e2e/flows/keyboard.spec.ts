import { pressOn, tabTo } from '@e2e/support/keyboard';
import { resultSheet } from '@e2e/support/purchase';
import { guided, menuButton, pageMark } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast, toasts } from '@e2e/support/words';
import type { Locator } from '@playwright/test';

/** The tree that a screen reader has of this part, as it is kept beside this file. */
const heard = (part: Locator, name: string) => expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

test('B5, F3: the whole main job by keyboard alone, and what a screen reader is told: sign in, want, recharge, pay, buy, receive', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(2);
  await page.goto('/games?sort=vip');
  const want = page.getByRole('button', { name: /^下载《.+》，\d+ 钻石$/ }).first();
  await expect(want).toBeVisible();
  const game = /《(.+)》/.exec((await want.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const purchase = page.getByRole('dialog', { name: `下载《${game}》` });
  await pressOn(want);

  await expect(page).toHaveURL(at('/login'));
  await heard(page.getByRole('main'), 'login');
  await pressOn(page.getByRole('link', { name: '账号密码登录' }));
  const form = page.getByRole('form', { name: '账号登录' });
  await heard(form, 'login-by-name');
  await tabTo(form.getByRole('textbox', { name: '账号', exact: true }));
  await page.keyboard.type(member.loginName);
  await tabTo(form.getByLabel('密码', { exact: true }));
  await page.keyboard.type(member.password);
  await pressOn(form.getByRole('checkbox'), 'Space');
  await pressOn(form.getByRole('button', { name: '登录', exact: true }));
  await expectToast(page, `欢迎回来:${member.name}`);

  // The focus is inside the dialog and stays there, as a screen reader does; at its end a guard beside it hands it back to its start.
  await heard(purchase, 'purchase-short');
  await expect(purchase).toHaveAttribute('aria-modal', 'true');
  const inside = () => purchase.evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(inside).toBe(true);
  }
  await pressOn(purchase.getByRole('button', { name: '去充值' }));

  await expect(page).toHaveURL(at('/recharge'));
  await expect(page.getByText('已进入：钻石充值')).toBeAttached();
  await pressOn(page.getByRole('button', { name: /^立即支付/ }));
  await expect(page.getByRole('alert')).toHaveText(/同意/);
  await pressOn(page.getByRole('checkbox', { name: /已阅读并同意/ }), 'Space');
  await heard(page.getByRole('main'), 'recharge');
  await pressOn(page.getByRole('button', { name: /^立即支付/ }));
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: '确认支付' }));

  await expect(page).toHaveURL(at('/games?sort=vip'));
  await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
  await expect(toasts(page)).toContainText(/到账|成功/);
  await tabTo(purchase.getByRole('button', { name: '确认下载' }));
  await heard(purchase, 'purchase-enough');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toContain(game);
  await heard(resultSheet(page), 'received');
  await expect(resultSheet(page)).toHaveAttribute('aria-modal', 'true');
  await pressOn(resultSheet(page).getByRole('button', { name: '完成' }));
  await expect(resultSheet(page)).toBeHidden();
  expect(await api.paidForGames(member)).toHaveLength(1);
});

test('B5: by keyboard alone: a post is written, its topic chosen, and it stands in the square', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/square');
  await pressOn(page.getByRole('link', { name: '发布帖子' }));
  await tabTo(page.getByRole('textbox', { name: '标题' }));
  await page.keyboard.type('只用键盘写的帖子');
  await tabTo(page.getByRole('textbox', { name: '正文' }));
  await page.keyboard.type('没有鼠标，也没有触摸屏。');
  await pressOn(page.getByRole('group', { name: /话题/ }).getByRole('checkbox', { name: '深夜闲聊' }), 'Space');
  await heard(page.getByRole('main'), 'post-written');
  await pressOn(page.getByRole('button', { name: '发布', exact: true }));
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '只用键盘写的帖子' })).toBeVisible();
});

test('B5: by keyboard alone: a chapter is opened, its pages turned, the menu used', async ({ page }) => {
  await guided(page);
  await page.goto('/bookinfo/1');
  await pressOn(
    page
      .getByRole('button', { name: /阅读/ })
      .or(page.getByRole('link', { name: /阅读/ }))
      .first(),
  );
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(pageMark(page)).toHaveText('2 / 7');
  await pressOn(page.getByRole('button', { name: '打开阅读菜单' }));
  await heard(page.getByRole('region', { name: '阅读菜单' }), 'reader-menu');
  await pressOn(menuButton(page, '目录'));
  await expect(page).toHaveURL(/\/bookmenu\/1\?from=1$/);
});

test('B5: by keyboard alone: somebody is blocked, found among the blocked, and let in again', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/square?user=7');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const more = page.getByRole('button', { name: '更多操作' }).first();
  await pressOn(more);
  const menu = page.getByRole('dialog', { name });
  await heard(menu, 'person-menu');
  await pressOn(menu.getByRole('button', { name: /^加入黑名单/ }));
  const question = page.getByRole('dialog', { name: '加入黑名单？' });
  await heard(question, 'block');
  await pressOn(question.getByRole('button', { name: '加入', exact: true }));
  await expect(page.getByText('你已将对方加入黑名单')).toBeVisible();

  await page.goto('/profile?view=settings');
  await pressOn(page.getByRole('link', { name: '黑名单' }));
  await heard(page.getByRole('main'), 'blocked');
  await pressOn(page.getByRole('button', { name: `把 ${name} 移出黑名单` }));
  await expect(page.getByText('黑名单是空的')).toBeVisible();
  // What was pressed is gone with its row.
  await expect(page.getByRole('main')).toBeFocused();
});

test('F6, C1: tabs and the bottom bar answer the keyboard', async ({ page }) => {
  await page.goto('/games');
  const all = page.getByRole('tab', { name: '全部' });
  await tabTo(all);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL(/\/games\/[a-z]+/);
  await page.goto('/profile');
  await pressOn(page.getByRole('button', { name: '跳到底部导航' }));
  await expect(page.getByRole('link', { name: '我的', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await pressOn(page.getByRole('link', { name: '首页' }));
  await expect(page).toHaveURL(at('/'));
});

test('B5: past the bar at the top with one press; what is deleted leaves the focus at its place', async ({
  page,
  member,
  api,
}) => {
  await signIn(page, member);
  await page.goto('/');
  await pressOn(page.getByRole('button', { name: '跳到正文' }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(await inMain()).toBe(true);

  const text = {
    content: '只用键盘删掉一条评论，看焦点去哪里',
    tagIds: [1],
    imageIds: [],
    requestId: crypto.randomUUID(),
  };
  const post = await api.post<{ id: number }>('v1/square/post', text, member, true);
  for (const content of ['先写的', '后写的']) await api.post(`v1/square/post/${post.id}/comment`, { content }, member);
  await page.goto(`/post/${post.id}`);
  const row = page.locator('[data-comment]').filter({ hasText: '后写的' });
  await pressOn(row.getByRole('button', { name: '删除' }));
  await pressOn(
    page.getByRole('dialog', { name: '删除这条评论？' }).getByRole('button', { name: '删除', exact: true }),
  );
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-comment]')?.textContent)).toContain('先写的');
});

test('B5: a press keeps the focus: on the button it shut, on the banner it turned to', async ({ page, member }) => {
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  // Banners that turn by themselves may have turned on before the first is looked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The operator of another test may have put one before them that leads nowhere.
  await page.route('**/api/v1/home/feed?*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { banners: { linkType: string }[] } };
    json.data.banners = json.data.banners.filter(({ linkType }) => linkType !== '');
    await route.fulfill({ response, json });
  });
  await signIn(page, member);
  await page.goto('/');
  const slides = page.locator('[aria-roledescription="slide"]');
  await tabTo(slides.first().getByRole('link'));
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(1).getByRole('link')).toBeFocused();

  await page.goto('/checkin');
  await pressOn(page.getByRole('button', { name: /^立即签到/ }));
  await pressOn(page.getByRole('dialog', { name: '签到成功' }).getByRole('button', { name: '知道了' }));
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  await expect.poll(lost).toBe(false);
});

test('B5: what takes the focus is never under the bottom bar', async ({ page }) => {
  await page.goto('/games');
  await tabTo(page.getByRole('tab', { name: '全部' }));
  const hidden: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('nav[aria-label="主导航"]');
      const now = document.activeElement;
      if (!bar || !now || bar.contains(now)) return '';
      return now.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1 ? now.outerHTML.slice(0, 80) : '';
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('B5: in the few colours that a system lends, buttons have an edge, and what is chosen or has the focus another', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/games');
  const edge = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return [outlineStyle, Number.parseFloat(outlineWidth) > 2 ? 'thick' : 'thin', outlineColor].join(' ');
    });
  const [chosen, other] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  ];
  const edges = [await edge(chosen), await edge(other)];
  expect(edges).toEqual([expect.stringMatching(/^solid thick/), expect.stringMatching(/^solid thin/)]);
  await tabTo(page.getByRole('link', { name: '下载 App' }));
  expect(await edge(page.getByRole('link', { name: '下载 App' }))).toMatch(/^solid thick/);
});
