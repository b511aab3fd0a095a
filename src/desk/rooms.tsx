import type { ComponentType } from 'react';
import type { Permission } from '@/contract/desk/permissions';
import { ROOM_PLACES, type RoomId } from './roomPlaces';
import { LettersCount } from './rooms/letters/LettersCount';
import { ModerationCount } from './rooms/moderation/ModerationCount';
import { MoneyCount } from './rooms/money/MoneyCount';
import { RecordingsCount } from './rooms/recordings/RecordingsCount';

interface RoomCode {
  /** Who lacks it does not see the room in the navigation. */
  needs: Permission;
  /** The room's code, in a file of its own; it draws its own routes under its address. */
  load: () => Promise<{ Room: ComponentType }>;
  /** The number behind the word; draws a `NavCount`, or nothing. */
  Count?: ComponentType;
}

/** The rooms that there are. A new room is a line here; what has none is nowhere. */
const codeOf: Partial<Record<RoomId, RoomCode>> = {
  today: { needs: 'today.see', load: () => import(/* webpackChunkName: "today" */ './rooms/today/TodayRoom') },
  letters: {
    needs: 'letters.see',
    load: () => import(/* webpackChunkName: "letters" */ './rooms/letters/LettersRoom'),
    Count: LettersCount,
  },
  moderation: {
    needs: 'moderation.see',
    load: () => import(/* webpackChunkName: "moderation" */ './rooms/moderation/ModerationRoom'),
    Count: ModerationCount,
  },
  recordings: {
    needs: 'recordings.see',
    load: () => import(/* webpackChunkName: "recordings" */ './rooms/recordings/RecordingsRoom'),
    Count: RecordingsCount,
  },
  members: {
    needs: 'members.see',
    load: () => import(/* webpackChunkName: "members" */ './rooms/members/MembersRoom'),
  },
  money: {
    needs: 'money.see',
    load: () => import(/* webpackChunkName: "money" */ './rooms/money/MoneyRoom'),
    Count: MoneyCount,
  },
  figures: {
    needs: 'figures.see',
    load: () => import(/* webpackChunkName: "figures" */ './rooms/figures/FiguresRoom'),
  },
  content: {
    needs: 'content.see',
    load: () => import(/* webpackChunkName: "content" */ './rooms/content/ContentRoom'),
  },
  access: { needs: 'acts.see', load: () => import(/* webpackChunkName: "access" */ './rooms/access/AccessRoom') },
};

export interface RoomEntry extends RoomCode {
  id: RoomId;
  letter: string;
  group: number;
}

/** The rooms in the order of the navigation. */
export const rooms: readonly RoomEntry[] = (Object.keys(ROOM_PLACES) as RoomId[]).flatMap((id) => {
  const code = codeOf[id];
  return code ? [{ id, ...ROOM_PLACES[id], ...code }] : [];
});
