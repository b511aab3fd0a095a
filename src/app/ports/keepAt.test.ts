import { fireEvent } from '@testing-library/react';
import type { RestingPlace } from '@/shell/navigation/pageCacheSlice';
import { returnSoon } from '@/shell/navigation/restingPlace';
import { createFakePorts } from '@/testing/fakePorts';

const byRow = { item: '7', offset: -20, top: 900 };
/** Home has no rows to go by. */
const byHeight = { item: '', offset: 0, top: 900, isKept: true } as const;

/** A page whose rows come when they are told to, each 100 px high from 1,000 px on. */
function page(resting: RestingPlace = byRow) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const scrolls: number[] = [];
  let y = 0;
  let most = Number.POSITIVE_INFINITY;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  window.scrollTo = ((_x: number, top: number) => {
    y = Math.min(top, most);
    scrolls.push(y);
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
  const move = (to: number) => {
    y = to;
    fireEvent.scroll(window);
  };
  const reach = (px: number) => {
    most = px;
  };
  stop = returnSoon(root, resting, createFakePorts());
  return { root, draw, scrolls, move, reach, stop };
}

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

describe('a page that goes back to where it rested', () => {
  it('stands at its row as soon as that is drawn, and still does when more is drawn above it', async () => {
    const { root, draw, scrolls } = page();
    expect(scrolls).toEqual([900]);
    await draw('5', '6', '7');
    expect(scrolls.at(-1)).toBe(1_220);
    root.replaceChildren();
    await draw('3', '4', '5', '6', '7');
    expect(scrolls.at(-1)).toBe(1_420);
  });

  it('stands there again when a window that measured its rows has moved the page, and no longer than a moment', async () => {
    jest.useFakeTimers();
    const { draw, scrolls, move } = page();
    await draw('7');
    move(400);
    expect(scrolls.at(-1)).toBe(1_020);
    jest.advanceTimersByTime(1_500);
    move(400);
    expect(window.scrollY).toBe(400);
  });

  it('goes on to its row when more is drawn below it, however late: as the last of all rows it is out of reach', async () => {
    jest.useFakeTimers();
    const { draw, scrolls, reach } = page();
    reach(940);
    await draw('7');
    expect(scrolls.at(-1)).toBe(940);
    jest.advanceTimersByTime(3_000);
    reach(5_000);
    await draw('8');
    expect(scrolls.at(-1)).toBe(1_020);
  });

  it('leaves it to a list that has the row to go there', async () => {
    const { root, draw, scrolls, move } = page();
    const list = document.createElement('section');
    list.dataset.hasKept = 'true';
    root.append(list);
    await draw('5');
    move(3_000);
    expect([scrolls, window.scrollY]).toEqual([[900], 3_000]);
    await draw('7');
    expect(scrolls.at(-1)).toBe(1_020);
  });

  it('without rows to go by stands at its height, also when what comes late above it has moved the page', async () => {
    const { draw, scrolls, move } = page(byHeight);
    move(940);
    expect(scrolls.at(-1)).toBe(900);
    move(940);
    await draw('notice');
    expect(window.scrollY).toBe(900);
  });

  it('goes as far as it can meanwhile, so that a list asks for what comes next', async () => {
    const { draw, scrolls } = page();
    await draw('5', '6');
    expect(scrolls).toEqual([900, 900]);
    await draw('7');
    expect(scrolls.at(-1)).toBe(1_020);
  });

  it.each(['pointerdown', 'wheel', 'keydown'] as const)(
    'leaves the page to the member at their first %s',
    async (type) => {
      const { draw, scrolls } = page();
      const rests = jest.fn();
      window.addEventListener('scroll', rests, { once: true });
      fireEvent(window, new Event(type));
      // As after a scroll: whoever remembers where the page rests hears of it.
      expect(rests).toHaveBeenCalledTimes(1);
      await draw('7');
      expect(scrolls).toEqual([900]);
    },
  );

  it('waits no longer than ten seconds, and not for a page that was left', async () => {
    jest.useFakeTimers();
    const late = page();
    jest.advanceTimersByTime(10_000);
    await late.draw('7');
    expect(late.scrolls).toEqual([900]);
    const gone = page();
    gone.stop?.();
    await gone.draw('7');
    expect(gone.scrolls).toEqual([900]);
  });
});
