import { Camera, Copy } from 'lucide-react';
import { useMeQuery } from '@/api/statusApi';
import { isVip, type UserStatus } from '@/contract/userStatus';
import { AVATAR_SHEET } from '@/features/account/avatarSlice';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { copyText } from '@/shell/copy/copyText';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { accountText as text } from '@/text/account';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Avatar } from '@/ui/avatar/Avatar';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Details } from './Details';
import { Security } from './Security';
import { UserSkeleton } from './UserSkeleton';
import { Ends, Face, Row, Rows, Section, Stack } from './user.styles';

/** Everything a member has said and set, row by row. */
export function Overview() {
  const { uid } = useAppSelector(selectAccount);
  const { data, error, isFetching, refetch } = useMeQuery({ uid }, { skip: uid === '', refetchOnMountOrArgChange: 60 });
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <UserSkeleton />;
  return <Rest status={data} />;
}

function Rest({ status }: { status: UserStatus }) {
  const dispatch = useAppDispatch();
  const { name, loginName } = useAppSelector(selectAccount);
  const now = useServerNow();
  const open = (kind: string) => dispatch(overlayEvents.opened({ kind }));
  return (
    <Stack>
      <Face>
        <button type="button" onClick={() => open(AVATAR_SHEET)}>
          <Avatar src={status.avatar} name={name || loginName} size="l" decorative vip={isVip(status, now)} />
          <i aria-hidden="true">
            <Camera />
          </i>
          <Spoken>{text.avatar.open}</Spoken>
        </button>
      </Face>
      <Details status={status} />
      <Security status={status} />
      <Identity inviteCode={status.inviteCode} />
      <Ends>
        <Button block onClick={() => open('logout')}>
          {text.logout}
        </Button>
        {status.endTime ? (
          <Button block tone="danger" onClick={() => open('leaving')}>
            {text.remove.asked(momentText(status.endTime))}
          </Button>
        ) : (
          <Link to={href.user({ view: 'delete' })}>{text.remove.open}</Link>
        )}
      </Ends>
    </Stack>
  );
}

/** What names the account, to be copied. */
function Identity({ inviteCode }: { inviteCode: string }) {
  const { uid, loginName } = useAppSelector(selectAccount);
  return (
    <Section aria-label={text.identity}>
      <h2>{text.identity}</h2>
      <Rows>
        <Copied label={text.uid.label} value={uid} action={text.uid.copy} />
        {loginName && (
          <Row>
            <b>{text.loginName}</b>
            <span>{loginName}</span>
          </Row>
        )}
        {inviteCode && <Copied label={text.invite.label} value={inviteCode} action={text.invite.copy} />}
      </Rows>
    </Section>
  );
}

function Copied({ label, value, action }: { label: string; value: string; action: string }) {
  const dispatch = useAppDispatch();
  return (
    <Row>
      <b>{label}</b>
      <span>{value}</span>
      <IconButton label={action} onClick={() => void dispatch(copyText(value))}>
        <Copy aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
