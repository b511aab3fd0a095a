import { peopleApi } from '@/api/peopleApi';
import type { Person, UserProfile } from '@/contract/person';
import { PersonRow } from '@/features/square/people/PersonRow';
import type { PeopleList } from '@/features/square/people/personAddress';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { type FeedView, useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { personText as text } from '@/text/person';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';

const { followList, fanList } = peopleApi.endpoints;

interface PersonPeopleProps {
  person: UserProfile;
  list: PeopleList;
  onBack: () => void;
}

/** Whom somebody follows, or who follows them. */
export function PersonPeople({ person, list, onBack }: PersonPeopleProps) {
  return (
    <>
      <SimpleHeader title={text.listOf[list](person.name)} onBack={onBack} />
      {list === 'follows' ? <Follows id={person.id} /> : <Fans id={person.id} />}
    </>
  );
}

const Follows = ({ id }: { id: number }) => <People feed={useFeed(followList, { userId: id })} list="follows" />;
const Fans = ({ id }: { id: number }) => <People feed={useFeed(fanList, { userId: id })} list="fans" />;

function People({ feed, list }: { feed: FeedView<Person>; list: PeopleList }) {
  const now = useServerNow();
  useTopTap(feed.onRefresh);
  return (
    <InfiniteList
      phase={feed.items.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase}
      name={feed.name}
      items={feed.items}
      keyOf={({ id }) => id}
      onNearEnd={feed.onNearEnd}
      onRetry={feed.onRetry}
      skeleton={<SkeletonRows lead="avatar" />}
      empty={<EmptyState {...text.none[list]} />}
      error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
    >
      {(person) => <PersonRow person={person} now={now} />}
    </InfiniteList>
  );
}
