import { Flag, ThumbsUp } from 'lucide-react';
import type { GameDetail } from '@/contract/game';
import type { Review } from '@/contract/review';
import { GAME_REVIEW } from '@/features/reviews/saveReview';
import { selectUid } from '@/features/session/accountSlice';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { NameLine } from '@/features/square/card/card.styles';
import { Clamped } from '@/features/square/comments/Clamped';
import { askMember } from '@/features/square/menu/askMember';
import { openPerson } from '@/features/square/people/openPerson';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector, useNow } from '@/kernel/hooks';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { reviewsText as text } from '@/text/reviews';
import { squareText } from '@/text/square';
import { countText, timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Stars } from '@/ui/score/Score';
import { Answer, Foot, Help, Row, Said, Who } from './review-row.styles';

interface ReviewRowProps {
  review: Review;
  game: Pick<GameDetail, 'id' | 'name' | 'developer'>;
}

/** What one member wrote about a game, and what the developer says to it; one's own can be changed and deleted. */
export function ReviewRow({ review, game }: ReviewRowProps) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { id, author, score, content, daysAfter, helpful, helpfulCount, answer, auditState, updateTime } = review;
  const mine = useAppSelector(selectUid) === author.uid;
  const count = countText(helpfulCount);
  return (
    <Row {...{ [ITEM_ATTRIBUTE]: `review-${id}` }}>
      <Who>
        <button
          type="button"
          aria-label={squareText.card.author(author.name)}
          onClick={() => void dispatch(openPerson(author.id))}
        >
          <Avatar src={author.avatar} name={author.name} size="s" vip={author.levelType >= 1} decorative />
        </button>
        <div>
          <NameLine>
            <b>{author.name}</b>
            <PersonBadge person={author} now={now} />
          </NameLine>
          <p>
            <Stars stars={score} />
            <span>{auditState === 'pending' ? text.pending : text.after(daysAfter)}</span>
          </p>
        </div>
        {!mine && (
          <IconButton
            label={text.report(author.name)}
            onClick={() => void dispatch(askMember('report', { kind: 'review', id }))}
          >
            <Flag aria-hidden="true" width="18" height="18" />
          </IconButton>
        )}
      </Who>
      <Said>
        <Clamped>{content}</Clamped>
      </Said>
      <Foot>
        {mine ? (
          <>
            {helpfulCount > 0 && <span>{text.helpful(count)}</span>}
            <button
              type="button"
              onClick={() =>
                dispatch(
                  overlayEvents.opened({ kind: GAME_REVIEW, data: { id: game.id, name: game.name, score, content } }),
                )
              }
            >
              {text.edit}
            </button>
            <button
              type="button"
              onClick={() =>
                dispatch(overlayEvents.opened({ kind: 'square-confirm', data: { kind: 'delete', of: 'review', id } }))
              }
            >
              {text.remove}
            </button>
          </>
        ) : (
          <Help
            type="button"
            aria-pressed={helpful}
            aria-label={text.helpfulSpoken(author.name, count)}
            onClick={() => void dispatch(askSwitch({ kind: 'helpful', id }, !helpful))}
          >
            <ThumbsUp aria-hidden="true" />
            {helpfulCount > 0 ? text.helpful(count) : text.helpfulNone}
          </Help>
        )}
        <time>{timeAgo(updateTime, now)}</time>
      </Foot>
      {answer && (
        <Answer>
          <header>
            <b>{game.developer}</b>
            <i>{text.developer}</i>
            <time>{timeAgo(answer.createTime, now)}</time>
          </header>
          <p>{answer.content}</p>
        </Answer>
      )}
    </Row>
  );
}
