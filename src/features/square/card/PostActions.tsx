import type { Post } from '@/contract/post';
import { sharePost } from '@/features/square/menu/sharePost';
import { useAppDispatch } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { eye, messageSquare, share2 } from '@/ui/row-icons/rowIcons';
import { Acts } from './card.styles';
import { LikeButton } from './LikeButton';

const text = squareText.card;

/** Likes, comments and views as people say numbers, and share. */
export function PostActions({ post }: { post: Post }) {
  const dispatch = useAppDispatch();
  const leads = useRoutes().find('post') !== undefined;
  const comments = countText(post.commentCount);
  const views = countText(post.viewCount);
  return (
    <Acts>
      <LikeButton of="post" row={post} />
      {leads && (
        <Link to={href.post(post.id)} aria-label={text.comments(comments)}>
          {messageSquare}
          {comments}
        </Link>
      )}
      <span role="img" aria-label={text.views(views)}>
        {eye}
        {views}
      </span>
      <button type="button" aria-label={text.share} onClick={() => void dispatch(sharePost(post))}>
        {share2}
      </button>
    </Acts>
  );
}
