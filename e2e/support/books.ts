import type { Page } from '@playwright/test';

/** The words of the first chapter in sight, below what covers the rows that slid under it. */
export const firstChapter = (page: Page): Promise<string> =>
  page.locator('a[data-item]').evaluateAll((all) => {
    const above = [...document.querySelectorAll('[role="search"], [role="group"]')];
    const tools = Math.max(0, ...above.map((one) => one.getBoundingClientRect().bottom));
    return all.find((one) => one.getBoundingClientRect().top >= tools)?.textContent ?? '';
  });

/** Scrolls a list of chapters to its end in big steps: frames without rows, and the most elements there ever were. */
export const scrolledThrough = (page: Page): Promise<{ blank: number; most: number; frames: number }> =>
  page.evaluate(async () => {
    let [blank, most, frames] = [0, 0, 0];
    const end = document.documentElement.scrollHeight - innerHeight * 2;
    for (let top = 0; top < end; top += end / 60) {
      window.scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const boxes = [...document.querySelectorAll('a[data-item]')].map((one) => one.getBoundingClientRect());
      const covered = [0.5, 0.75, 0.98].every((share) =>
        boxes.some((one) => one.top <= share * innerHeight + 40 && one.bottom >= share * innerHeight - 40),
      );
      if (!covered) blank += 1;
      most = Math.max(most, document.querySelectorAll('*').length);
      frames += 1;
    }
    return { blank, most, frames };
  });
