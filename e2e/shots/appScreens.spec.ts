import { writeFileSync } from 'node:fs';
import { signIn } from '@e2e/support/signIn';
import { test } from '@e2e/support/test';
import sharp from 'sharp';
import { atRest, openLook } from './look';

/** A phone of the ratio that the download page shows its pictures in. */
const viewport = { width: 375, height: 667 };
const PICTURE = { width: 450, height: 800 };
/** What somebody who thinks of installing the app sees of it, in this order. */
const SCREENS = ['/', '/square', '/animate', '/checkin'] as const;

test('the pictures of the app that the demo shows where it is downloaded', async ({ browser, server, api, watch }) => {
  test.setTimeout(120_000);
  const context = await openLook(browser, watch, { origin: server.origin, theme: 'light', viewport });
  const page = await context.newPage();
  await signIn(page, await api.persona('member'));
  const pictures: string[] = [];
  for (const path of SCREENS) {
    await page.goto(path);
    await atRest(page);
    const shot = await page.screenshot({ animations: 'disabled' });
    const { width, height } = PICTURE;
    pictures.push((await sharp(shot).resize(width, height).webp({ quality: 78 }).toBuffer()).toString('base64'));
  }
  writeFileSync('demo/art/appScreens.json', `${JSON.stringify(pictures, null, 2)}\n`);
  await context.close();
});
