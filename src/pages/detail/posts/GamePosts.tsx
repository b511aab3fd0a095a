import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { squareApi } from '@/api/squareApi';
import type { GameDetail } from '@/contract/game';
import type { Post } from '@/contract/post';
import { openEditorAbout } from '@/features/publish/openEditorAbout';
import { PostCard } from '@/features/square/card/PostCard';
import { PostList } from '@/features/square/list/PostList';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { useFeed } from '@/shell/feeds/useFeed';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { gamePostsText as text } from '@/text/gamePosts';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Compose } from './game-posts.styles';

/** What members wrote about a game, the newest first, and the way to write about it oneself (pages 9). */
export function GamePosts({ game, active }: { game: GameDetail; active: boolean }) {
  const dispatch = useAppDispatch();
  const canWrite = useRoutes().find('postpage') !== undefined;
  const feed = useFeed(squareApi.endpoints.postList, { gameId: game.id });
  const write = () => dispatch(openEditorAbout(game));
  return (
    <PostList
      feed={feed}
      active={active}
      inline
      head={
        canWrite &&
        feed.items.length > 0 && (
          <Compose type="button" onClick={write}>
            <Pencil aria-hidden="true" />
            <span>{text.write(game.name)}</span>
          </Compose>
        )
      }
      empty={
        <EmptyState
          inline
          title={text.empty}
          note={text.emptyNote}
          action={
            canWrite && (
              <Button tone="tint" onClick={write}>
                {text.first}
              </Button>
            )
          }
        />
      }
    >
      {(post, now) => <GamePost post={post} now={now} />}
    </PostList>
  );
}

/** A card without its game, whose page this is. */
const GamePost = memo(function GamePost({ post, now }: { post: Post; now: number }) {
  const dispatch = useAppDispatch();
  return <PostCard post={post} now={now} onImage={(index) => dispatch(openViewer(post.images, index))} />;
});
