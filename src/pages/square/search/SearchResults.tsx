import type { ReactElement } from 'react';
import { searchApi } from '@/api/searchApi';
import type { Book } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookLine } from '@/features/books/BookLine';
import { DownloadButton } from '@/features/download/DownloadButton';
import { GameRow } from '@/features/games/GameRow';
import { PersonRow } from '@/features/square/people/PersonRow';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { useNow } from '@/kernel/hooks';
import { PostRow } from '@/pages/square/PostRow';
import { FaultState } from '@/shell/faults/FaultState';
import { type FeedView, useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { searchText as text } from '@/text/search';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { BookRow } from './search.styles';

const kinds = ['post', 'game', 'book', 'user'] as const;
const tabs = kinds.map((id) => ({ id, label: text.kind[id] }));
const { searchPosts, searchGames, searchBooks, searchPeople } = searchApi.endpoints;

/** What was found, by kind; each list is known by its keyword, so that a late answer to another one shows nowhere. */
export function SearchResults({ keyword }: { keyword: string }) {
  const go = useGo();
  const asked = useQuery().get('kind');
  const active = kinds.find((kind) => kind === asked) ?? 'post';
  const choose = (kind: string) =>
    go(`${href.square({ q: keyword })}${kind === 'post' ? '' : `&kind=${kind}`}`, 'replace');
  return (
    <>
      <TabHeader name="found" label={text.kinds} tabs={tabs} active={active} onChoose={choose} />
      <TabPanels name="found" tabs={tabs} active={active} onChoose={choose}>
        {(kind) => {
          const props = { keyword, active: kind === active };
          if (kind === 'game') return <Games {...props} />;
          if (kind === 'book') return <Books {...props} />;
          return kind === 'user' ? <People {...props} /> : <Posts {...props} />;
        }}
      </TabPanels>
    </>
  );
}

interface KindProps {
  keyword: string;
  active: boolean;
}

function Posts(props: KindProps) {
  const feed = useFeed(searchPosts, { keyword: props.keyword });
  const items = useVisiblePosts(feed.items);
  const now = useNow();
  return (
    <Found {...props} feed={{ ...feed, items }}>
      {(post) => <PostRow post={post} now={now} />}
    </Found>
  );
}

function Games(props: KindProps) {
  const feed = useFeed(searchGames, { keyword: props.keyword });
  return (
    <Found {...props} feed={feed}>
      {(game) => <GameRow game={game} action={<DownloadButton game={game} />} />}
    </Found>
  );
}

const self = (book: Book) => book;

function Books(props: KindProps) {
  const feed = useFeed(searchBooks, { keyword: props.keyword });
  const items = useAllowedBooks(feed.items, self);
  useFillUp(feed, items.length, props.active);
  const hidden = items.length === 0 && feed.items.length > 0 && feed.phase === 'finished';
  return (
    <Found
      {...props}
      feed={{ ...feed, items, phase: hidden ? 'empty' : feed.phase }}
      note={hidden ? text.empty.adult : undefined}
      skeleton={<SkeletonRows pill={false} />}
    >
      {(book) => (
        <BookRow {...{ [ITEM_ATTRIBUTE]: `book-${book.id}` }}>
          <BookLine book={book} />
        </BookRow>
      )}
    </Found>
  );
}

function People(props: KindProps) {
  const feed = useFeed(searchPeople, { keyword: props.keyword });
  const now = useNow();
  return (
    <Found {...props} feed={feed}>
      {(person) => <PersonRow person={person} now={now} />}
    </Found>
  );
}

interface FoundProps<Row> extends KindProps {
  feed: FeedView<Row>;
  /** Why there is nothing, where that is known. */
  note?: string | undefined;
  skeleton?: ReactElement;
  children: (row: Row) => ReactElement;
}

function Found<Row extends { id: number }>({
  keyword,
  active,
  feed,
  note = text.empty.note,
  skeleton,
  children,
}: FoundProps<Row>) {
  return (
    <InfiniteList
      name={feed.name}
      items={feed.items}
      phase={feed.phase}
      onNearEnd={feed.onNearEnd}
      onRetry={feed.onRetry}
      keyOf={({ id }) => id}
      disabled={!active}
      skeleton={skeleton}
      empty={
        <EmptyState
          title={text.empty.title(keyword)}
          note={note}
          action={
            <LinkButton tone="tint" as={Link} to={href.square()}>
              {text.empty.action}
            </LinkButton>
          }
        />
      }
      error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
    >
      {children}
    </InfiniteList>
  );
}
