import { hushBulletin } from '@e2e/support/hushBulletin';
import { androidPhone } from '@e2e/support/phones';
import type { Watch } from '@e2e/support/watch';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A browser somebody holds: phone or desktop, light or dark. */
export interface Look {
  origin: string;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** A narrow window of a computer instead of a phone. */
  isWindow?: boolean;
}

/** A context with that look, without motion and without the bulletin of the day; `watch` hears what it complains about. */
export async function openLook(
  browser: Browser,
  watch: Watch,
  { origin, theme, viewport, isWindow = false }: Look,
): Promise<BrowserContext> {
  const phone = viewport.width < 769 && !isWindow;
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: phone,
    isMobile: phone,
    ...(phone && { userAgent: androidPhone }),
    deviceScaleFactor: phone ? 2 : 1,
  });
  await hushBulletin(context);
  await watch.listenTo(context);
  return context;
}

/** Fonts are there, pictures in view are decoded, nothing is on its way. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** Fonts are there, and pictures in view are decoded. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images]
        .filter((image) => image.src !== '' && image.loading !== 'lazy')
        .map((image) => image.decode()),
    );
  });
}
