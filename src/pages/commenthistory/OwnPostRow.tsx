import type { Post } from '@/contract/post';
import { selectIsDeleted } from '@/features/square/unseen/unseenSlice';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { commentHistoryText as text } from '@/text/commentHistory';
import { Image } from '@/ui/image/Image';
import { Tag } from '@/ui/mark/Mark';
import { Excerpt, Marks, Reason, Row, Thumb } from './comment-history.styles';
import { RowFoot, StateChip, WayTo } from './RowParts';

/** One post of mine: what it says, its picture, where moderation stands, and how it does. */
export function OwnPostRow({ post }: { post: Post }) {
  const gone = useAppSelector((state) => selectIsDeleted(state, 'post', post.id)) || post.auditState === 'deleted';
  const state = gone ? 'deleted' : post.auditState;
  const [cover] = post.images;
  return (
    <Row {...{ [ITEM_ATTRIBUTE]: `post-${post.id}` }} data-gone={gone || undefined}>
      <Marks>
        <StateChip state={state} />
        {post.tags.map(({ id, tag }) => (
          <Tag key={id} tone="blue">
            {tag}
          </Tag>
        ))}
      </Marks>
      <WayTo to={href.post(post.id)} alive={!gone}>
        <Excerpt>
          {post.title && <b>{post.title}</b>}
          <span>{post.content || (post.images.length > 0 ? text.onlyImages : text.gone)}</span>
        </Excerpt>
        {cover && (
          <Thumb>
            <Image src={cover.url} alt={text.images(post.images.length)} radius="var(--r-8)" />
          </Thumb>
        )}
      </WayTo>
      {state === 'refused' && post.auditNote && <Reason>{text.refusedFor(post.auditNote)}</Reason>}
      <RowFoot
        state={state}
        at={post.createTime}
        counts={[text.views(post.viewCount), text.likes(post.likeCount), text.comments(post.commentCount)]}
        {...(gone ? {} : { doomed: { of: 'post', id: post.id } })}
      />
    </Row>
  );
}
