import { page } from '@/desk/world/page';

const NAMES: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

/** A key as it is written on the desk: `mod+Enter` is ⌘↵, or Ctrl ↵ where there is no ⌘. */
export function keyName(key: string): string {
  if (!key.startsWith('mod+')) return NAMES[key] ?? key;
  const bare = key.slice(4);
  const name = bare === 'Enter' ? '↵' : bare.toUpperCase();
  return page.isMac() ? `⌘${name}` : `Ctrl ${name}`;
}
