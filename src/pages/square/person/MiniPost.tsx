import { Heart } from 'lucide-react';
import { memo } from 'react';
import type { Post } from '@/contract/post';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { personText as text } from '@/text/person';
import { countText, timeAgo } from '@/text/units';
import { Image } from '@/ui/image/Image';
import { Card, Corner, Foot, Picture, Said } from './mini-post.styles';

/** Width through height of a card's picture: upright ones stay so, wide ones take turns. */
function ratioOf({ id, images: [first] }: Post): number {
  if (first && first.h > first.w) return 3 / 4;
  return id % 3 === 0 ? 3 / 4 : 1;
}

/** About how high a card is, in its own widths: what columns are evened out by. */
export function heightOf(post: Post): number {
  return post.images.length > 0 ? 1 / ratioOf(post) + 0.5 : 0.8;
}

/** A post on its writer's page: picture, title, age and likes; one without pictures is its words on a pale ground. */
export const MiniPost = memo(function MiniPost({ post, now }: { post: Post; now: number }) {
  const leads = useRoutes().find('post') !== undefined;
  const held = useAppSelector((state) => selectSettings(state).dataSaver);
  const { id, title, content, images, pinned, featured, likeCount, liked, createTime } = post;
  const [first] = images;
  const likes = countText(likeCount);
  const inside = (
    <>
      {first && (
        <Picture>
          <Image src={first.url} alt="" ratio={ratioOf(post)} held={held} />
          {images.length > 1 && <Corner>{text.pictures(images.length)}</Corner>}
        </Picture>
      )}
      {(pinned || featured) && <Corner data-at="left">{pinned ? text.pinned : text.featured}</Corner>}
      <Said>{title || content}</Said>
      <Foot>
        <span>{timeAgo(createTime, now)}</span>
        <span role="img" aria-label={text.liked(likes)} data-liked={liked || undefined}>
          <Heart aria-hidden="true" />
          {likes}
        </span>
      </Foot>
    </>
  );
  return (
    <Card {...{ [ITEM_ATTRIBUTE]: id }} data-words={first ? undefined : true}>
      {leads ? (
        <Link to={href.post(id)} data-ahead>
          {inside}
        </Link>
      ) : (
        inside
      )}
    </Card>
  );
});
