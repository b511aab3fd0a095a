import { Kbd } from '@/desk/keys/keys.styles';
import { useHasBoth } from '@/desk/kit/room/useWide';
import { hourText } from '@/desk/kit/time/timeText';
import type { RoomEntry } from '@/desk/rooms';
import { useSignOutMutation } from '@/desk/session/staffApi';
import { useSelf } from '@/desk/session/useSelf';
import { switchTheme, useTheme } from '@/desk/theme/themeChoice';
import { yuan } from '@/lib/format/money';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { roleText } from '@/text/desk/permissions';
import { FindAnything } from './FindAnything';
import { Brand, Item, Nav, Who } from './frame.styles';
import { useGoKeys } from './useGoKeys';

/** Words and counts, by permission; while `g` is held the letters stand where the counts were. */
export function Navigation({ rooms }: { rooms: readonly RoomEntry[] }) {
  const isGoing = useGoKeys(rooms);
  // In a strip there is no room for it.
  const hasBoth = useHasBoth();
  const groups = [...new Set(rooms.map(({ group }) => group))];
  return (
    <Nav aria-label={frameText.navigation}>
      <Brand>
        <span data-logo="" />
        <b>{kitText.product}</b>
        <small>{kitText.desk}</small>
      </Brand>
      {hasBoth && rooms.some(({ id }) => id === 'members') && <FindAnything />}
      {groups.map((group) => (
        <ul key={group}>
          {rooms
            .filter((room) => room.group === group)
            .map(({ id, letter, Count }) => (
              <li key={id}>
                <Item to={`/${id}`}>
                  {frameText.rooms[id]}
                  {isGoing ? <Kbd>{letter}</Kbd> : Count && <Count />}
                </Item>
              </li>
            ))}
        </ul>
      ))}
      <Sitter />
    </Nav>
  );
}

/** Who sits here, up to which limits and until when. */
function Sitter() {
  const { name, role, alone, endsAt } = useSelf();
  const [signOut] = useSignOutMutation();
  const theme = useTheme();
  return (
    <Who>
      <div>
        <b>{name}</b> · {roleText[role]}
      </div>
      {(alone.diamonds > 0 || alone.refundFen > 0) && (
        <div data-more="">{frameText.limits(yuan(alone.refundFen), alone.diamonds)}</div>
      )}
      <div data-more="">{frameText.until(hourText(endsAt))}</div>
      <div>
        <button type="button" aria-label={frameText.changeTheme} onClick={switchTheme}>
          {theme === 'dark' ? frameText.toLight : frameText.toDark}
        </button>
        <button type="button" onClick={() => void signOut({})}>
          {frameText.signOut}
        </button>
      </div>
    </Who>
  );
}
