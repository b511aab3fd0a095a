import { useInviteQuery } from '@/api/checkinApi';
import type { Invite } from '@/contract/checkin';
import { CardHead, Page, Panel, Raised } from '@/features/checkin/checkin.styles';
import { HeroWash } from '@/features/checkin/HeroWash';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { inviteText as text } from '@/text/invite';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Card } from '@/ui/card/Card';
import { Price } from '@/ui/price/Price';
import { Wash } from '@/ui/wash/Wash';
import { InviteHero, InviteRules, Sums } from './checkin-page.styles';
import { InvitedList } from './InvitedList';
import { InviteGuest } from './InviteGuest';
import { InviteWays } from './InviteWays';
import { SignSkeleton } from './SignSkeleton';

/** Inviting: code, link and poster, what came of it, who came, and the rules (pages 12). */
export function InviteView() {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectIsMember);
  const { data, error, refetch } = useInviteQuery(undefined, { refetchOnMountOrArgChange: true });
  const art = data !== undefined || !error;
  return (
    <>
      {art && !data && <Wash tone="deep" height="13rem" />}
      <SimpleHeader
        title={text.title}
        ground={art ? 'art' : 'solid'}
        onBack={() => dispatch(navigationEvents.backAsked())}
      />
      {data ? (
        <>
          <Head invite={data} />
          <Page>
            <Raised>{member ? <InviteWays invite={data} /> : <InviteGuest />}</Raised>
            {member && <Results invite={data} />}
            <Rules invite={data} />
            {member && <InvitedList />}
          </Page>
        </>
      ) : error ? (
        <FaultState title={text.loadFailed} fault={error} onRetry={refetch} />
      ) : (
        <SignSkeleton />
      )}
    </>
  );
}

function Head({ invite: { rewards } }: { invite: Invite }) {
  return (
    <InviteHero>
      <HeroWash />
      <p>{text.heroLabel}</p>
      <strong>
        {text.hero} <Price diamonds={rewards.inviter} />
      </strong>
      <p>{text.heroTogether(rewards.invited)}</p>
    </InviteHero>
  );
}

function Results({ invite: { count, rewarded, coins } }: { invite: Invite }) {
  return (
    <Card>
      <Sums>
        <div>
          <dt>{text.sums.count}</dt>
          <dd>{text.people(count)}</dd>
        </div>
        <div>
          <dt>{text.sums.rewarded}</dt>
          <dd>{text.people(rewarded)}</dd>
        </div>
        <div>
          <dt>{text.sums.coins}</dt>
          <dd>
            <Price diamonds={coins} />
          </dd>
        </div>
      </Sums>
    </Card>
  );
}

function Rules({ invite: { rewards } }: { invite: Invite }) {
  return (
    <Panel aria-label={text.rulesTitle}>
      <CardHead>
        <h2>{text.rulesTitle}</h2>
      </CardHead>
      <InviteRules>
        {rewards.invited > 0 && <li>{text.rules.invited(rewards.invited)}</li>}
        {rewards.inviter > 0 && <li>{text.rules.inviter(rewards.inviter)}</li>}
        <li>{text.rules.perDay(rewards.perDay)}</li>
        <li>{text.rules.honest}</li>
      </InviteRules>
    </Panel>
  );
}
