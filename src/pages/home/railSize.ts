import type { CSSProperties } from 'react';

/** How tall a rail with its head is, in rem: what never changes, and what grows with the member's text size. */
const HEIGHTS: Readonly<Record<string, readonly [fixed: number, text: number]>> = {
  todayStory: [24.01, 7.61],
  newGifts: [7.23, 7.05],
  hotGames: [15.66, 3],
  newGames: [15.66, 3],
  freeGames: [15.66, 3],
  vipGames: [15.66, 3],
  squarePosts: [8.54, 11.8],
  updatedBooks: [11.54, 3.9],
  limitedFree: [11.54, 3.9],
  welfareFilms: [8.61, 2.83],
};

/** The height of a rail of this type as CSS variables; nothing for a type whose height its content decides. */
export function railSize(type: string): CSSProperties | undefined {
  const [fixed, text] = HEIGHTS[type] ?? [];
  if (fixed === undefined) return undefined;
  return { '--rail-fixed': `${fixed}rem`, '--rail-text': `${text}rem` } as CSSProperties;
}
