/** Lays the pictures under shots/ out on sheets, so that a whole look fits one glance. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const foldersIn = (folder) => readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());

const picturesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();

const figure = (folder, file) =>
  `<figure><img src="${pathToFileURL(join(folder, file))}"><figcaption>${escaped(file.replace('.png', ''))}</figcaption></figure>`;

const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 24px; background: #7a8594; font: 15px sans-serif; color: #fff }
  figure { margin: 0 } img { display: block; border-radius: 6px } figcaption { margin-top: 4px; font-size: 11px }
  ${style}</style>${body}`;

/** Every picture of one folder. */
const folderSheet = (folder, name) =>
  page(
    'main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start } img { height: 480px }',
    `<h1>${escaped(name)}</h1><main>${picturesIn(folder)
      .map((file) => figure(folder, file))
      .join('')}</main>`,
  );

/** One block a route: six phones, and below them six wide windows. */
const routesSheet = (folder) =>
  page(
    `main { display: grid; grid-template-columns: repeat(4, max-content); gap: 40px 32px }
     h2 { margin: 0 0 8px; font-size: 18px } div { display: flex; gap: 8px; margin-top: 6px }
     .phone img { height: 276px } .desktop img { height: 80px }`,
    `<main>${foldersIn(folder)
      .map((route) => {
        const row = (size) =>
          `<div class="${size}">${picturesIn(join(folder, route))
            .filter((file) => file.includes(`-${size}-`))
            .map((file) => figure(join(folder, route), file))
            .join('')}</div>`;
        return `<section><h2>${escaped(route)}</h2>${row('phone')}${row('desktop')}</section>`;
      })
      .join('')}</main>`,
  );

/** What the README shows of it: who, on which page, in which light; the phones in rows of eight, wide windows below. */
const best = {
  phone: [
    ['guest', 'light', ['home', 'games', 'detail', 'square', 'animate', 'readbook', 'checkin', 'activity']],
    ['vip', 'dark', ['home', 'profile', 'recharge', 'gifts', 'welfare', 'bookinfo', 'post', 'subscriblist']],
  ],
  desktop: [
    ['member', 'light', ['games']],
    ['vip', 'dark', ['profile']],
  ],
};

const bestSheet = (routes) => {
  const row = (size) =>
    best[size]
      .flatMap(([who, theme, pages]) => pages.map((page) => join(routes, page, `${who}-${size}-${theme}.png`)))
      .map((file) => `<img class="${size}" src="${pathToFileURL(file)}">`)
      .join('');
  return page(
    `body { margin: 0; background: none } main { display: flex; flex-wrap: wrap; gap: 12px; width: 1608px }
     img { border-radius: 12px } .phone { width: 190px } .desktop { width: 798px }`,
    `<main>${row('phone')}${row('desktop')}</main>`,
  );
};

/**
 * Writes `shots/all-routes.png` and `shots/<name>.png` for every folder of pictures, and
 * `shots/best.webp` for the README; answers how many sheets there are.
 */
export const contactSheets = async (folder, browserPath) => {
  const routes = join(folder, 'routes');
  const sheets = foldersIn(folder)
    .filter((name) => name !== 'routes')
    .map((name) => [name, folderSheet(join(folder, name), name)]);
  if (existsSync(routes)) {
    sheets.push(['all-routes', routesSheet(routes)]);
    for (const name of foldersIn(routes)) sheets.push([`routes/${name}`, folderSheet(join(routes, name), name)]);
  }
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
    ...(browserPath ? { executablePath: browserPath } : {}),
  });
  try {
    const tab = await browser.newPage({ viewport: { width: 1800, height: 900 } });
    // A page from disk may show pictures from disk.
    await tab.goto(pathToFileURL(join(folder, '/')).href);
    for (const [name, html] of sheets) {
      await tab.setViewportSize({ width: name === 'all-routes' ? 3420 : 1800, height: 900 });
      await tab.setContent(html, { waitUntil: 'load' });
      await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    }
    if (existsSync(routes)) {
      await tab.setContent(bestSheet(routes), { waitUntil: 'load' });
      const picture = await tab.locator('main').screenshot({ omitBackground: true });
      await sharp(picture).webp({ quality: 72 }).toFile(join(folder, 'best.webp'));
    }
  } finally {
    await browser.close();
  }
  return sheets.length;
};
