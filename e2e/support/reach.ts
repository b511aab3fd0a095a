import type { Page } from '@playwright/test';

/** How far the page is wider than its window, in CSS px; more than 0 scrolls sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Buttons, links and fields of the top layer that nobody can get at: outside the window, or covered, wherever one scrolls. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const lost: string[] = [];
    for (const element of layer.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, [role="tab"]',
    )) {
      if (element.closest('[aria-hidden="true"], [inert]') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      // Seen and pressed only once the keyboard has come to it.
      if (getComputedStyle(element).opacity === '0' && getComputedStyle(element).pointerEvents === 'none') continue;
      // A box that is only drawn by its label is pressed there.
      const face = element.closest('label') ?? element;
      face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom, width } = face.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const covered = hit === null || !(face.contains(hit) || hit.contains(face));
      const outside = left < -1 || right > window.innerWidth + 1;
      if (width > 0 && (covered || outside)) {
        const name =
          element.getAttribute('aria-label') || element.textContent?.trim() || element.outerHTML.slice(0, 60);
        lost.push(`${outside ? 'outside' : 'covered'}: ${name} (${Math.round(left)}–${Math.round(right)})`);
      }
    }
    return lost;
  });

/** Buttons, links and fields of the top layer that are lower than a finger needs (2.75rem); words in a line of text are not. */
export const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const needed = 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const low: string[] = [];
    for (const element of layer.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')) {
      if (element.closest('[aria-hidden="true"], [inert]') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (getComputedStyle(element).opacity === '0' && getComputedStyle(element).pointerEvents === 'none') continue;
      // A box is pressed by its label, a field by its frame.
      const face = element.closest('label') ?? element;
      if (getComputedStyle(face).display === 'inline') continue;
      face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = face.getBoundingClientRect();
      const [x, middle] = [left + width / 2, top + height / 2];
      const answers = (y: number) => face.contains(document.elementFromPoint(x, y));
      if (width < 2 || height >= needed - 1 || !answers(middle)) continue;
      const reach = (step: number) => {
        let far = 0;
        while (far < needed && answers(middle + (far + 1) * step)) far += 1;
        return far;
      };
      const whole = reach(-1) + reach(1) + 1;
      if (whole < needed - 2) {
        const name =
          element.getAttribute('aria-label') || element.textContent?.trim() || element.outerHTML.slice(0, 80);
        low.push(`${name}: ${whole} of ${Math.round(needed)} px`);
      }
    }
    window.scrollTo(0, 0);
    return low;
  });
