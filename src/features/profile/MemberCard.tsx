import { ChevronRight, Copy } from 'lucide-react';
import { isVip, type UserStatus } from '@/contract/userStatus';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { dayText } from '@/lib/time/calendarDay';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { profileText as text } from '@/text/profile';
import { Avatar } from '@/ui/avatar/Avatar';
import { Badge } from '@/ui/badge/Badge';
import { LinkButton } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Aside, Ended, NameLine, Person, UidLine } from './profile.styles';

interface MemberCardProps {
  status: UserStatus | undefined;
  /** The server's time, by which badges end. */
  now: number;
}

/** Who is signed in: face, name, badges and uid; for a guest the one login of the page. */
export function MemberCard(props: MemberCardProps) {
  const { uid } = useAppSelector(selectAccount);
  return uid === '' ? <Guest /> : <Member {...props} />;
}

function Guest() {
  return (
    <Person>
      <Avatar name="" size="l" decorative />
      <div>
        <NameLine>
          <h1>{text.guest}</h1>
        </NameLine>
        <UidLine>{text.guestNote}</UidLine>
      </div>
      <Aside>
        <LinkButton tone="main" size="s" as={Link} to={href.login()}>
          {text.login}
        </LinkButton>
      </Aside>
    </Person>
  );
}

function Member({ status, now }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const { uid, name, loginName } = useAppSelector(selectAccount);
  const centre = useRoutes().find('user');
  const shown = name || loginName;
  const badges = status?.badges ?? [];
  const ended = badges.filter(({ expiresAt }) => expiresAt != null && expiresAt <= now);
  return (
    <Person>
      <Avatar src={status?.avatar ?? ''} name={shown} size="l" decorative vip={status && isVip(status, now)} />
      <div>
        <NameLine>
          <h1>{shown}</h1>
          {badges
            .filter((badge) => !ended.includes(badge))
            .map(({ id, variant }) => (
              <Badge key={id} kind={variant} />
            ))}
        </NameLine>
        <UidLine>
          {text.uid(uid)}
          <IconButton label={text.copyUid} onClick={() => void dispatch(copyText(uid))}>
            <Copy aria-hidden="true" />
          </IconButton>
        </UidLine>
        {ended.length > 0 && (
          <Ended>
            {ended.map(({ id, variant, expiresAt }) => (
              <li key={id}>
                <Badge kind={variant} expired />
                {text.badgeEnded(dayText(expiresAt ?? 0))}
              </li>
            ))}
          </Ended>
        )}
      </div>
      {centre && (
        <Aside>
          <Link to={centre.path}>
            {text.centre}
            <ChevronRight aria-hidden="true" />
          </Link>
        </Aside>
      )}
    </Person>
  );
}
