import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { legacy_createStore } from 'redux';
import { PortsContext } from '@/kernel/hooks';
import { createFakePorts } from '@/testing/fakePorts';
import { pageEvents, type RestingPlace } from './pageCacheSlice';
import { RestingPage } from './RestingPage';

interface State {
  navigation: { arrival: string };
  resting?: RestingPlace;
}

/** A page at its top, shown with what it notes itself. */
function shownPage(scrollY = 0) {
  const actions: UnknownAction[] = [];
  const start: State = { navigation: { arrival: 'push' } };
  const store = legacy_createStore((state: State = start, action: UnknownAction) => {
    if (!pageEvents.rested.match(action)) return state;
    actions.push(action);
    return { ...state, resting: action.payload };
  });
  const ports = createFakePorts();
  const Page = () => (
    <RestingPage page="/square" resting={useSelector(({ resting }: State) => resting)}>
      <a href="#post">post</a>
    </RestingPage>
  );
  window.scrollTo = () => {};
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  render(
    <Provider store={store}>
      <PortsContext value={ports}>
        <Page />
      </PortsContext>
    </Provider>,
  );
  return { actions, ports };
}

function scrolledPage() {
  const shown = shownPage();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  fireEvent.scroll(window);
  return shown;
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

  it('is noted by a tap that leaves where the page was scrolled before anybody listened, and not at its top', () => {
    const unheard = shownPage(640);
    fireEvent.click(screen.getByRole('link'));
    expect(unheard.actions).toEqual([rested]);
    cleanup();
    const still = shownPage();
    fireEvent.click(screen.getByRole('link'));
    expect(still.actions).toEqual([]);
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
  function shown(travels: boolean, arrival = 'push') {
    const ports = createFakePorts();
    if (travels) ports.gate.enter('travel');
    const scrolls: number[] = [];
    window.scrollTo = ((_x: number, y: number) => void scrolls.push(y)) as typeof window.scrollTo;
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const store = legacy_createStore(() => ({ navigation: { arrival } }));
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

  it('as the first of a load stands where it is, until a place is kept for it', () => {
    const { scrolls, rest } = shown(false, 'first');
    expect(scrolls).toEqual([]);
    rest(place(900, true));
    expect(scrolls).toEqual([900]);
  });

  it('H1: follows each place of somebody who travels, and what is drawn late moves it to the last one alone', async () => {
    const { scrolls, draw, rest } = shown(true, 'first');
    rest(place(300));
    rest(place(700));
    expect(scrolls).toEqual([0, 300, 700]);
    await draw();
    expect(scrolls).toEqual([0, 300, 700, 700]);
  });
});
