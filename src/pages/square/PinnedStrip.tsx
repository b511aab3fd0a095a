import { ChevronDown } from 'lucide-react';
import type { Post } from '@/contract/post';
import { selectPinsFolded, squareViewEvents } from '@/features/square/view/squareViewSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { squareText } from '@/text/square';
import { Pins } from './square.styles';

/** What the operator wants everybody to see, one line each; folded, only the first. */
export function PinnedStrip({ posts }: { posts: readonly Post[] }) {
  const dispatch = useAppDispatch();
  const leads = useRoutes().find('post') !== undefined;
  const folded = useAppSelector(selectPinsFolded);
  return (
    <Pins>
      <ul>
        {posts.slice(0, folded ? 1 : undefined).map((post) => {
          const line = (
            <>
              <b data-official={post.official || undefined}>
                {post.official ? squareText.official : squareText.pinned}
              </b>
              <span>{post.title || post.content}</span>
            </>
          );
          return <li key={post.id}>{leads ? <Link to={href.post(post.id)}>{line}</Link> : <span>{line}</span>}</li>;
        })}
      </ul>
      {posts.length > 1 && (
        <button
          type="button"
          aria-label={folded ? squareText.pinsUnfold(posts.length) : squareText.pinsFold}
          aria-expanded={!folded}
          onClick={() => dispatch(squareViewEvents.pinsFolded({ folded: !folded }))}
        >
          {squareText.pins(posts.length)}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    </Pins>
  );
}
