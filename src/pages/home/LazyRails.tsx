import { useDeferredValue, useEffect } from 'react';
import type { HomeSection } from '@/contract/home';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { isSettled } from '@/shell/chunks/chunkMachine';
import { chunkEvents, selectChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import { homeText } from '@/text/home';
import { shellText } from '@/text/shell';
import { ErrorState } from '@/ui/page-state/PageState';
import { NoticeBox, RailBox } from './home.styles';
import { railSize } from './railSize';

/** The chunk with everything below the first screen. */
const HOME_RAILS = 'home-rails';

export interface HomeRailsProps {
  sections: readonly HomeSection[];
}

/** For the pictures of the first screen, ms: they have the line to themselves, and the main thread to be drawn. */
const AFTER_PAINT_MS = 100;

/** Whether the first screen has had the line to itself: what else the page fetches waits for that. */
export function useScreenPainted(): boolean {
  const rails = useAppSelector((state) => selectChunk(state, HOME_RAILS));
  return rails !== undefined && isSettled(rails);
}

/** The rails, or boxes of their size until their code is there: it is fetched after the first paint. */
export function LazyRails({ sections }: HomeRailsProps) {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const broken = useAppSelector((state) => selectChunk(state, HOME_RAILS)?.at === 'broken');
  // Drawn in slices: a tap meanwhile is answered first.
  const Rails = useDeferredValue(useChunk<HomeRailsProps>(HOME_RAILS));
  const want = () => dispatch(chunkEvents.wanted({ name: HOME_RAILS }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first screen is painted; a kept page has them
  useEffect(() => (Rails ? undefined : clock.after(AFTER_PAINT_MS, want)), []);

  if (Rails) return <Rails sections={sections} />;
  if (broken) return <ErrorState title={homeText.railsLost} note={shellText.pageLostNote} onRetry={want} />;
  return <RailBoxes types={sections.map(({ type }) => type)} />;
}

/** Boxes in place of the rails of these types, and of the notice above them. */
export function RailBoxes({ types, notice = true }: { types: readonly string[]; notice?: boolean }) {
  const boxes = types.map((type) => {
    const size = railSize(type);
    if (!size) return null;
    return (
      <RailBox key={type} data-rail={type} style={size} aria-hidden="true">
        <i />
        <b />
      </RailBox>
    );
  });
  return (
    <>
      {notice && <NoticeBox data-empty aria-hidden="true" />}
      {boxes}
    </>
  );
}
