import type { ComponentType } from 'react';
import type { Permission } from '@/contract/desk/permissions';

/** Every room there will be, in the order of the navigation: `g` and the letter go there, a new group stands apart. */
const PLACES = {
  today: { letter: 't', group: 1 },
  letters: { letter: 'l', group: 1 },
  moderation: { letter: 's', group: 1 },
  recordings: { letter: 'x', group: 1 },
  members: { letter: 'h', group: 2 },
  money: { letter: 'q', group: 2 },
  content: { letter: 'n', group: 2 },
  figures: { letter: 'd', group: 2 },
  access: { letter: 'p', group: 2 },
} as const;

/** A room's name, which is also the first part of its address: `/__desk/letters/…`. */
export type RoomId = keyof typeof PLACES;

interface RoomDoor {
  /** Who lacks it does not see the room in the navigation. */
  needs: Permission;
  /** The room's code, in a file of its own; it draws its own routes under its address. */
  load: () => Promise<{ Room: ComponentType }>;
  /** The number behind the word; draws a `NavCount`, or nothing. */
  Count?: ComponentType;
}

/** The rooms that there are. A new room is a line here; what has none is nowhere. */
const doors: Partial<Record<RoomId, RoomDoor>> = {};

export interface RoomEntry extends RoomDoor {
  id: RoomId;
  letter: string;
  group: number;
}

/** The rooms in the order of the navigation. */
export const rooms: readonly RoomEntry[] = (Object.keys(PLACES) as RoomId[]).flatMap((id) => {
  const door = doors[id];
  return door ? [{ id, ...PLACES[id], ...door }] : [];
});
