import { onPlainClick } from '@/lib/react/plainClick';
import { kitText } from '@/text/kit';
import { TabIcon, type TabIconName } from './TabIcon';
import { Bar } from './tab-bar.styles';

export interface TabBarItem {
  name: TabIconName;
  label: string;
  href: string;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  active: TabIconName | undefined;
  /** Also for the active tab: its owner scrolls to the top, then refreshes (C1). */
  onChoose: (name: TabIconName) => void;
  /** Dark glass, while 色漫 is active (C1). */
  reversed?: boolean;
}

/** The bottom bar: five places, outline icons that fill when active (C1). */
export function TabBar({ items, active, onChoose, reversed }: TabBarProps) {
  return (
    <Bar aria-label={kitText.mainNavigation} data-reversed={reversed || undefined}>
      {items.map(({ name, label, href }) => (
        <a
          key={name}
          href={href}
          aria-current={name === active ? 'page' : undefined}
          onClick={onPlainClick(() => onChoose(name))}
        >
          <TabIcon name={name} />
          {label}
        </a>
      ))}
    </Bar>
  );
}
