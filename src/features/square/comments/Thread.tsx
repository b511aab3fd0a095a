import type { Comment, Reply } from '@/contract/comment';
import { selectDeleted } from '@/features/square/unseen/unseenSlice';
import { useIsWanted } from '@/features/square/unseen/visibleSelectors';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { sayFault } from '@/shell/faults/sayFault';
import { useFeed } from '@/shell/feeds/useFeed';
import { postText } from '@/text/post';
import { countText } from '@/text/units';
import { Badge } from '@/ui/badge/Badge';
import { ListError, ListMore } from '@/ui/page-state/ListLine';
import { Clamped } from './Clamped';
import { CommentHeart, UnderComment } from './CommentActs';
import { replyFeed } from './commentFeeds';
import { Box, Line, Unfold } from './comments.styles';
import { commentEvents, selectIsOpen, selectSpotlight } from './commentsSlice';

interface ThreadProps {
  comment: Comment;
  closed: boolean;
}

/** The replies under a comment: the first few, and all of them page by page once asked for. */
export function Thread({ comment, closed }: ThreadProps) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => selectIsOpen(state, comment.id));
  const wanted = useIsWanted();
  const { id, replyCount } = comment;
  const replies = comment.replies.filter(useStands());
  const more = replyCount > replies.length;
  if (!more && !replies.some(wanted)) return null;
  return (
    <Box>
      {open ? (
        <AllReplies comment={comment} closed={closed} />
      ) : (
        <Replies rows={replies} threadId={id} closed={closed} />
      )}
      {(more || open) && (
        <Unfold
          type="button"
          aria-expanded={open}
          onClick={() => dispatch(open ? commentEvents.threadFolded({ id }) : commentEvents.threadOpened({ id }))}
        >
          {open ? postText.foldReplies : postText.moreReplies(countText(replyCount))}
        </Unfold>
      )}
    </Box>
  );
}

function AllReplies({ comment: { id, postId, replies }, closed }: ThreadProps) {
  const { items, phase, fault, onNearEnd, onRetry } = useFeed(replyFeed, { postId, commentId: id });
  const failed = phase === 'error-first' || phase === 'error-more';
  return (
    <>
      <Replies rows={items.length > 0 ? items : replies} threadId={id} closed={closed} />
      {(phase === 'loading-first' || phase === 'loading-more') && <ListMore />}
      {failed && <ListError text={sayFault(fault)} onRetry={onRetry} />}
      {phase === 'ready' && (
        <Unfold type="button" onClick={onNearEnd}>
          {postText.moreRepliesOn}
        </Unfold>
      )}
    </>
  );
}

/** Whether a reply still stands: one that was deleted is gone at once. */
function useStands(): (reply: Reply) => boolean {
  const deleted = useAppSelector((state) => selectDeleted(state, 'comment'));
  return ({ id, auditState }) => auditState !== 'deleted' && !deleted.includes(id);
}

function Replies({ rows, threadId, closed }: { rows: readonly Reply[]; threadId: number; closed: boolean }) {
  const wanted = useIsWanted();
  const stands = useStands();
  return (
    <ul>
      {rows
        .filter((row) => wanted(row) && stands(row))
        .map((row) => (
          <ReplyLine key={row.id} row={row} threadId={threadId} closed={closed} />
        ))}
    </ul>
  );
}

function ReplyLine({ row, threadId, closed }: { row: Reply; threadId: number; closed: boolean }) {
  const spotlight = useAppSelector(selectSpotlight);
  const { id, author, isAuthor, replyTo, content } = row;
  return (
    <Line data-comment={id} data-lit={(spotlight.at === 'lit' && spotlight.id === id) || undefined}>
      <header>
        <b>{author.name}</b>
        {isAuthor && <Badge kind="author" />}
        {replyTo && <span>{postText.replyTo(replyTo.name)}</span>}
        <CommentHeart row={row} />
      </header>
      <Clamped>{content}</Clamped>
      <UnderComment row={row} threadId={threadId} closed={closed} />
    </Line>
  );
}
