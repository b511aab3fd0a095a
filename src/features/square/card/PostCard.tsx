import type { ReactNode } from 'react';
import type { Post } from '@/contract/post';
import { menuData } from '@/features/square/menu/menuData';
import { selectIsDeleted } from '@/features/square/unseen/unseenSlice';
import { useIsWanted } from '@/features/square/unseen/visibleSelectors';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { squareText } from '@/text/square';
import { IconButton } from '@/ui/icon-button/IconButton';
import { ellipsis } from '@/ui/row-icons/rowIcons';
import { AuthorLine } from './AuthorLine';
import { Card } from './card.styles';
import { HotLine } from './HotLine';
import { PostActions } from './PostActions';
import { PostImages } from './PostImages';
import { PostText } from './PostText';
import { QuoteBlock } from './QuoteBlock';

const text = squareText.card;

export interface PostCardProps {
  post: Post;
  now: number;
  /** The linked game, drawn by the page, because games are another feature. */
  game?: ReactNode;
  onImage: (index: number) => void;
}

/** A post in a list (pages 2): edge to edge, everything the server says as text. A deleted one is a tombstone. */
export function PostCard({ post, now, game, onImage }: PostCardProps) {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector((state) => selectIsDeleted(state, 'post', post.id));
  const isWanted = useIsWanted();
  const item = { [ITEM_ATTRIBUTE]: post.id };
  if (deleted || post.auditState === 'deleted') {
    return (
      <Card {...item} data-gone>
        {text.deleted}
      </Card>
    );
  }
  const isFine = post.auditState === 'passed';
  const fine = post.featured ? text.featured : undefined;
  const note = isFine ? fine : post.auditState === 'pending' ? text.pending : text.refused;
  return (
    <Card {...item}>
      <AuthorLine
        author={post.author}
        official={post.official}
        createTime={post.createTime}
        now={now}
        note={note}
        action={
          <IconButton
            label={text.more}
            onClick={() => dispatch(overlayEvents.opened({ kind: 'post-menu', data: menuData(post) }))}
          >
            {ellipsis}
          </IconButton>
        }
      />
      <PostText post={post} />
      <PostImages images={post.images} onOpen={onImage} />
      {post.quote && <QuoteBlock quote={post.quote} now={now} />}
      {game}
      {post.hotComment && isWanted(post.hotComment) && <HotLine comment={post.hotComment} />}
      <PostActions post={post} />
    </Card>
  );
}
