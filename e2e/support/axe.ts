import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the screen as it is, one line a rule. */
async function axe(page: Page): Promise<string[]> {
  // What lies below the fold and is not drawn yet has the colours of before; it is judged as whoever scrolls there sees it.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('*:not([data-kept]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  });
  // Colours on their way from one theme to the other are nobody's reading; one that arrives sets out what inherits it.
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some((motion) => motion instanceof CSSTransition && motion.playState === 'running');
    // Chromium leaves a transition below the fold unfinished for as long as nothing makes it draw there.
    const end = performance.now() + 2_000;
    while (isMoving() && performance.now() < end) await new Promise(requestAnimationFrame);
  });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The same in both themes, all findings together. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axe(page)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
