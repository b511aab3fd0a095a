import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { PortsContext } from '@/kernel/hooks';
import { createFakePorts } from '@/testing/fakePorts';
import { pageEvents } from './pageCacheSlice';
import { RestingPage } from './RestingPage';

function scrolledPage() {
  const actions: UnknownAction[] = [];
  const store = legacy_createStore((_state: unknown, action: UnknownAction) => {
    if (pageEvents.rested.match(action)) actions.push(action);
    return null;
  });
  const ports = createFakePorts();
  window.scrollTo = () => {};
  render(
    <Provider store={store}>
      <PortsContext value={ports}>
        <RestingPage page="/square" resting={undefined}>
          <a href="#post">post</a>
        </RestingPage>
      </PortsContext>
    </Provider>,
  );
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  fireEvent.scroll(window);
  return { actions, ports };
}

const rested = pageEvents.rested({ page: '/square', item: '', offset: 0, top: 640 });

describe('C7: where a page rests', () => {
  it('is noted once the page is quiet', async () => {
    const { actions, ports } = scrolledPage();
    expect(actions).toEqual([]);
    await act(() => ports.clock.advance(150));
    expect(actions).toEqual([rested]);
  });

  it.each([
    ['a tap', () => fireEvent.click(screen.getByRole('link'))],
    ['Back', () => fireEvent.popState(window)],
  ])('is noted at once when %s may leave the page before that, and only once', async (_name, leave) => {
    const { actions, ports } = scrolledPage();
    leave();
    expect(actions).toEqual([rested]);
    await act(() => ports.clock.advance(1_000));
    expect(actions).toEqual([rested]);
  });

  it('is not noted again by a tap on a page that is quiet', async () => {
    const { actions, ports } = scrolledPage();
    await act(() => ports.clock.advance(150));
    fireEvent.click(screen.getByRole('link'));
    expect(actions).toEqual([rested]);
  });
});

describe('a page that is brought back to where it rested', () => {
  const place = (top: number, isKept?: true) => ({ item: '', offset: 0, top, ...(isKept && { isKept }) });

  /** Renders the page with one resting place after another, and answers where it was scrolled to. */
  function shown(travels: boolean) {
    const ports = createFakePorts();
    if (travels) ports.gate.enter('travel');
    const scrolls: number[] = [];
    window.scrollTo = ((_x: number, y: number) => void scrolls.push(y)) as typeof window.scrollTo;
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const store = legacy_createStore(() => null);
    const at = (resting?: ReturnType<typeof place>) => (
      <Provider store={store}>
        <PortsContext value={ports}>
          <RestingPage page="/square" resting={resting}>
            rows
          </RestingPage>
        </PortsContext>
      </Provider>
    );
    const { rerender, container } = render(at());
    const draw = async () => {
      container.querySelector('[data-kept]')?.append(document.createElement('p'));
      await Promise.resolve();
    };
    return { scrolls, draw, rest: (resting: ReturnType<typeof place>) => rerender(at(resting)) };
  }

  it('goes there when what was kept is known, and is not brought where it rests by itself', () => {
    const { scrolls, rest } = shown(false);
    rest(place(300));
    expect(scrolls).toEqual([0]);
    rest(place(900, true));
    expect(scrolls).toEqual([0, 900]);
  });

  it('H1: follows each place of somebody who travels, and what is drawn late moves it to the last one alone', async () => {
    const { scrolls, draw, rest } = shown(true);
    rest(place(300));
    rest(place(700));
    expect(scrolls).toEqual([0, 300, 700]);
    await draw();
    expect(scrolls).toEqual([0, 300, 700, 700]);
  });
});
