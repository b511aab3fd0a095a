import { useRef } from 'react';
import type { Post } from '@/contract/post';
import { selectIsUnfolded, squareViewEvents } from '@/features/square/view/squareViewSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useIsCut } from '@/lib/react/useIsCut';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { squareText } from '@/text/square';
import { Text, Title, Topic, Unfold, Whole } from './card.styles';

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
      {post.title && <Title>{post.title}</Title>}
      <Text ref={text} data-clamped={!whole || undefined}>
        {tag && <Topic to={href.square({ tab: String(tag.id) })}>{squareText.topic(tag.tag)}</Topic>}
        {leads ? (
          <Whole to={href.post(post.id)} data-ahead>
            {post.content}
          </Whole>
        ) : (
          post.content
        )}
      </Text>
      {(cut || whole) && (
        <Unfold
          type="button"
          aria-expanded={whole}
          onClick={() => dispatch(squareViewEvents.postFolded({ id: post.id, whole: !whole }))}
        >
          {whole ? squareText.card.fold : squareText.card.unfold}
        </Unfold>
      )}
    </>
  );
}
