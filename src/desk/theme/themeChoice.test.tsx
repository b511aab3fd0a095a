import { act, render, screen } from '@testing-library/react';
import { fakeMedia } from '@/testing/fakeMedia';
import { switchTheme, useTheme } from './themeChoice';

const real = window.matchMedia;
afterEach(() => {
  window.matchMedia = real;
  localStorage.clear();
});

it('follows the system and what is chosen, also while it is on screen', () => {
  let isDark = false;
  const media = fakeMedia(() => isDark);
  function Shown() {
    return <p>{useTheme()}</p>;
  }
  const { unmount } = render(<Shown />);
  expect(screen.getByText('light')).toBeInTheDocument();
  act(() => {
    isDark = true;
    media.change();
  });
  expect(screen.getByText('dark')).toBeInTheDocument();
  act(switchTheme);
  expect(screen.getByText('light')).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('light');
  unmount();
  expect(media.listening()).toBe(0);
});
