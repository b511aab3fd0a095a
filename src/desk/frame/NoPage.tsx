import { Link, Navigate } from 'react-router';
import { Room } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { rooms } from '@/desk/rooms';
import { useSelf } from '@/desk/session/useSelf';
import { frameText } from '@/text/desk/frame';

const useFirstRoom = () => {
  const { may } = useSelf();
  return rooms.find(({ needs }) => may.includes(needs));
};

/** An address that is no room's. */
export function NoPage() {
  const first = useFirstRoom();
  return (
    <Room title={frameText.nothingHere}>
      <Empty
        title={frameText.nothingHere}
        acts={first && <Link to={`/${first.id}`}>{frameText.goTo(frameText.rooms[first.id])}</Link>}
      >
        {frameText.nothingHereMore}
      </Empty>
    </Room>
  );
}

/** The desk's own address: the first room that who sits here may enter. */
export function FirstRoom() {
  const first = useFirstRoom();
  if (first !== undefined) return <Navigate to={`/${first.id}`} replace />;
  return (
    <Room title={frameText.noRoom}>
      <Empty title={frameText.noRoom} />
    </Room>
  );
}
