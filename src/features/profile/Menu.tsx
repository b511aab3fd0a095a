import {
  Bell,
  Briefcase,
  CalendarCheck,
  CircleQuestionMark,
  Headset,
  History,
  type LucideIcon,
  MessageSquareText,
  PartyPopper,
  Settings,
  Smartphone,
  Sparkles,
  Ticket,
  UserRoundPlus,
} from 'lucide-react';
import { statusApi } from '@/api/statusApi';
import type { UserStatus } from '@/contract/userStatus';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectServerConfig } from '@/shell/config/configSlice';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { profileText } from '@/text/profile';
import { Card } from '@/ui/card/Card';
import { News, type NewsProps } from '@/ui/icon-button/News';
import { Grid } from './profile.styles';

type Name = keyof typeof profileText.menu;
/** Three full rows; what is left over has another door on the home page. */
const MOST = 12;

type Item = { name: Name; icon: LucideIcon; route?: string; search?: string; sheet?: string };

const items: readonly Item[] = [
  { name: 'gifts', icon: Ticket, route: 'gifts' },
  { name: 'readhistory', icon: History, route: 'readhistory' },
  { name: 'subscriblist', icon: Sparkles, route: 'subscriblist' },
  { name: 'commenthistory', icon: MessageSquareText, route: 'commenthistory' },
  { name: 'checkin', icon: CalendarCheck, route: 'checkin' },
  { name: 'invite', icon: UserRoundPlus, route: 'checkin', search: '?view=invite' },
  { name: 'message', icon: Bell, route: 'message' },
  { name: 'support', icon: Headset, sheet: 'kefu' },
  { name: 'faq', icon: CircleQuestionMark, route: 'faq' },
  { name: 'business', icon: Briefcase, route: 'business' },
  { name: 'settings', icon: Settings, route: 'profile', search: '?view=settings' },
  { name: 'download', icon: Smartphone, route: 'download' },
  { name: 'activity', icon: PartyPopper, route: 'activity' },
];

/** Places to go, four across: those this build has, and the two sheets. */
export function Menu({ status }: { status: UserStatus | undefined }) {
  const dispatch = useAppDispatch();
  const routes = useRoutes();
  const { bundleUrl, packageUrl } = useAppSelector(selectServerConfig);
  const unread = useAppSelector((state) => statusApi.endpoints.unread.select()(state).data?.unread ?? 0);
  const news: Partial<Record<Name, NewsProps['news']>> = {
    message: unread,
    checkin: status?.checkedInToday === false ? 'dot' : 0,
  };
  const here = items
    .filter(({ name, route }) => {
      if (name === 'download' && !bundleUrl && !packageUrl) return false;
      return route === undefined || routes.find(route) !== undefined;
    })
    .slice(0, MOST);
  return (
    <Card>
      <Grid aria-label={profileText.menuLabel}>
        {here.map(({ name, icon: Icon, route, search = '', sheet }) => {
          const face = (
            <>
              <span>
                <Icon aria-hidden="true" />
                <News news={news[name]} />
              </span>
              {profileText.menu[name]}
            </>
          );
          return sheet ? (
            <button key={name} type="button" onClick={() => dispatch(overlayEvents.opened({ kind: sheet }))}>
              {face}
            </button>
          ) : (
            <Link key={name} to={`${routes.find(route ?? '')?.path ?? ''}${search}`}>
              {face}
            </Link>
          );
        })}
      </Grid>
    </Card>
  );
}
