import type { Post } from '@/contract/post';
import { DownloadButton } from '@/features/download/DownloadButton';
import { LinkedGame } from '@/features/square/card/LinkedGame';
import { QuoteBlock } from '@/features/square/card/QuoteBlock';
import { useNow } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { postText } from '@/text/post';
import { squareText } from '@/text/square';
import { countText, timeAgo } from '@/text/units';
import { Audit, Body, Facts, Topics } from './post.styles';

/** Title, text, topics, the game it is about, and how often it was seen. */
export function PostBody({ post }: { post: Post }) {
  const now = useNow();
  const square = useRoutes().find('square') !== undefined;
  const { title, content, tags, quote, game, viewCount, createTime, auditState, auditNote, featured } = post;
  return (
    <Body>
      {auditState === 'pending' && (
        <Audit role="note">
          <b>{postText.pendingTitle}</b>
          {postText.pendingNote}
        </Audit>
      )}
      {auditState === 'refused' && (
        <Audit role="note" data-bad>
          <b>{postText.refusedTitle}</b>
          {auditNote || postText.refusedNote}
        </Audit>
      )}
      {title && <h1>{title}</h1>}
      <p>{content}</p>
      {tags.length > 0 && (
        <Topics>
          {tags.map(({ id, tag }) => (
            <li key={id}>
              {square ? (
                <Link to={href.square({ tab: String(id) })}>{squareText.topic(tag)}</Link>
              ) : (
                <span>{squareText.topic(tag)}</span>
              )}
            </li>
          ))}
        </Topics>
      )}
      {quote && <QuoteBlock quote={quote} now={now} />}
      {game && <LinkedGame game={game} action={<DownloadButton game={game} />} />}
      <Facts>
        {featured && squareText.card.featured + squareText.card.separator}
        {postText.views(countText(viewCount))}
        {squareText.card.separator}
        {timeAgo(createTime, now)}
      </Facts>
    </Body>
  );
}
