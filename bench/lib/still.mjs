import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.mjs';
import { DEVICE } from './profiles.mjs';

/** What the tabs of a still page do: show another of the screens that stand in it, as fast as a browser can. */
const TURN = `
  const screens = [...document.querySelectorAll('[data-kept]')];
  const tabs = [...document.querySelectorAll('nav[aria-label="主导航"] a')];
  for (const tab of tabs) tab.addEventListener('click', (event) => {
    event.preventDefault();
    const path = tab.getAttribute('href');
    history.pushState(null, '', '?' + path);
    for (const one of tabs) one.removeAttribute('aria-current');
    tab.setAttribute('aria-current', 'page');
    for (const screen of screens) {
      screen.style.display = '';
      screen.style.contentVisibility = screen.dataset.kept === path ? '' : 'hidden';
    }
    scrollTo(0, 0);
  });`;

/**
 * Plaza's own screens as one page without an app: home and those of `paths`, drawn by the app at `origin`, with their styles, and no script
 * but the one that shows another. What a tap takes here is what the looks cost, whatever draws them.
 */
export async function stillPage(origin, { tabTo, paths, shows }) {
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(await browserPath()) });
  try {
    const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'block' });
    await context.addInitScript(() => localStorage.setItem(':bulletin-closed', String(Date.now())));
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    for (const path of [...paths, '/']) {
      await page.locator(tabTo(path)).tap();
      await page.locator(shows(path)).filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    const html = await page.evaluate(() => {
      const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      const root = document.documentElement.cloneNode(true);
      for (const one of root.querySelectorAll('script,link,style,noscript,template,meta[http-equiv]')) one.remove();
      const style = document.createElement('style');
      style.textContent = css.join('\n');
      root.querySelector('head').append(style);
      return root.outerHTML;
    });
    return `<!doctype html>${html.replace('</body>', () => `<script>${TURN}</script></body>`)}`;
  } finally {
    await browser.close();
  }
}
