import { postText } from '@/text/post';
import { countText } from '@/text/units';
import { Head, Sorts } from './comments.styles';
import { type CommentsView, SORTS, type Sort } from './commentsView';

interface CommentsHeadProps {
  count: number;
  view: CommentsView;
  onShow: (change: Partial<CommentsView>) => void;
}

/** How many comments, in which order, and whether only the author's; all of it in the address. */
export function CommentsHead({ count, view, onShow }: CommentsHeadProps) {
  return (
    <Head>
      <h2>
        {postText.comments} <span>{countText(count)}</span>
      </h2>
      <Sorts role="group" aria-label={postText.sort}>
        {(Object.keys(SORTS) as Sort[]).map((sort) => (
          <button key={sort} type="button" aria-pressed={view.sort === sort} onClick={() => onShow({ sort })}>
            {postText.sorts[sort]}
          </button>
        ))}
        <button type="button" aria-pressed={view.authorOnly} onClick={() => onShow({ authorOnly: !view.authorOnly })}>
          {postText.authorOnly}
        </button>
      </Sorts>
    </Head>
  );
}
