import { expect, test } from '@e2e/support/test';
import sharp from 'sharp';

for (const [address, place] of [
  ['/games.', '/'],
  ['/detail/1.html', '/detail/1'],
  ['/index.html', '/'],
] as const) {
  test(`${address} in a browser is the app`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main').first()).toBeVisible();
    await expect(page).toHaveURL(place);
  });
}

for (const address of ['/%', '/detail/%E0%A4%A']) {
  test(`${address} in a browser is a page that leads home`, async ({ page, watch }) => {
    watch.allow(/status of 40\d/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
}

test('browsers and crawlers find what they ask for by name', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain('Disallow: /api/');
  const touch = await request.get('/apple-touch-icon.png');
  expect(await sharp(await touch.body()).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  const favicon = await (await request.get('/favicon.ico')).body();
  expect(favicon.readUInt16LE(2)).toBe(1);
  expect(await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()).toMatchObject({
    format: 'png',
    width: 48,
  });
});
