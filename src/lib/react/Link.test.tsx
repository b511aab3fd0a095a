import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPath, type Navigator, Router } from 'react-router';
import { Link } from './Link';

function page(link: ReactNode) {
  const push = jest.fn();
  const replace = jest.fn();
  const navigator = { createHref: createPath, push, replace, go: jest.fn() } as unknown as Navigator;
  render(
    <Router location="/games" navigator={navigator}>
      {link}
    </Router>,
  );
  return { push, replace, link: screen.getAllByRole('link').at(-1) as HTMLElement };
}

describe('Link', () => {
  it('is an anchor with an address, and a plain click stays inside the app', () => {
    const { push, link } = page(<Link to="/detail/7">云上城</Link>);
    expect(link).toHaveAttribute('href', '/detail/7');
    expect(fireEvent.click(link)).toBe(false);
    expect(push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/detail/7' });
  });

  it('takes the place of the present entry when told to', () => {
    const { replace, link } = page(
      <Link to="/other" replace>
        账号登录
      </Link>,
    );
    fireEvent.click(link);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      const { push, link } = page(<Link to="/detail/7">云上城</Link>);
      expect(fireEvent.click(link, how)).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it('leaves a link with a target of its own to the browser, and one whose click was taken alone', () => {
    const { push, link } = page(
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
    expect([push.mock.calls, taken.push.mock.calls]).toEqual([[], []]);
  });
});
