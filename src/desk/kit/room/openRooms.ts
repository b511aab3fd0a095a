import { createContext, useContext } from 'react';
import type { RoomId } from '@/desk/roomPlaces';

/** The rooms that there are and that who sits here may enter. */
export const OpenRooms = createContext<readonly RoomId[]>([]);

/**
 * Where something is seen in another room: `path('members', uid)`. Undefined where there is no such room, or not for who sits
 * here: then it is told as plain text.
 */
export function useRoomPath(): (room: RoomId, inside?: string | number) => string | undefined {
  const open = useContext(OpenRooms);
  return (room, inside) =>
    open.includes(room) ? `/${room}${inside === undefined ? '' : `/${encodeURIComponent(inside)}`}` : undefined;
}
