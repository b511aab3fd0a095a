import { type CSSProperties, useEffect } from 'react';
import type { HomeSection } from '@/contract/home';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { chunkEvents, selectChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import { homeText } from '@/text/home';
import { shellText } from '@/text/shell';
import { ErrorFace } from '@/ui/face/Face';
import { NoticeBox, RailBox } from './home.styles';

/** The chunk with everything below the first screen. */
const HOME_RAILS = 'home-rails';

export interface HomeRailsProps {
  sections: readonly HomeSection[];
}

/** How tall a rail with its head is, in rem: what never changes, and what grows with the member's text size. */
const HEIGHTS: Readonly<Record<string, readonly [fixed: number, text: number]>> = {
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

/** The rails, or boxes of their size until their code is there: it is fetched right after the first paint. */
export function LazyRails({ sections }: HomeRailsProps) {
  const dispatch = useAppDispatch();
  const broken = useAppSelector((state) => selectChunk(state, HOME_RAILS)?.at === 'broken');
  const Rails = useChunk<HomeRailsProps>(HOME_RAILS);
  const want = () => dispatch(chunkEvents.wanted({ name: HOME_RAILS }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first screen is painted
  useEffect(() => void want(), []);

  if (Rails) return <Rails sections={sections} />;
  if (broken) return <ErrorFace title={homeText.railsLost} note={shellText.pageLostNote} onRetry={want} />;
  return <RailBoxes types={sections.map(({ type }) => type)} />;
}

/** Boxes in place of the rails of these types. */
export function RailBoxes({ types }: { types: readonly string[] }) {
  const boxes = types.map((type) => {
    const [fixed, text] = HEIGHTS[type] ?? [];
    if (fixed === undefined) return null;
    const size = { '--rail-fixed': `${fixed}rem`, '--rail-text': `${text}rem` } as CSSProperties;
    return (
      <RailBox key={type} data-rail={type} style={size} aria-hidden="true">
        <i />
        <b />
      </RailBox>
    );
  });
  return (
    <>
      <NoticeBox data-empty aria-hidden="true" />
      {boxes}
    </>
  );
}
