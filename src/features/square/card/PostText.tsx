import { useRef } from 'react';
import type { Post } from '@/contract/post';
import { selectIsUnfolded, squareViewEvents } from '@/features/square/view/squareViewSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useIsCut } from '@/lib/react/useIsCut';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { squareText } from '@/text/square';

/** Title and text as the author wrote them, plain; six lines until 展开. The link in it covers the whole card. */
export function PostText({ post }: { post: Post }) {
  const dispatch = useAppDispatch();
  const leads = useRoutes().find('post') !== undefined;
  const whole = useAppSelector((state) => selectIsUnfolded(state, post.id));
  const text = useRef<HTMLParagraphElement>(null);
  const cut = useIsCut(text, post.content, whole);

  const [tag] = post.tags;
  return (
    <>
      {post.title && <h2>{post.title}</h2>}
      <p ref={text} data-clamped={!whole || undefined}>
        {tag && (
          <Link to={href.square({ tab: String(tag.id) })} data-topic>
            {squareText.topic(tag.tag)}
          </Link>
        )}
        {leads ? (
          <Link to={href.post(post.id)} data-ahead>
            {post.content}
          </Link>
        ) : (
          post.content
        )}
      </p>
      {(cut || whole) && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => dispatch(squareViewEvents.postFolded({ id: post.id, whole: !whole }))}
        >
          {whole ? squareText.card.fold : squareText.card.unfold}
        </button>
      )}
    </>
  );
}
