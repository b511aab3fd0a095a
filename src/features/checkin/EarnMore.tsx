import { ListChecks, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInviteQuery } from '@/api/checkinApi';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { checkinText as text } from '@/text/checkin';
import { LinkButton } from '@/ui/button/Button';
import { Price } from '@/ui/price/Price';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Earn, Panel } from './checkin.styles';

/** Other ways to diamonds: inviting, and the tasks where this build has them. */
export function EarnMore() {
  const { data: invite } = useInviteQuery();
  const tasks = useRoutes().find('activity') !== undefined;
  return (
    <>
      <SectionHeader title={text.earn} />
      <Panel as="ul" data-lines>
        <Row
          icon={<UserRound aria-hidden="true" />}
          title={text.inviteRow}
          note={
            <>
              {text.inviteNote}
              {invite && (
                <>
                  {' · '}
                  <Price diamonds={invite.rewards.inviter} sign="+" />
                </>
              )}
            </>
          }
          go={text.inviteGo}
          to={href.checkin({ view: 'invite' })}
        />
        {tasks && (
          <Row
            icon={<ListChecks aria-hidden="true" />}
            title={text.taskRow}
            note={text.taskNote}
            go={text.taskGo}
            to={href.activity({ tab: 'tasks' })}
          />
        )}
      </Panel>
    </>
  );
}

function Row({
  icon,
  title,
  note,
  go,
  to,
}: {
  icon: ReactNode;
  title: string;
  note: ReactNode;
  go: string;
  to: string;
}) {
  return (
    <Earn>
      <i>{icon}</i>
      <div>
        <b>{title}</b>
        <small>{note}</small>
      </div>
      <LinkButton tone="tint" size="s" as={Link} to={to}>
        {go}
      </LinkButton>
    </Earn>
  );
}
