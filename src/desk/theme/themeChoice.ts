import { useSyncExternalStore } from 'react';
import { kept } from '@/desk/world/kept';
import { useMediaQuery } from '@/lib/react/useMediaQuery';

/** What somebody chose for this browser; null follows the system. */
export type ThemeChoice = 'light' | 'dark' | null;

const read = (): ThemeChoice => {
  const choice = kept.read('theme');
  return choice === 'light' || choice === 'dark' ? choice : null;
};

const DARK = '(prefers-color-scheme: dark)';
const isDarkSystem = (): boolean => window.matchMedia?.(DARK).matches ?? false;
/** Told when somebody chooses. */
const listeners = new Set<() => void>();

/** Which theme is on screen now. */
export const themeNow = (): 'light' | 'dark' => read() ?? (isDarkSystem() ? 'dark' : 'light');

/** Puts the choice on the page, before anything is drawn. */
export function wearTheme(): void {
  const choice = read();
  if (choice === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Changes to the other theme and keeps that; what the system shows anyway is not kept. */
export function switchTheme(): void {
  const next = themeNow() === 'dark' ? 'light' : 'dark';
  kept.write('theme', next === (isDarkSystem() ? 'dark' : 'light') ? null : next);
  wearTheme();
  for (const heard of listeners) heard();
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}

/** Which theme is on screen, as the system or somebody changes it. */
export function useTheme(): 'light' | 'dark' {
  const isDark = useMediaQuery(DARK);
  return useSyncExternalStore(subscribe, read) ?? (isDark ? 'dark' : 'light');
}
