/** Every room there will be, in the order of the navigation: `g` and the letter go there, a new group stands apart. */
export const ROOM_PLACES = {
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
export type RoomId = keyof typeof ROOM_PLACES;
