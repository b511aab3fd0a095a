import { Heart } from 'lucide-react';
import type { Reply } from '@/contract/comment';
import { selectUid } from '@/features/session/accountSlice';
import { useBeat } from '@/features/square/card/useBeat';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { postText } from '@/text/post';
import { countText, timeAgo } from '@/text/units';
import { Heartbeat, State, Under } from './comments.styles';
import { replyEvents } from './replySlice';

/** The heart of a comment. */
export function CommentHeart({ row: { id, liked, likeCount } }: { row: Reply }) {
  const dispatch = useAppDispatch();
  const count = countText(likeCount);
  const { beats, tap } = useBeat(liked);
  return (
    <Heartbeat
      type="button"
      aria-pressed={liked}
      aria-label={liked ? postText.liked(count) : postText.like(count)}
      data-beats={beats}
      onClick={() => {
        tap();
        void dispatch(askSwitch({ kind: 'like', of: 'comment', id }, !liked));
      }}
    >
      <Heart aria-hidden="true" />
      {likeCount > 0 && count}
    </Heartbeat>
  );
}

interface UnderProps {
  row: Reply;
  /** The comment it stands under: itself, unless it is a reply. */
  threadId: number;
  /** Nobody may answer here. */
  closed: boolean;
}

/** When it was written, where moderation stands, 回复 and, for one's own, 删除. */
export function UnderComment({
  row: { id, postId, author, content, createTime, auditState },
  threadId,
  closed,
}: UnderProps) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const mine = useAppSelector(selectUid) === author.uid;
  const target = { postId, comment: { id, name: author.name, content: content.slice(0, 120), threadId } };
  const doomed = { kind: 'delete', of: 'comment', id, postId, ...(threadId !== id && { threadId }) };
  return (
    <Under>
      <time>{timeAgo(createTime, now)}</time>
      {auditState === 'pending' && <State>{postText.pending}</State>}
      {auditState === 'refused' && <State data-bad>{postText.refused}</State>}
      {!closed && auditState === 'passed' && (
        <button
          type="button"
          aria-label={postText.replyNamed(author.name)}
          onClick={() => dispatch(replyEvents.asked({ target }))}
        >
          {postText.reply}
        </button>
      )}
      {mine && (
        <button type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'square-confirm', data: doomed }))}>
          {postText.remove}
        </button>
      )}
    </Under>
  );
}
