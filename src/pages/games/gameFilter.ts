import type { PlatformType } from '@/contract/fields';
import { href } from '@/shell/navigation/href';

/** The tab that narrows nothing. */
export const ALL = 'all';

/** Boards of the page in order; `featured` is the operator's own order. */
export const BOARDS = ['featured', 'new', 'hot', 'free', 'vip'] as const;
export type Board = (typeof BOARDS)[number];

/** Types that are a platform themselves: there the device does not narrow further. */
const PLATFORM_TYPES: readonly string[] = ['android', 'ios'];

/** What the address asks for. */
export interface GameFilter {
  type: string;
  board: Board;
  /** Only what runs on this device; on unless the member looks at everything. */
  mine: boolean;
}

/** Reads an address; a board nobody knows is 推荐. */
export function readFilter(type: string | undefined, search: URLSearchParams): GameFilter {
  const sort = search.get('sort');
  return {
    type: type ?? ALL,
    board: BOARDS.find((board) => board === sort) ?? 'featured',
    mine: search.get('device') !== 'all',
  };
}

/** The address of a filter. */
export function filterAddress({ type, board, mine }: GameFilter): string {
  const search = new URLSearchParams();
  if (board !== 'featured') search.set('sort', board);
  if (!mine) search.set('device', 'all');
  const query = search.toString();
  return `${href.games(type === ALL ? undefined : type)}${query && `?${query}`}`;
}

/** What the server is asked for. */
export function listArg({ type, board, mine }: GameFilter, device: PlatformType | undefined) {
  const platformType = mine && !PLATFORM_TYPES.includes(type) ? device : undefined;
  return {
    ...(type !== ALL && { type }),
    ...(board !== 'featured' && { sort: board }),
    ...(platformType !== undefined && { platformType }),
  };
}
