import type { Page } from '@playwright/test';

/** Texts on the page that have a Chinese letter, and those that only a screen reader hears. */
export const chineseLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const han = /\p{Script=Han}/u;
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
      'value',
    ];
    const found = new Set<string>(han.test(document.title) ? [`title: ${document.title}`] : []);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of attributes) {
        const text = element.getAttribute(name) ?? '';
        if (han.test(text)) found.add(`${name}: ${text}`);
      }
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE && han.test(textContent ?? '')) found.add(textContent ?? '');
      for (const part of ['::before', '::after']) {
        const { content } = getComputedStyle(element, part);
        if (han.test(content)) found.add(`${part}: ${content}`);
      }
    }
    return [...found];
  });

/**
 * Words of the app that their box cuts off, that stand out of their button or the window, or a title under a button of its bar.
 * What the server says may be shortened, and so may an operator's name.
 */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"]');
    /** What is wrong with the place of these words inside what is around them. */
    const faultOf = (parent: Element, box: DOMRect): string | undefined => {
      let lies = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const hides = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const beside = Math.max(box.right - frame.right, frame.left - box.left);
        const above = Math.max(box.bottom - frame.bottom, frame.top - box.top);
        // Only heard.
        if (hides && frame.width <= 2) return undefined;
        // Whoever wants the rest scrolls there.
        if (/auto|scroll/.test(style.overflowX) && around.scrollWidth > around.clientWidth) return undefined;
        if (hides && (beside > 1 || above > 3)) return 'cut';
        const isButton = around.matches('button, a, [role="tab"]') && style.display !== 'inline';
        if (isButton && !lies && (beside > 1 || above > 3)) return 'out of its button';
        // What lies on a button need not be inside it.
        lies ||= style.position === 'absolute';
      }
      return box.right > innerWidth + 1 || box.left < -1 ? 'out of the window' : undefined;
    };
    const covers = (box: DOMRect) => (other: Element) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return box.left < right - 2 && box.right > left + 2 && box.top < bottom - 2 && box.bottom > top + 2;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      const isOurs = /[a-zåéöüñđž]{4}/.test(text) && !/\p{Script=Hangul}/u.test(text);
      if (!parent || !isOurs || !isShown(parent) || parent.closest('header > a[href="/"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 1) continue;
      const fault = faultOf(parent, box);
      if (fault) found.push(`${fault}: ${text}`);
      const others = [...(parent.closest('header > h1')?.parentElement?.querySelectorAll('button, a') ?? [])];
      if (others.some(covers(box))) found.push(`under a button: ${text}`);
    }
    return found;
  });
