import type { Person } from '@/contract/person';
import { PersonBadge } from '@/features/square/card/AuthorLine';
import { NameLine } from '@/features/square/card/card.styles';
import { useAppDispatch } from '@/kernel/hooks';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { Avatar } from '@/ui/avatar/Avatar';
import { FollowButton } from './FollowButton';
import { openPerson } from './openPerson';
import { Line, Row, Who } from './people.styles';

/** Somebody in a list of people, with the button to follow them. */
export function PersonRow({ person, now }: { person: Person; now: number }) {
  const dispatch = useAppDispatch();
  return (
    <Row>
      <Who
        type="button"
        aria-label={squareText.card.author(person.name)}
        onClick={() => void dispatch(openPerson(person.id))}
      >
        <Avatar src={person.avatar} name={person.name} vip={person.levelType >= 1} decorative />
        <span>
          <NameLine>
            <b>{person.name}</b>
            <PersonBadge person={person} now={now} />
          </NameLine>
          <Line>{person.intro || squareText.follow.fans(countText(person.fanCount))}</Line>
        </span>
      </Who>
      <FollowButton person={person} />
    </Row>
  );
}
