import { lazy, Suspense, useMemo } from 'react';
import { Room } from '@/desk/kit/room/Room';
import { Loading } from '@/desk/kit/states/Loading';
import { NoRight } from '@/desk/kit/states/NoRight';
import type { RoomEntry } from '@/desk/rooms';
import { useMay } from '@/desk/session/useSelf';
import { frameText } from '@/text/desk/frame';
import { RoomBoundary } from './RoomBoundary';

/** Opens a room to whoever may see it, and says to others whose it is. */
export function RoomDoor({ room }: { room: RoomEntry }) {
  const title = frameText.rooms[room.id];
  const mayEnter = useMay(room.needs);
  const Inside = useMemo(() => lazy(async () => ({ default: (await room.load()).Room })), [room]);
  if (!mayEnter)
    return (
      <Room title={title}>
        <NoRight needs={room.needs} />
      </Room>
    );
  const waiting = (
    <Room title={title}>
      <Loading rows={16} />
    </Room>
  );
  return (
    <RoomBoundary title={title}>
      <Suspense fallback={waiting}>
        <Inside />
      </Suspense>
    </RoomBoundary>
  );
}
