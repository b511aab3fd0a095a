import { Forward, Heart } from 'lucide-react';
import type { Post } from '@/contract/post';
import { replyEvents } from '@/features/square/comments/replySlice';
import { replyForm } from '@/features/square/comments/replyTarget';
import { sharePost } from '@/features/square/menu/sharePost';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectForm } from '@/shell/forms/formsSlice';
import { postText } from '@/text/post';
import { countText } from '@/text/units';
import { Foot, Opener, Side } from './post.styles';

/** Stays at the bottom: where to write, like, share. `closed` says why nobody may write. */
export function PostBar({ post, closed }: { post: Post; closed: string | undefined }) {
  const dispatch = useAppDispatch();
  const { id, liked, likeCount } = post;
  const target = { postId: id };
  const drafted = useAppSelector((state) => selectForm(state, replyForm(target)).draft.content);
  const draft = typeof drafted === 'string' ? drafted.trim() : '';
  const count = countText(likeCount);
  return (
    <Foot>
      <Opener
        type="button"
        disabled={closed !== undefined}
        data-draft={draft !== '' || undefined}
        onClick={() => dispatch(replyEvents.asked({ target }))}
      >
        {closed ?? (draft ? postText.draft(draft) : postText.write)}
      </Opener>
      <Side
        type="button"
        aria-pressed={liked}
        aria-label={liked ? postText.liked(count) : postText.like(count)}
        onClick={() => void dispatch(askSwitch({ kind: 'like', of: 'post', id }, !liked))}
      >
        <Heart aria-hidden="true" />
        {likeCount > 0 ? count : postText.likeShort}
      </Side>
      <Side type="button" onClick={() => void dispatch(sharePost(post))}>
        <Forward aria-hidden="true" />
        {postText.share}
      </Side>
    </Foot>
  );
}
