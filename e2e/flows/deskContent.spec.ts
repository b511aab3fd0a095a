import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

test('a price that two changed at the desk is what a guest sees seconds later, until one takes it back', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/game');
  await desk
    .getByRole('region', { name: '游戏与价格' })
    .getByRole('button', { name: /国王熊太空站/ })
    .click();
  const form = desk.getByRole('form', { name: '表单' });
  const price = form.getByLabel('价格（钻石）');
  const before = await price.inputValue();
  const words = '4321';
  await price.fill(words);
  await desk.getByRole('button', { name: /^发布/ }).click();
  await desk.getByLabel('理由').selectOption('改错字');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已请第二人')).toBeVisible();
  const id = new URL(desk.url()).pathname.split('/').at(-1);
  const seen = async (said: string) => {
    await expect(async () => {
      await page.goto(`/detail/${id}`);
      await expect(
        page
          .getByText(said.replace(/\B(?=(\d{3})+$)/g, ','))
          .or(page.getByText(said))
          .first(),
      ).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 40_000 });
  };
  const second = await browser.newContext(deskWindow);
  const admin = await second.newPage();
  await sitDown(admin, 'admin', '/access');
  await admin.getByRole('link', { name: /国王熊太空站/ }).click();
  expect(await axeInBothThemes(admin)).toEqual([]);
  await admin.getByRole('button', { name: '看过，来定' }).click();
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText('已同意')).toBeVisible();
  await second.close();
  await seen(words);
  await desk.reload();
  await expect(desk.getByRole('complementary', { name: '历史' })).toContainText('沈一鸣');
  await expect(desk.getByRole('complementary', { name: '历史' })).toContainText('第二人 苏蔓');
  expect(await axeInBothThemes(desk)).toEqual([]);
  await desk.keyboard.press('Z');
  await desk.getByLabel('理由').selectOption('出了问题');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已撤回')).toBeVisible();
  await seen(before);
  await theirs.close();
});

test('a picture that an operator uploads for a banner is on a guest’s home; what is none is refused in words', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/banner/new');
  const form = desk.getByRole('form', { name: '表单' });
  await form.getByLabel('标题').fill('灯会开场');
  const upload = form.locator('input[type=file]');
  await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form.getByText('不支持该图片格式，请换一张')).toBeVisible();
  await upload.setInputFiles('docs/content-example/pictures/wide.webp');
  const picture = form.getByRole('img', { name: '图片' });
  await expect(picture).toBeVisible();
  const src = (await picture.getAttribute('src')) ?? '';
  await desk.getByRole('button', { name: /^发布/ }).click();
  await desk.getByLabel('理由').selectOption('活动安排');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已发布')).toBeVisible();
  await theirs.close();
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator(`img[src*="${src}"]`).first()).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText('灯会开场').first()).toBeAttached();
});

test('a limit of the square that an operator changes is the member’s seconds later, and what cannot be is refused', async ({
  page,
  browser,
  member,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/squareRules');
  await desk.getByRole('region', { name: '广场的上限' }).getByRole('button').first().click();
  const title = desk.getByRole('form', { name: '表单' }).getByLabel('标题最多几个字');
  await title.fill('400');
  await expect(desk.getByText('不能大于 100').first()).toBeVisible();
  await title.fill('17');
  await desk.getByRole('button', { name: /^发布/ }).click();
  await desk.getByLabel('理由').selectOption('定期更新');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('已发布')).toBeVisible();
  await expect(desk.getByRole('complementary', { name: '历史' })).toContainText('沈一鸣');
  expect(await axeInBothThemes(desk)).toEqual([]);
  await theirs.close();
  await signIn(page, member);
  await expect(async () => {
    await page.goto('/postpage');
    await expect(page.getByText('0/17')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
});

test('who may not see content does not come in', async ({ page }) => {
  await page.setViewportSize(deskWindow.viewport);
  await sitDown(page, 'support', '/content/squareRules');
  await expect(page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /内容/ })).toHaveCount(0);
  await expect(page.getByText('不在你的角色里')).toBeVisible();
});

test('a saved draft stands in the members’ page beside its form, and nobody else sees it', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  const asked: string[] = [];
  desk.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() !== desk.mainFrame() && pathname.startsWith('/api/')) asked.push(pathname);
  });
  await sitDown(desk, 'operator', '/content/game');
  await desk
    .getByRole('region', { name: '游戏与价格' })
    .getByRole('button')
    .filter({ hasText: '果冻史莱姆幼儿园' })
    .click();
  const form = desk.getByRole('form', { name: '表单' });
  await form.getByLabel('名称', { exact: true }).fill('只在草稿里的名字');
  await desk.getByRole('button', { name: /^存草稿/ }).click();
  const phone = desk.frameLocator('iframe[title="会员看到的"]');
  await expect(phone.getByRole('heading', { name: '只在草稿里的名字' }).first()).toBeVisible({ timeout: 30_000 });
  await phone.getByRole('button', { name: /下载/ }).first().click();
  expect(await axeInBothThemes(desk)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.startsWith('/api/desk/preview/'))).toEqual([]);
  const id = new URL(desk.url()).pathname.split('/').at(-1);
  await page.goto(`/detail/${id}`);
  await expect(page.getByRole('heading', { name: '果冻史莱姆幼儿园' }).first()).toBeVisible();
  await expect(page.getByText('只在草稿里的名字')).toHaveCount(0);
  await theirs.close();
});

test('a bulletin of next week opens in home as its draft to whom it is for, and says from when; nobody else sees it', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/bulletin/new');
  const form = desk.getByRole('form', { name: '表单' });
  await form.getByLabel('标题').fill('只在草稿里的公告');
  await form.getByLabel('正文').fill('<p>下周<b>停机</b>维护</p>');
  await form.getByLabel('谁看得见').selectOption('会员');
  await form.getByLabel('从', { exact: true }).fill('2037-03-01 08:00');
  await desk.getByRole('button', { name: /^存草稿/ }).click();
  const phone = desk.frameLocator('iframe[title="会员看到的"]');
  const dialog = phone.getByRole('dialog', { name: '只在草稿里的公告' });
  await expect(dialog).toContainText('停机', { timeout: 30_000 });
  await expect(dialog).toContainText('2037-03-01 08:00');
  await expect(desk.getByText('会员看得见，从 2037-03-01 起')).toBeVisible();
  const eyes = desk.getByRole('group', { name: '谁在看' });
  await expect(eyes.getByRole('button', { name: '会员' })).toHaveAttribute('aria-pressed', 'true');
  await eyes.getByRole('button', { name: '访客' }).click();
  await expect(desk.getByText('访客不会看到这份公告')).toBeVisible();
  await expect(phone.getByRole('navigation').first()).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toHaveCount(0);
  expect(await axeInBothThemes(desk)).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText('只在草稿里的公告')).toHaveCount(0);
  await theirs.close();
});

test('a package is seen as a member and as a VIP who are nobody, and paying or opening VIP in the phone says that it is a preview', async ({
  browser,
}) => {
  const theirs = await browser.newContext(deskWindow);
  const desk = await theirs.newPage();
  await sitDown(desk, 'operator', '/content/package');
  await desk
    .getByRole('region', { name: '充值档位' })
    .getByRole('button', { name: /¥30\.00/ })
    .click();
  const form = desk.getByRole('form', { name: '表单' });
  await form.getByLabel('角标').fill('草稿里');
  await desk.getByRole('button', { name: /^存草稿/ }).click();
  const phone = desk.frameLocator('iframe[title="会员看到的"]');
  await expect(phone.getByText('草稿里')).toBeVisible({ timeout: 30_000 });
  // The phone is drawn smaller than it is, which a driven mouse does not know.
  await phone.getByRole('checkbox').first().dispatchEvent('click');
  await phone.getByRole('button', { name: /立即支付/ }).dispatchEvent('click');
  await expect(phone.getByText('这是预览，只能看，什么也不会办').first()).toBeVisible();
  await desk.goto('/__desk/content/plan');
  await desk
    .getByRole('region', { name: 'VIP 方案' })
    .getByRole('button', { name: /月度 VIP/ })
    .click();
  await expect(phone.getByText('开通星钻 VIP').first()).toBeVisible({ timeout: 30_000 });
  await phone.getByRole('checkbox').first().dispatchEvent('click');
  await phone.getByRole('button', { name: /立即开通/ }).dispatchEvent('click');
  await expect(phone.getByText('这是预览，只能看，什么也不会办').first()).toBeVisible();
  await desk.getByRole('group', { name: '谁在看' }).getByRole('button', { name: 'VIP' }).click();
  await expect(phone.getByText('续费星钻 VIP').first()).toBeVisible({ timeout: 30_000 });
  await theirs.close();
});
