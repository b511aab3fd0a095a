import { Briefcase, CalendarCheck, CircleHelp, Download, Flame, Gift, UserRound, Wallet } from 'lucide-react';
import type { Shortcut } from '@/contract/home';
import { onPlainClick } from '@/lib/react/plainClick';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { DragScroll } from '@/ui/drag-scroll/DragScroll';
import { News } from '@/ui/icon-button/News';
import { ShortcutRow, Tile, TileBadge } from './home.styles';
import { useCheckinDue } from './useCheckinDue';

/** The tiles that this build can draw. */
export const shortcutIcons: Readonly<Record<string, typeof Gift>> = {
  gift: Gift,
  checkin: CalendarCheck,
  activity: Flame,
  invite: UserRound,
  recharge: Wallet,
  help: CircleHelp,
  download: Download,
  business: Briefcase,
};

/** The shortcut tiles whose place this build has, with the operator's badges and the dot of a day not signed yet. */
export function HomeShortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const linkTo = useLink();
  const due = useCheckinDue();
  const tiles = shortcuts.flatMap((shortcut) => {
    const link = linkTo(shortcut.route);
    const Icon = shortcutIcons[shortcut.icon];
    return link && Icon ? [{ ...shortcut, link, Icon }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <DragScroll>
      <ShortcutRow aria-label={homeText.quickLinks}>
        {tiles.map(({ icon, name, badge, link, Icon }) => (
          <Tile key={icon} href={link.href} data-icon={icon} onClick={onPlainClick(link.onGo)}>
            <span>
              <Icon aria-hidden="true" />
              {badge && badge !== 'dot' ? (
                <TileBadge>{badge}</TileBadge>
              ) : (
                <News news={badge === 'dot' || (icon === 'checkin' && due) ? 'dot' : 0} />
              )}
            </span>
            <span>{name}</span>
          </Tile>
        ))}
      </ShortcutRow>
    </DragScroll>
  );
}
