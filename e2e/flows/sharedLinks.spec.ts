import { demoGames } from '@e2e/support/purchase';
import { expect, test } from '@e2e/support/test';
import sharp from 'sharp';

const { paid } = demoGames;

test('whoever shares a link shows name, words and picture of what it leads to', async ({ request, baseURL }) => {
  let html = '';
  // What takes a busy server too long to say is left out of a page, and is there for whoever asks next.
  await expect(async () => {
    html = await (await request.get(`/detail/${paid.id}`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain(`<title>${paid.name} | 星钻广场</title>`);
  }).toPass();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/detail/${paid.id}">`);
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(picture.startsWith(`${baseURL}/media/cards/game-${paid.id}-`)).toBe(true);
  expect(await sharp(await (await request.get(picture)).body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it holds and leads on', async ({ page }) => {
    await expect(async () => {
      await page.goto(`/detail/${paid.id}`);
      expect(await page.title()).toBe(`${paid.name} | 星钻广场`);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: paid.name })).toBeVisible();
    await page.getByRole('link', { name: '游戏', exact: true }).first().click();
    await expect(page.getByRole('link', { name: /./ }).nth(12)).toBeVisible();
  });
});
