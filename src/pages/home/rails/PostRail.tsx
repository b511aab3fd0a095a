import { Heart, MessageCircle } from 'lucide-react';
import type { Post } from '@/contract/post';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { homeRailsText } from '@/text/homeRails';
import { countText } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Image } from '@/ui/image/Image';
import { PostCard, PostFoot, PostLine, PostWords } from './rails.styles';

/** What the square talks about: two lines of each post, its picture, and who wrote it. */
export function PostRail({ label, posts }: { label: string; posts: readonly Post[] }) {
  const shown = useVisiblePosts(posts);
  const linkTo = useLink();
  return (
    <PostCard aria-label={label}>
      {shown.map((post) => {
        const link = linkTo(href.post(post.id));
        const [cover] = post.images;
        return (
          <li key={post.id}>
            <PostLine href={link?.href} onClick={link && onPlainClick(link.onGo)}>
              <PostWords>
                <span>{post.title || post.content}</span>
                <PostFoot>
                  <Avatar name={post.author.name} src={post.author.avatar} size="xs" />
                  <b>{post.author.name}</b>
                  <span>
                    <Heart aria-label={homeRailsText.likes} role="img" />
                    {countText(post.likeCount)}
                  </span>
                  <span>
                    <MessageCircle aria-label={homeRailsText.comments} role="img" />
                    {countText(post.commentCount)}
                  </span>
                </PostFoot>
              </PostWords>
              {cover && (
                <span>
                  <Image src={cover.url} alt="" ratio={1} />
                </span>
              )}
            </PostLine>
          </li>
        );
      })}
    </PostCard>
  );
}
