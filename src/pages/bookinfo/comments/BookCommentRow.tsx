import type { Comment } from '@/contract/comment';
import { selectUid } from '@/features/session/accountSlice';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { Clamped } from '@/features/square/comments/Clamped';
import { Face, Says, State, Under } from '@/features/square/comments/comments.styles';
import { openPerson } from '@/features/square/people/openPerson';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { bookInfoText } from '@/text/bookInfo';
import { squareText } from '@/text/square';
import { timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Row, Who } from './book-comments.styles';

const text = bookInfoText.comments;

/** What one reader wrote about a book; one's own can be deleted. */
export function BookCommentRow({ comment }: { comment: Comment }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { id, author, content, auditState, createTime } = comment;
  const mine = useAppSelector(selectUid) === author.uid;
  return (
    <Row {...{ [ITEM_ATTRIBUTE]: `comment-${id}` }}>
      <Face
        type="button"
        aria-label={squareText.card.author(author.name)}
        onClick={() => void dispatch(openPerson(author.id))}
      >
        <Avatar src={author.avatar} name={author.name} size="s" vip={author.levelType >= 1} decorative />
      </Face>
      <Says>
        <Who>
          <b>{author.name}</b>
          <PersonBadge person={author} now={now} />
        </Who>
        <Clamped>{content}</Clamped>
        <Under>
          <time>{timeAgo(createTime, now)}</time>
          {auditState === 'pending' && <State>{text.pending}</State>}
          {mine && (
            <button
              type="button"
              onClick={() =>
                dispatch(
                  overlayEvents.opened({ kind: 'square-confirm', data: { kind: 'delete', of: 'bookComment', id } }),
                )
              }
            >
              {text.remove}
            </button>
          )}
        </Under>
      </Says>
    </Row>
  );
}
