import { X } from 'lucide-react';
import { memo } from 'react';
import { peopleApi } from '@/api/peopleApi';
import type { Person } from '@/contract/person';
import { selectAway, unseenEvents } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useFeed } from '@/shell/feeds/useFeed';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Rail } from '@/ui/rail/Rail';
import { FollowButton } from './FollowButton';
import { openPerson } from './openPerson';
import { PersonCard, Suggestions, SuggestionsGhost } from './suggested.styles';

const text = squareText.suggest;

/** Fewer do not make a row. */
const LEAST = 2;
const MOST = 10;

function reasonOf({ reason }: Person): string {
  if (!reason) return '';
  const { kind, count, name } = reason;
  if (kind === 'friends') return text.reason.friends(name ?? '', count);
  return text.reason[kind](countText(count));
}

/** People between posts, each with why; whoever is sent away stays away. Their place is there while they are on their way. */
export const SuggestedRail = memo(function SuggestedRail() {
  const feed = useFeed(peopleApi.endpoints.suggestedUsers, undefined);
  const away = useAppSelector(selectAway);
  const people = feed.items.filter(({ id }) => !away.includes(id)).slice(0, MOST);
  if (feed.phase === 'idle' || feed.phase === 'loading-first') return <SuggestionsGhost aria-hidden="true" />;
  if (people.length < LEAST) return null;
  return (
    <Suggestions aria-label={text.title}>
      <h2>{text.title}</h2>
      <Rail label={text.title} gap="0.625rem">
        {people.map((person) => (
          <Suggested key={person.id} person={person} />
        ))}
      </Rail>
    </Suggestions>
  );
});

function Suggested({ person }: { person: Person }) {
  const dispatch = useAppDispatch();
  const { id, name, avatar, levelType } = person;
  return (
    <PersonCard>
      <button type="button" aria-label={squareText.card.author(name)} onClick={() => void dispatch(openPerson(id))}>
        <Avatar src={avatar} name={name} size="l" vip={levelType >= 1} decorative />
        <b>{name}</b>
        <small>{reasonOf(person)}</small>
      </button>
      <FollowButton person={person} />
      <IconButton label={text.away(name)} onClick={() => dispatch(unseenEvents.personSentAway({ id }))}>
        <X aria-hidden="true" />
      </IconButton>
    </PersonCard>
  );
}
