import type { ReactNode } from 'react';
import type { UserCard } from '@/contract/userCard';
import { openPerson } from '@/features/square/people/openPerson';
import { useAppDispatch } from '@/kernel/hooks';
import { squareText } from '@/text/square';
import { timeAgo } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { Badge } from '@/ui/badge/Badge';
import { Head } from './card.styles';

interface AuthorLineProps {
  author: UserCard;
  /** The text speaks for the operator. */
  official?: boolean;
  createTime: number;
  now: number;
  /** After the time, such as where moderation stands. */
  note?: string | undefined;
  /** At the end of the line. */
  action: ReactNode;
}

/** The badge that says most about somebody: official, else the VIP badge that is not over, else one that is. */
export function PersonBadge({ person, official, now }: { person: UserCard; official?: boolean; now: number }) {
  if (official || person.official) return <Badge kind="official" />;
  const isOver = ({ expiresAt }: { expiresAt?: number | null | undefined }) => expiresAt != null && expiresAt <= now;
  const badge = person.badges.find((one) => !isOver(one));
  return badge ? <Badge kind={badge.variant} /> : null;
}

/** Who wrote it, and when: face and name lead to the author's card. */
export function AuthorLine({ author, official = false, createTime, now, note, action }: AuthorLineProps) {
  const dispatch = useAppDispatch();
  return (
    <Head>
      <button
        type="button"
        aria-label={squareText.card.author(author.name)}
        onClick={() => void dispatch(openPerson(author.id))}
      >
        <Avatar src={author.avatar} name={author.name} vip={author.levelType >= 1} decorative />
        <span>
          <span>
            <b>{author.name}</b>
            <PersonBadge person={author} official={official} now={now} />
          </span>
          <small>
            {timeAgo(createTime, now)}
            {note && `${squareText.card.separator}${note}`}
          </small>
        </span>
      </button>
      {action}
    </Head>
  );
}
