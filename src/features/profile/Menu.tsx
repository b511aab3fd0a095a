import {
  Bell,
  Briefcase,
  CalendarCheck,
  CircleQuestionMark,
  Gamepad2,
  Headset,
  History,
  type LucideIcon,
  Mail,
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
import type { Route } from '@/shell/navigation/route';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { profileText } from '@/text/profile';
import { Card } from '@/ui/card/Card';
import { News, type NewsProps } from '@/ui/icon-button/News';
import { Grid } from './profile.styles';

type Name = keyof typeof profileText.menu;
type Item = { icon: LucideIcon; route?: string; search?: string; sheet?: string };

/** In the order they stand; a word of the menu without its place does not compile. */
const items: Readonly<Record<Name, Item>> = {
  games: { icon: Gamepad2, route: 'profile', search: '?view=games' },
  gifts: { icon: Ticket, route: 'gifts' },
  readhistory: { icon: History, route: 'readhistory' },
  subscriblist: { icon: Sparkles, route: 'subscriblist' },
  commenthistory: { icon: MessageSquareText, route: 'commenthistory' },
  checkin: { icon: CalendarCheck, route: 'checkin' },
  invite: { icon: UserRoundPlus, route: 'checkin', search: '?view=invite' },
  message: { icon: Bell, route: 'message' },
  support: { icon: Headset, sheet: 'kefu' },
  letters: { icon: Mail, route: 'letters' },
  faq: { icon: CircleQuestionMark, route: 'faq' },
  business: { icon: Briefcase, route: 'business' },
  settings: { icon: Settings, route: 'profile', search: '?view=settings' },
  activity: { icon: PartyPopper, route: 'activity' },
  // Last: whether it is there the server says later, and nothing shall move.
  download: { icon: Smartphone, route: 'download' },
};

/** A route's address without what it may name. */
const pathOf = (route: Route | undefined) => route?.path.replace(/\/:\w+\?$/, '') ?? '';

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
  const here = (Object.keys(items) as Name[]).filter((name) => {
    const { route } = items[name];
    if (name === 'download' && !bundleUrl && !packageUrl) return false;
    return route === undefined || routes.find(route) !== undefined;
  });
  return (
    <Card>
      <Grid aria-label={profileText.menuLabel}>
        {here.map((name) => {
          const { icon: Icon, route, search = '', sheet } = items[name];
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
            <Link key={name} to={`${pathOf(routes.find(route ?? ''))}${search}`}>
              {face}
            </Link>
          );
        })}
      </Grid>
    </Card>
  );
}
