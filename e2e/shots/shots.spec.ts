import { hushBulletin } from '@e2e/support/hushBulletin';
import { signIn } from '@e2e/support/signIn';
import { test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { collectShots } from './collect';
import type { Who } from './shot';

const shots = await collectShots();
const everybody: readonly Who[] = ['guest', 'member', 'vip'];
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** Fonts are there, pictures in view are decoded, nothing is on its way. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images]
        .filter((image) => image.src !== '' && image.loading !== 'lazy')
        .map((image) => image.decode()),
    );
  });
}

for (const shot of shots) {
  for (const who of shot.who ?? everybody) {
    for (const theme of themes) {
      test(`${shot.name} ${who} ${theme}`, async ({ browser, server, api, watch }) => {
        for (const viewport of sizes) {
          const phone = viewport.width < 769;
          const context = await browser.newContext({
            baseURL: server.origin,
            viewport,
            colorScheme: theme,
            reducedMotion: 'reduce',
            locale: 'zh-CN',
            timezoneId: 'Asia/Shanghai',
            hasTouch: phone,
            isMobile: phone,
            deviceScaleFactor: phone ? 2 : 1,
          });
          await hushBulletin(context);
          await watch.listenTo(context);
          const page = await context.newPage();
          if (who !== 'guest') await signIn(page, await api.persona(who));
          await page.goto(shot.path);
          await atRest(page);
          await shot.arrange?.(page);
          const file = `shots/${shot.name}/${who}-${viewport.width}x${viewport.height}-${theme}.png`;
          await page.screenshot({ path: file, animations: 'disabled' });
          await context.close();
        }
      });
    }
  }
}
