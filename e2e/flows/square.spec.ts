import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

const words = '今天在云海钓到了第一条会飞的鱼，鱼竿居然是风筝线。';

test('F5, C7: a post is written, survives a reload as a draft, is published once, liked and answered', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/square');
  await page.getByRole('link', { name: '发布帖子' }).click();
  await expect(page).toHaveURL(/\/postpage$/);
  await page.getByRole('textbox', { name: '正文' }).fill(words);
  await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await expect(page.getByText('草稿已自动保存')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: '正文' })).toHaveValue(words);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/v1\/square\/post$/.test(new URL(request.url()).pathname))
      sent.push(request.url());
  });
  await page.getByRole('button', { name: '发布', exact: true }).dblclick();

  await expect(page).toHaveURL(/\/post\/\d+$/);
  await expect(page.getByText(words)).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: /^点赞/ }).first().click();
  await expect(page.getByRole('button', { name: /^取消点赞/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '说点什么…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('鱼有没有自己买机票？');
  await sheet.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('鱼有没有自己买机票？')).toBeVisible();
});

test('C5, F5: a guest likes a post, logs in, and the like happens once', async ({ page, member }) => {
  await page.goto('/post/3');
  await page.getByRole('button', { name: /^点赞/ }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: '账号密码登录' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(member.loginName);
  await page.getByRole('textbox', { name: '密码' }).fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/3$/);
  await expect(page.getByRole('button', { name: /^取消点赞/ }).first()).toBeVisible();
});

test('C10: what is searched stands in the address, and a result leads to its page', async ({ page }) => {
  await page.goto('/square?q=云端');
  await page.getByRole('tab', { name: '游戏' }).click();
  await page
    .getByRole('link', { name: /云端猫岛/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});
