import type { Person } from '@/contract/person';
import { NameLine } from '@/features/square/card/card.styles';
import { openPerson } from '@/features/square/people/openPerson';
import { Line, Row, Who } from '@/features/square/people/people.styles';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { selectIsWished } from '@/features/square/wishes/wishesSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useFocusHeir } from '@/lib/react/useFocusHeir';
import { profileText } from '@/text/profile';
import { squareText } from '@/text/square';
import { Avatar } from '@/ui/avatar/Avatar';
import { Button } from '@/ui/button/Button';

const text = profileText.people;

/** Somebody who is blocked, with the way back. */
export function BlockedRow({ person: { id, name, avatar, intro } }: { person: Person }) {
  const dispatch = useAppDispatch();
  const row = useFocusHeir<HTMLDivElement>();
  const busy = useAppSelector((state) => selectIsWished(state, { kind: 'block', id }));
  return (
    <Row ref={row}>
      <Who type="button" aria-label={squareText.card.author(name)} onClick={() => void dispatch(openPerson(id))}>
        <Avatar src={avatar} name={name} decorative />
        <span>
          <NameLine>
            <b>{name}</b>
          </NameLine>
          {intro && <Line>{intro}</Line>}
        </span>
      </Who>
      <Button
        size="s"
        busy={busy}
        aria-label={text.unblockNamed(name)}
        onClick={() => void dispatch(askSwitch({ kind: 'block', id }, false))}
      >
        {text.unblock}
      </Button>
    </Row>
  );
}
