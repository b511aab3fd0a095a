import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { Link } from './Link';
import { navigationEvents } from './navigationSlice';

function page(link: ReactNode) {
  const actions: UnknownAction[] = [];
  const store = legacy_createStore((_state: unknown, action: UnknownAction) => {
    if (navigationEvents.asked.match(action)) actions.push(action);
    return null;
  });
  render(<Provider store={store}>{link}</Provider>);
  return { actions, link: screen.getAllByRole('link').at(-1) as HTMLElement };
}

describe('Link', () => {
  it('is an anchor with an address, and a plain click is a wish inside the app', () => {
    const { actions, link } = page(<Link to="/detail/7">云上城</Link>);
    expect(link).toHaveAttribute('href', '/detail/7');
    expect(fireEvent.click(link)).toBe(false);
    expect(actions).toEqual([navigationEvents.asked({ to: '/detail/7', how: 'push' })]);
  });

  it('takes the place of the present entry when told to', () => {
    const { actions, link } = page(
      <Link to="/other" replace>
        账号登录
      </Link>,
    );
    fireEvent.click(link);
    expect(actions).toEqual([navigationEvents.asked({ to: '/other', how: 'replace' })]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      const { actions, link } = page(<Link to="/detail/7">云上城</Link>);
      expect(fireEvent.click(link, how)).toBe(true);
      expect(actions).toEqual([]);
    },
  );

  it('leaves a link with a target of its own to the browser, and one whose click was taken alone', () => {
    const { actions, link } = page(
      <Link to="/detail/7" target="_blank">
        云上城
      </Link>,
    );
    expect(fireEvent.click(link)).toBe(true);
    const taken = page(
      <Link to="/detail/7" onClick={(event) => event.preventDefault()}>
        云上城
      </Link>,
    );
    fireEvent.click(taken.link);
    expect([actions, taken.actions]).toEqual([[], []]);
  });
});
