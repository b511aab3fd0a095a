import type { ReactElement } from 'react';
import { searchApi } from '@/api/searchApi';
import { DownloadButton } from '@/features/download/DownloadButton';
import { GameRow } from '@/features/games/GameRow';
import { PersonRow } from '@/features/square/people/PersonRow';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { useNow } from '@/kernel/hooks';
import { PostRow } from '@/pages/square/PostRow';
import { sayFault } from '@/shell/faults/sayFault';
import { type FeedView, useFeed } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { searchText as text } from '@/text/search';
import { LinkButton } from '@/ui/button/Button';
import { EmptyFace, ErrorFace } from '@/ui/face/Face';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';

const kinds = ['post', 'game', 'user'] as const;
const tabs = kinds.map((id) => ({ id, label: text.kind[id] }));
const { searchPosts, searchGames, searchPeople } = searchApi.endpoints;

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
  children: (row: Row) => ReactElement;
}

function Found<Row extends { id: number }>({ keyword, active, feed, children }: FoundProps<Row>) {
  return (
    <InfiniteList
      name={feed.name}
      items={feed.items}
      phase={feed.phase}
      onNearEnd={feed.onNearEnd}
      onRetry={feed.onRetry}
      keyOf={({ id }) => id}
      disabled={!active}
      empty={
        <EmptyFace
          title={text.empty.title(keyword)}
          note={text.empty.note}
          action={
            <LinkButton tone="tint" as={Link} to={href.square()}>
              {text.empty.action}
            </LinkButton>
          }
        />
      }
      error={<ErrorFace note={sayFault(feed.fault)} onRetry={feed.onRetry} />}
    >
      {children}
    </InfiniteList>
  );
}
