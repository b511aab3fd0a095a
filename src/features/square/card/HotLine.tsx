import type { HotComment } from '@/contract/post';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { flame, heart } from '@/ui/row-icons/rowIcons';
import { Hot } from './beside.styles';

const text = squareText.card;

/** The comment that most people liked, two lines under its post. */
export function HotLine({ comment: { author, content, likeCount } }: { comment: HotComment }) {
  const likes = countText(likeCount);
  return (
    <Hot>
      <em>
        {flame}
        {text.hot}
      </em>
      <p>
        <b>{text.says(author.name)}</b>
        {content}
      </p>
      <span role="img" aria-label={text.hotLikes(likes)}>
        {heart}
        {likes}
      </span>
    </Hot>
  );
}
