import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

test.describe("a person's page", () => {
  test('opens from a post, is followed, blocked and let in again; Back leads to the post', async ({ page, member }) => {
    await signIn(page, member);
    await page.goto('/square?sort=hot');
    const post = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /的主页$/ }) })
      .first();
    const face = post.getByRole('button', { name: /的主页$/ }).first();
    const name = ((await face.getAttribute('aria-label')) ?? '').replace(/的主页$/, '');
    await face.click();
    await expect(page).toHaveURL(/\/square\?user=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: `关注${name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `取消关注${name}` })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: '更多操作' }).click();
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: /^加入黑名单/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '加入', exact: true }).click();
    await expect(page.getByText('你已将对方加入黑名单')).toBeVisible();
    await page.reload();
    await expect(page.getByText('你已将对方加入黑名单')).toBeVisible();
    await page.getByRole('button', { name: '移出黑名单' }).click();
    await expect(page.getByRole('tab', { name: /^帖子/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/square\?sort=hot$/);
  });

  test('a post is quoted from its share sheet, and the quotation leads back to it', async ({ page, member }) => {
    await signIn(page, member);
    await page.goto('/square?sort=hot');
    const post = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    const title = (await post.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await post.getByRole('button', { name: '分享' }).click();
    const sheet = page.getByRole('dialog', { name: '分享给好友' });
    await expect(sheet.getByText(title)).toBeVisible();
    await sheet.getByRole('button', { name: '发到广场' }).click();
    await expect(page).toHaveURL(/\/postpage$/);
    await expect(page.getByRole('region', { name: '引用的帖子' })).toContainText(title);
    await page.getByRole('textbox', { name: '正文' }).fill('这一篇写得好，转给大家看看');
    await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page).toHaveURL(/\/post\/\d+$/);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a topic has a page with its own head, from which one joins in', async ({ page }) => {
    await page.goto('/square');
    const chip = page.getByRole('list', { name: '话题' }).getByRole('link').first();
    const topic = (await chip.locator('b').textContent()) ?? '';
    await chip.click();
    await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible();
    await page.getByRole('button', { name: '参与话题' }).click();
    await expect(page).toHaveURL(/\/postpage$/);
    await expect(page.getByRole('checkbox', { name: topic.slice(1) })).toBeChecked();
  });
});
