import { act, fireEvent } from '@testing-library/react';
import { buildAccount } from '@/testing/builders/member';
import { renderApp } from '@/testing/renderApp';
import { navigationEvents, selectPlace } from './navigationSlice';

/** A page of many screens, whose other views fill one: there the browser itself scrolls to the top. */
async function open(at: string) {
  const shown = await renderApp(at, { member: buildAccount() });
  let top = 0;
  const most = () => (selectPlace(shown.store.getState()).search === '' ? 5_000 : 0);
  const scrollY = () => {
    top = Math.min(top, most());
    return top;
  };
  Object.defineProperty(window, 'scrollY', { get: scrollY, configurable: true });
  window.scrollTo = ((_left: number, to: number) => {
    top = Math.min(to, most());
  }) as typeof window.scrollTo;
  const scroll = (to: number) => {
    window.scrollTo(0, to);
    fireEvent.scroll(window);
  };
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await shown.pass(500);
  };
  const back = async () => {
    act(() => shown.ports.history.go(-1));
    await shown.pass(500);
  };
  return { scroll, scrollY, go, back };
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('a page with views of its own', () => {
  it.each([
    ['/square', '/square?q='],
    ['/welfare', '/welfare?id=4'],
    ['/activity', '/activity?id=2'],
    ['/checkin', '/checkin?view=invite'],
    ['/profile', '/profile?view=settings'],
  ])('C10: Back leads to where %s was left for %s', async (list, view) => {
    const { scroll, scrollY, go, back } = await open(list);
    scroll(900);
    await go(view);
    expect(scrollY()).toBe(0);
    await back();
    expect(scrollY()).toBe(900);
  });

  it('begins at its top when it is gone to anew', async () => {
    const { scroll, scrollY, go } = await open('/checkin');
    scroll(900);
    await go('/checkin?view=invite');
    await go('/checkin');
    expect(scrollY()).toBe(0);
  });
});
