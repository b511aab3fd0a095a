import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the screen as it is, one line a rule; of all rules of WCAG 2.1 AA, or of those named. */
async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What lies below the fold and is not drawn yet has the colours of before; it is judged as whoever scrolls there sees it.
  // A line that rises in the place of another one is judged as it stands, not half faded in.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync(
      '*:not([data-kept]) { content-visibility: visible !important } *, ::before, ::after { animation: none !important }',
    );
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
  // Without a page of its own, which not every engine here can open; it would only be for frames of other sites.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.withTags(tags)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** All that a theme changes is colours; the rest was judged in the other one. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

/** As the system asks for it. */
const bySystem = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme });

/** As the settings ask for it, whatever the engine lets a test say of the system. */
export const bySettings = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The light theme by every rule, the dark one by those about colours; all findings together. */
export async function axeInBothThemes(
  page: Page,
  dress: (page: Page, theme: Theme) => Promise<void> = bySystem,
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await dress(page, theme);
    found.push(...(await axe(page, theme === 'dark' ? BY_COLOUR : undefined)).map((line) => `${theme}: ${line}`));
  }
  return found;
}
