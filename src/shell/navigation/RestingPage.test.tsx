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
