import type { KeptPage } from '@/shell/navigation/pageCacheSlice';
import { createStandingPages } from './standingPages';

const kept = (page: string, top = 0) =>
  ({ place: { page }, resting: { item: '', offset: 0, top } }) as unknown as KeptPage;
const names = (pages: readonly KeptPage[]) => pages.map(({ place }) => place.page);

describe('standing pages', () => {
  it('R16: a page of another moment stands until there is no more room, the oldest goes first', () => {
    const stand = createStandingPages(3);
    expect(names(stand([kept('/'), kept('/games')]))).toEqual(['/', '/games']);
    expect(names(stand([kept('/square')]))).toEqual(['/', '/games', '/square']);
    expect(names(stand([kept('/profile')]))).toEqual(['/games', '/square', '/profile']);
  });

  it('shows a page as the moment keeps it', () => {
    const stand = createStandingPages(3);
    stand([kept('/', 10)]);
    expect(stand([kept('/', 20)])).toEqual([kept('/', 20)]);
  });

  it('R16: leaves a page that is not on screen as it stands, and shows it as its own moment keeps it', () => {
    const stand = createStandingPages(3);
    const [before] = stand([kept('/a', 10), kept('/b')]);
    expect(stand([kept('/a', 20), kept('/b', 5)])).toEqual([kept('/a', 10), kept('/b', 5)]);
    expect(stand([kept('/a', 20), kept('/b', 5)])[0]).toBe(before);
    expect(stand([kept('/b', 5), kept('/a', 20)])).toContainEqual(kept('/a', 20));
  });

  it('lets all pages of the moment stand, more than there is room for', () => {
    const stand = createStandingPages(2);
    stand([kept('/x')]);
    expect(names(stand([kept('/a'), kept('/b'), kept('/c')]))).toEqual(['/a', '/b', '/c']);
  });
});
