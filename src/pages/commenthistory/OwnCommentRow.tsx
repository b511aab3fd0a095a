import type { OwnComment } from '@/contract/comment';
import { selectIsDeleted } from '@/features/square/unseen/unseenSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { commentHistoryText as text } from '@/text/commentHistory';
import { Excerpt, Marks, Parent, ReplyTo, Row } from './comment-history.styles';
import { RowFoot, StateChip, WayTo } from './RowParts';

/** One comment of mine above the post it stands under; a tap leads to the very comment. */
export function OwnCommentRow({ comment }: { comment: OwnComment }) {
  const { id, postId, post, replyTo } = comment;
  const gone = useAppSelector((state) => selectIsDeleted(state, 'comment', id)) || comment.auditState === 'deleted';
  const state = gone ? 'deleted' : comment.auditState;
  return (
    <Row {...{ [ITEM_ATTRIBUTE]: `comment-${id}` }} data-gone={gone || undefined}>
      <Marks>
        <StateChip state={state} />
        {replyTo && <ReplyTo>{text.replyTo(replyTo.name)}</ReplyTo>}
      </Marks>
      <WayTo to={href.post(postId, { comment: id })} alive={!gone && post != null}>
        <Excerpt>
          <span>{comment.content || text.gone}</span>
          <Parent>
            <span>{text.parent}</span>
            {post ? post.title || post.excerpt || text.onlyImages : text.parentGone}
          </Parent>
        </Excerpt>
      </WayTo>
      <RowFoot
        state={state}
        at={comment.createTime}
        counts={[text.likes(comment.likeCount), text.replies(comment.replyCount)]}
        {...(gone ? {} : { doomed: { of: 'comment', id, postId } })}
      />
    </Row>
  );
}
