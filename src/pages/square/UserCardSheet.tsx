import { businessCode } from '@/api/fault';
import { useUserProfileQuery } from '@/api/peopleApi';
import { squareApi } from '@/api/squareApi';
import { code } from '@/contract/codes';
import type { UserProfile } from '@/contract/person';
import { selectUid } from '@/features/session/accountSlice';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { NameLine } from '@/features/square/card/card.styles';
import { askMember } from '@/features/square/menu/askMember';
import { FollowButton } from '@/features/square/people/FollowButton';
import { Acts, Blocked, Intro, Line, Numbers, Top, Written } from '@/features/square/people/people.styles';
import { selectIsBlocked } from '@/features/square/unseen/unseenSlice';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { sayFault } from '@/shell/faults/sayFault';
import { freshened } from '@/shell/feeds/freshened';
import { useFeed } from '@/shell/feeds/useFeed';
import { OverlayRouter } from '@/shell/navigation/OverlayRouter';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonCards, SkeletonRows } from '@/ui/skeleton/Skeleton';
import { PostRow } from './PostRow';

const text = squareText.user;

/** What is older is shown, and asked anew behind it. */
const FRESH_SECONDS = 60;
const theirPosts = freshened(squareApi.endpoints.postList, FRESH_SECONDS);

/** A member as others see them: numbers, follow, block, report, and what they wrote (C10). */
export function UserCardSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { id } = overlay.data as unknown as { id: number };
  const {
    currentData: person,
    error,
    refetch,
  } = useUserProfileQuery({ id }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  // Messages and posts lead here after their writer has left for good: asking again brings nobody back.
  const isGone = businessCode(error) === code.notFound;
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} bare>
      {person && (
        <OverlayRouter>
          <Profile person={person} />
        </OverlayRouter>
      )}
      {!person && isGone && <EmptyState inline title={sayFault(error)} />}
      {!person && error !== undefined && !isGone && <FaultState inline fault={error} onRetry={() => void refetch()} />}
      {!person && error === undefined && <SkeletonRows count={1} lead="avatar" />}
    </Sheet>
  );
}

function Profile({ person }: { person: UserProfile }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const mine = useAppSelector(selectUid) === person.uid;
  const blocked = useAppSelector((state) => selectIsBlocked(state, person.id)) || person.blocked;
  const numbers = [
    [text.posts, person.postCount],
    [text.follows, person.followCount],
    [text.fans, person.fanCount],
    [text.likes, person.likeCount],
  ] as const;
  return (
    <>
      <Top>
        <Avatar src={person.avatar} name={person.name} size="l" vip={person.levelType >= 1} decorative />
        <div>
          <NameLine>
            <b>{person.name}</b>
            <PersonBadge person={person} now={now} />
          </NameLine>
          <Line>UID {person.uid}</Line>
        </div>
        {!blocked && <FollowButton person={person} />}
      </Top>
      {person.intro && <Intro>{person.intro}</Intro>}
      <Numbers>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countText(count)}</dd>
          </div>
        ))}
      </Numbers>
      {!mine && (
        <Acts>
          <Button size="s" onClick={() => void dispatch(askMember('report', { kind: 'user', id: person.id }))}>
            {text.report}
          </Button>
          {blocked ? (
            <Button size="s" onClick={() => void dispatch(askSwitch({ kind: 'block', id: person.id }, false))}>
              {text.unblock}
            </Button>
          ) : (
            <Button
              size="s"
              onClick={() => void dispatch(askMember('square-confirm', { kind: 'block', id: person.id }))}
            >
              {text.block}
            </Button>
          )}
        </Acts>
      )}
      {blocked ? <Blocked>{text.blocked}</Blocked> : <Theirs id={person.id} now={now} />}
    </>
  );
}

/** What they wrote, the newest first. */
function Theirs({ id, now }: { id: number; now: number }) {
  const feed = useFeed(theirPosts, { userId: id, sort: 2 });
  const posts = useVisiblePosts(feed.items);
  return (
    <Written aria-label={text.theirs}>
      <InfiniteList
        phase={feed.phase}
        items={posts}
        keyOf={(post) => post.id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        skeleton={<SkeletonCards count={2} />}
        empty={<EmptyState inline title={text.noPosts} note={text.noPostsNote} />}
        error={<FaultState inline fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(post) => <PostRow post={post} now={now} />}
      </InfiniteList>
    </Written>
  );
}
