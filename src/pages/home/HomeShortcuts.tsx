import { CalendarCheck, CircleHelp, Download, Flame, Gift, Handshake, UserRound, Wallet } from 'lucide-react';
import type { Shortcut } from '@/contract/home';
import { onPlainClick } from '@/lib/react/plainClick';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { DragScroll } from '@/ui/drag-scroll/DragScroll';
import { ShortcutRow, Tile } from './home.styles';

const icons: Readonly<Record<string, typeof Gift>> = {
  gift: Gift,
  checkin: CalendarCheck,
  activity: Flame,
  invite: UserRound,
  recharge: Wallet,
  help: CircleHelp,
  download: Download,
  business: Handshake,
};

/** The shortcut tiles whose place this build has. */
export function HomeShortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const linkTo = useLink();
  const tiles = shortcuts.flatMap((shortcut) => {
    const link = linkTo(shortcut.route);
    const Icon = icons[shortcut.icon];
    return link && Icon ? [{ ...shortcut, link, Icon }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <DragScroll>
      <ShortcutRow aria-label={homeText.quickLinks}>
        {tiles.map(({ icon, name, link, Icon }) => (
          <Tile key={icon} href={link.href} data-icon={icon} onClick={onPlainClick(link.onGo)}>
            <span>
              <Icon aria-hidden="true" />
            </span>
            {name}
          </Tile>
        ))}
      </ShortcutRow>
    </DragScroll>
  );
}
