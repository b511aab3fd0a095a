import type { Post } from '@/contract/post';
import { Comments } from '@/features/square/comments/Comments';
import { readView } from '@/features/square/comments/commentsView';
import { useCardTitle } from '@/shell/browser/useCardTitle';
import { useQuery } from '@/shell/navigation/useQuery';
import { postText } from '@/text/post';
import { AuthorBar } from './AuthorBar';
import { Gallery } from './Gallery';
import { PostBar } from './PostBar';
import { PostBody } from './PostBody';
import { Page } from './post.styles';

/** Of a post without a title so much names it. */
const SHOWN = 30;

/** Why nobody may comment; undefined where everybody may. */
function whyClosed({ auditState, locked }: Post): string | undefined {
  if (auditState === 'pending') return postText.locked.pending;
  if (auditState === 'refused') return postText.locked.refused;
  return locked ? postText.locked.closed : undefined;
}

/** A post: who, pictures, words, comments, and the bar to answer with (pages 3). */
export function PostView({ post, onBack }: { post: Post; onBack: () => void }) {
  const view = readView(useQuery());
  const closed = whyClosed(post);
  useCardTitle(post.title?.trim() || post.content.slice(0, SHOWN));
  return (
    <Page>
      <AuthorBar post={post} onBack={onBack} />
      <article>
        <Gallery images={post.images} />
        <PostBody post={post} />
      </article>
      <Comments key={post.id} post={post} view={view} closed={closed !== undefined} />
      <PostBar post={post} closed={closed} />
    </Page>
  );
}
