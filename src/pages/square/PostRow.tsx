import { memo } from 'react';
import type { Post } from '@/contract/post';
import { DownloadButton } from '@/features/download/DownloadButton';
import { LinkedGame } from '@/features/square/card/LinkedGame';
import { PostCard } from '@/features/square/card/PostCard';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';

/** A post of a list, with its game's button and the viewer behind its pictures; not drawn again when others come and go. */
export const PostRow = memo(function PostRow({ post, now }: { post: Post; now: number }) {
  const dispatch = useAppDispatch();
  return (
    <PostCard
      post={post}
      now={now}
      game={post.game && <LinkedGame game={post.game} action={<DownloadButton game={post.game} />} />}
      onImage={(index) => dispatch(openViewer(post.images, index))}
    />
  );
});
