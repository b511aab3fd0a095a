import { ChevronLeft } from 'lucide-react';
import type { Post } from '@/contract/post';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { FollowButton } from '@/features/square/people/FollowButton';
import { openPerson } from '@/features/square/people/openPerson';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { kitText } from '@/text/kit';
import { squareText } from '@/text/square';
import { timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Author, Bar } from './post.styles';

/** The page's own bar: back, who wrote it and when, and whether one follows them. */
export function AuthorBar({ post: { author, official, createTime }, onBack }: { post: Post; onBack: () => void }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  return (
    <Bar>
      <IconButton label={kitText.back} onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Author
        type="button"
        aria-label={squareText.card.author(author.name)}
        onClick={() => void dispatch(openPerson(author.id))}
      >
        <Avatar src={author.avatar} name={author.name} size="s" vip={author.levelType >= 1} decorative />
        <span>
          <span>
            <b>{author.name}</b>
            <PersonBadge person={author} official={official} now={now} />
          </span>
          <small>{timeAgo(createTime, now)}</small>
        </span>
      </Author>
      <FollowButton person={author} />
    </Bar>
  );
}
