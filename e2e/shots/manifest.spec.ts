import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@e2e/support/test';
import sharp from 'sharp';
import { atRest, openLook } from './look';

interface Picture {
  src: string;
  sizes: string;
  form_factor: 'narrow' | 'wide';
}

/** Which page each picture of the web manifest shows. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  games: '/games',
  square: '/square',
  animate: '/animate',
  'home-wide': '/',
};

/** `npm run shots -- --manifest`: the pictures that a browser shows before the app is put on the home screen. */
test('the pictures of the web manifest', async ({ browser, server, watch }) => {
  const { screenshots } = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as {
    screenshots: Picture[];
  };
  await mkdir('public/screenshots', { recursive: true });
  for (const { src, sizes, form_factor } of screenshots) {
    const name = /([\w-]+)\.webp$/.exec(src)?.[1] ?? '';
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    // A phone's picture has two of its pixels for each of the page's.
    const scale = form_factor === 'narrow' ? 2 : 1;
    const viewport = { width: width / scale, height: height / scale };
    const context = await openLook(browser, watch, { origin: server.origin, theme: 'light', viewport });
    const page = await context.newPage();
    await page.goto(PAGES[name] ?? '/');
    await atRest(page);
    const taken = await page.screenshot({ animations: 'disabled' });
    await sharp(taken).webp({ quality: 82 }).toFile(join('public', src));
    await context.close();
  }
});
