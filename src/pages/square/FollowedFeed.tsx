import { peopleApi } from '@/api/peopleApi';
import { squareApi } from '@/api/squareApi';
import { selectIsMember } from '@/features/session/accountSlice';
import { PostList } from '@/features/square/list/PostList';
import { PersonRow } from '@/features/square/people/PersonRow';
import { useAppSelector, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { squareText } from '@/text/square';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { PostRow } from './PostRow';
import { Suggested } from './square.styles';

const text = squareText.follow;

/** 关注: what the people one follows wrote; a guest is asked to log in, a beginner gets suggestions (pages 2). */
export function FollowedFeed({ active }: { active: boolean }) {
  const member = useAppSelector(selectIsMember);
  if (member) return <MemberFeed active={active} />;
  return (
    <EmptyState
      title={text.loginTitle}
      note={text.loginNote}
      action={
        <LinkButton as={Link} to={href.login()} tone="main">
          {text.login}
        </LinkButton>
      }
    />
  );
}

function MemberFeed({ active }: { active: boolean }) {
  const feed = useFeed(squareApi.endpoints.followedPosts, undefined);
  return (
    <PostList feed={feed} active={active} empty={<SuggestedPeople active={active} />}>
      {(post, now) => <PostRow post={post} now={now} />}
    </PostList>
  );
}

function SuggestedPeople({ active }: { active: boolean }) {
  const now = useNow();
  const feed = useFeed(peopleApi.endpoints.suggestedUsers, undefined);
  return (
    <Suggested>
      <header>
        <h2>{text.nobodyTitle}</h2>
        <p>{text.nobodyNote}</p>
      </header>
      <InfiniteList
        phase={feed.phase}
        items={feed.items}
        keyOf={({ id }) => id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        disabled={!active}
        skeleton={<SkeletonRows count={6} lead="avatar" />}
        empty={<EmptyState title={text.nobodyTitle} note={text.loginNote} />}
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(person) => <PersonRow person={person} now={now} />}
      </InfiniteList>
    </Suggested>
  );
}
