import { memo } from 'react';

/** The places of the bottom bar (C1), by what their icon shows. */
export type TabIconName = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** `shape` fills when the tab is active, `mark` is then cut out of it. */
const drawings: Readonly<Record<TabIconName, { shape: string; mark?: string }>> = {
  home: {
    shape: 'M4 11l8-7 8 7v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z',
    mark: 'M9.5 15.5c1.5 1.2 3.5 1.2 5 0',
  },
  square: { shape: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z', mark: 'M15.5 8.5l-2 5-5 2 2-5z' },
  animate: { shape: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5z', mark: 'M12 7v12' },
  games: {
    shape: 'M7.5 7.5h9a5 5 0 0 1 5 5.5c-.3 4-2.5 6-4.5 4.5L15 16H9l-2 1.5C5 19 2.8 17 2.5 13a5 5 0 0 1 5-5.5z',
    mark: 'M8 10.5v3M6.5 12h3M15.5 10.7v.1M17.5 13v.1',
  },
  profile: {
    shape: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5z',
  },
};

/** An outline that fills when its tab is active. */
export const TabIcon = memo(function TabIcon({ name }: { name: TabIconName }) {
  const { shape, mark } = drawings[name];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path data-part="shape" d={shape} />
      {mark && <path data-part="mark" d={mark} />}
    </svg>
  );
});
