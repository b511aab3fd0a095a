/** Lays the pictures under shots/ out on one sheet a route, so that a whole look fits one glance. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sheetHtml = (folder, name, files) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 24px; background: #7a8594; font: 15px sans-serif; color: #fff }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { height: 480px; display: block } figcaption { margin-top: 4px }
</style><h1>${escaped(name)}</h1><main>${files
  .map(
    (file) =>
      `<figure><img src="${pathToFileURL(join(folder, name, file))}"><figcaption>${escaped(file)}</figcaption></figure>`,
  )
  .join('')}</main>`;

/** Writes `shots/<route>.png` for every folder of pictures; answers how many sheets there are. */
export const contactSheets = async (folder, browserPath) => {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
    ...(browserPath ? { executablePath: browserPath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
    // A page from disk may show pictures from disk.
    await page.goto(pathToFileURL(join(folder, '/')).href);
    for (const name of names) {
      const files = readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.png'))
        .sort();
      await page.setContent(sheetHtml(folder, name, files), { waitUntil: 'load' });
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    }
  } finally {
    await browser.close();
  }
  return names.length;
};
