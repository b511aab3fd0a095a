import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';
import { navigationEvents } from './navigationSlice';

async function visit(at: string) {
  const { store, pass } = await renderApp(at);
  const go = async (to: string) => {
    act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await pass();
    return screen.queryByText(/^已进入：/)?.textContent ?? '';
  };
  return { go };
}

describe('what a screen reader hears of moving', () => {
  it('B5: nothing where the visit begins, then the title of each page, home by the product', async () => {
    const { go } = await visit('/games');
    expect(screen.queryByText(/^已进入：/)).not.toBeInTheDocument();
    expect(await go('/faq')).toBe('已进入：常见问题');
    expect(await go('/')).toBe('已进入：星钻广场');
    expect(await go('/games')).toBe('已进入：游戏');
  });

  it('B5: a page of the same title is said again, a filter of the same page is not', async () => {
    const { go } = await visit('/');
    await go('/detail/11');
    const first = screen.getByText(/^已进入：/);
    expect(await go('/detail/12')).toBe(first.textContent);
    const second = screen.getByText(/^已进入：/);
    expect(second).not.toBe(first);
    expect(second.parentElement).toHaveAttribute('aria-live', 'polite');
    await go('/detail/12?tab=log');
    expect(screen.getByText(/^已进入：/)).toBe(second);
  });
});
