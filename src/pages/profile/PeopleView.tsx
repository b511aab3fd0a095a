import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { peopleApi } from '@/api/peopleApi';
import type { Person } from '@/contract/person';
import { selectIsMember } from '@/features/session/accountSlice';
import { PersonRow } from '@/features/square/people/PersonRow';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { type FeedView, useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { profileText } from '@/text/profile';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BlockedRow } from './BlockedRow';
import { ViewHead } from './ViewHead';

const text = profileText.people;
const { followList, fanList, blockList } = peopleApi.endpoints;

export type PeopleKind = 'follows' | 'fans' | 'blocked';

/** Whom the member follows, who follows them, whom they block (C10). */
export function PeopleView({ kind }: { kind: PeopleKind }) {
  const member = useAppSelector(selectIsMember);
  return (
    <>
      <ViewHead title={text[kind]} />
      {member ? (
        <Lists kind={kind} />
      ) : (
        <EmptyState
          title={text.guest.title}
          note={text.guest.note}
          action={
            <LinkButton tone="tint" as={Link} to={href.login()}>
              {text.guest.action}
            </LinkButton>
          }
        />
      )}
    </>
  );
}

function Lists({ kind }: { kind: PeopleKind }) {
  if (kind === 'follows') return <Follows />;
  return kind === 'fans' ? <Fans /> : <Blocked />;
}

function Follows() {
  const now = useServerNow();
  const square = useRoutes().find('square')?.path;
  return (
    <People
      feed={useFeed(followList, {})}
      empty={
        <EmptyState
          {...text.noFollows}
          action={
            square && (
              <LinkButton tone="tint" as={Link} to={square}>
                {text.toSquare}
              </LinkButton>
            )
          }
        />
      }
    >
      {(person) => <PersonRow person={person} now={now} />}
    </People>
  );
}

function Fans() {
  const now = useServerNow();
  return (
    <People feed={useFeed(fanList, {})} empty={<EmptyState {...text.noFans} />}>
      {(person) => <PersonRow person={person} now={now} />}
    </People>
  );
}

function Blocked() {
  return (
    <People feed={useFeed(blockList, undefined)} empty={<EmptyState {...text.noBlocked} />}>
      {(person) => <BlockedRow person={person} />}
    </People>
  );
}

interface PeopleProps {
  feed: FeedView<Person>;
  empty: ReactElement;
  children: (person: Person) => ReactElement;
}

/** A list of people with its four faces; asked for anew on every visit, the rows of the last one staying meanwhile. */
function People({ feed, empty, children }: PeopleProps) {
  const renew = useEffectEvent(() => {
    if (feed.items.length > 0 || feed.phase === 'empty') feed.onRefresh();
  });
  useEffect(() => renew(), []);
  useTopTap(feed.onRefresh);
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      <InfiniteList
        items={feed.items}
        phase={feed.items.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        skeleton={<SkeletonRows lead="avatar" />}
        empty={empty}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {children}
      </InfiniteList>
    </PullRefresh>
  );
}
