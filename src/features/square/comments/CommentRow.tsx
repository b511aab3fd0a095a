import type { Comment } from '@/contract/comment';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { openPerson } from '@/features/square/people/openPerson';
import { selectIsDeleted } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { postText } from '@/text/post';
import { squareText } from '@/text/square';
import { Avatar } from '@/ui/avatar/Avatar';
import { Badge } from '@/ui/badge/Badge';
import { Clamped } from './Clamped';
import { CommentHeart, UnderComment } from './CommentActs';
import { Face, Gone, Name, Row, Says } from './comments.styles';
import { selectSpotlight } from './commentsSlice';
import { Thread } from './Thread';

/** A comment with its replies; a deleted one that was answered leaves a place-holder, any other nothing. */
export function CommentRow({ comment, closed }: { comment: Comment; closed: boolean }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { id, author, content, isAuthor, auditState, replyCount } = comment;
  const spotlight = useAppSelector(selectSpotlight);
  const removed = useAppSelector((state) => selectIsDeleted(state, 'comment', id));
  const gone = removed || auditState === 'deleted';
  const mark = { [ITEM_ATTRIBUTE]: id, 'data-comment': id };
  if (gone && replyCount === 0) return <div {...mark} />;
  if (gone) {
    return (
      <Row {...mark}>
        <Avatar name="" size="s" decorative />
        <Says>
          <Gone>{postText.deleted}</Gone>
          <Thread comment={comment} closed={closed} />
        </Says>
      </Row>
    );
  }
  return (
    <Row {...mark} data-lit={(spotlight.at === 'lit' && spotlight.id === id) || undefined}>
      <Face
        type="button"
        aria-label={squareText.card.author(author.name)}
        onClick={() => void dispatch(openPerson(author.id))}
      >
        <Avatar src={author.avatar} name={author.name} size="s" vip={author.levelType >= 1} decorative />
      </Face>
      <Says>
        <Name>
          <b>{author.name}</b>
          {isAuthor ? <Badge kind="author" /> : <PersonBadge person={author} now={now} />}
          <CommentHeart row={comment} />
        </Name>
        <Clamped>{content}</Clamped>
        <UnderComment row={comment} threadId={id} closed={closed} />
        <Thread comment={comment} closed={closed} />
      </Says>
    </Row>
  );
}
