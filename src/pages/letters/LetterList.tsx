import { PenLine } from 'lucide-react';
import { supportApi } from '@/api/supportApi';
import type { LetterCard } from '@/contract/support';
import { RelatedQuestions } from '@/features/faq/RelatedQuestions';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFreshFeed } from '@/shell/feeds/useFreshFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { lettersText as text } from '@/text/letters';
import { timeAgo } from '@/text/units';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Foot, Row, Screen, State } from './letters.styles';

const endpoint = supportApi.endpoints.letterList;
/** The same object every time: it is what the feed is known by. */
const ALL = {};

/** My letters, where something was written last first. */
export function LetterList() {
  const dispatch = useAppDispatch();
  const feed = useFeed(endpoint, ALL);
  const now = useNow();
  useFreshFeed(endpoint, feed, ALL);
  const write = (
    <Button
      tone="main"
      icon={<PenLine aria-hidden="true" />}
      onClick={() => dispatch(overlayEvents.opened({ kind: 'feedback' }))}
    >
      {text.write}
    </Button>
  );
  return (
    <Screen>
      <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
        <InfiniteList
          name={feed.name}
          items={feed.items}
          phase={feed.phase}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          keyOf={({ id }) => id}
          skeleton={<SkeletonRows pill={false} />}
          empty={<EmptyState {...text.empty} action={write} />}
          error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {(letter) => <LetterRow letter={letter} now={now} />}
        </InfiniteList>
      </PullRefresh>
      {feed.phase === 'finished' && feed.items.length > 0 && <Foot>{write}</Foot>}
      {feed.phase === 'finished' && <RelatedQuestions />}
    </Screen>
  );
}

function LetterRow({ letter, now }: { letter: LetterCard; now: number }) {
  const { id, title, excerpt, lastBy, state, updateTime } = letter;
  return (
    <Row as={Link} to={href.letters(id)} {...{ [ITEM_ATTRIBUTE]: `letter-${id}` }}>
      <span>
        <b>{title}</b>
        <State data-state={state}>{text.state[state]}</State>
      </span>
      <p>{text.says[lastBy](excerpt)}</p>
      <small>
        <span>{text.number(id)}</span>
        <time>{timeAgo(updateTime, now)}</time>
      </small>
    </Row>
  );
}
