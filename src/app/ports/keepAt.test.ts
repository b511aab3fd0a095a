import { fireEvent } from '@testing-library/react';
import { returnSoon } from '@/shell/navigation/restingPlace';
import { createFakePorts } from '@/testing/fakePorts';

const resting = { item: '7', offset: 20, top: 900 };

/** A page whose rows come when they are told to, each 100 px high from 1,000 px on. */
function page() {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const scrolls: number[] = [];
  let y = 0;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  window.scrollTo = ((_x: number, top: number) => {
    y = top;
    scrolls.push(top);
  }) as typeof window.scrollTo;
  const draw = async (...items: string[]) => {
    for (const [at, item] of items.entries()) {
      const row = document.createElement('article');
      row.dataset.item = item;
      row.getBoundingClientRect = () => ({ top: 1_000 + at * 100 - y, bottom: 1_100 + at * 100 - y }) as DOMRect;
      root.append(row);
    }
    await Promise.resolve();
  };
  return { root, draw, scrolls, stop: returnSoon(root, resting, createFakePorts()) };
}

describe('a page that goes back to where it rested', () => {
  it('stands at its row as soon as that is drawn, and still does when more is drawn above it', async () => {
    const { root, draw, scrolls } = page();
    expect(scrolls).toEqual([900]);
    await draw('5', '6', '7');
    expect(scrolls.at(-1)).toBe(1_180);
    root.replaceChildren();
    await draw('3', '4', '5', '6', '7');
    expect(scrolls.at(-1)).toBe(1_380);
  });

  it('goes as far as it can meanwhile, so that a list asks for what comes next', async () => {
    const { draw, scrolls } = page();
    await draw('5', '6');
    expect(scrolls).toEqual([900, 900]);
    await draw('7');
    expect(scrolls.at(-1)).toBe(980);
  });

  it.each(['pointerdown', 'wheel', 'keydown'] as const)(
    'leaves the page to the member at their first %s',
    async (type) => {
      const { draw, scrolls } = page();
      fireEvent(window, new Event(type));
      await draw('7');
      expect(scrolls).toEqual([900]);
    },
  );

  it('waits no longer than ten seconds, and not for a page that was left', async () => {
    jest.useFakeTimers();
    const late = page();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await late.draw('7');
    expect(late.scrolls).toEqual([900]);
    const gone = page();
    gone.stop?.();
    await gone.draw('7');
    expect(gone.scrolls).toEqual([900]);
  });
});
