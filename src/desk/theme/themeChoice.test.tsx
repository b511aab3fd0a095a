import { act, render, screen } from '@testing-library/react';
import { switchTheme, useTheme } from './themeChoice';

const real = window.matchMedia;
afterEach(() => {
  window.matchMedia = real;
  localStorage.clear();
});

it('follows the system and what is chosen, also while it is on screen', () => {
  const heard = new Set<() => void>();
  let isDark = false;
  window.matchMedia = (() => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_kind: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => heard.delete(listener),
  })) as unknown as typeof window.matchMedia;
  function Shown() {
    return <p>{useTheme()}</p>;
  }
  const { unmount } = render(<Shown />);
  expect(screen.getByText('light')).toBeInTheDocument();
  act(() => {
    isDark = true;
    for (const listener of heard) listener();
  });
  expect(screen.getByText('dark')).toBeInTheDocument();
  act(switchTheme);
  expect(screen.getByText('light')).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('light');
  unmount();
  expect(heard.size).toBe(0);
});
