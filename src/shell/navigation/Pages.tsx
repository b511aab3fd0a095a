import { Activity, memo, useContext, useMemo, useState } from 'react';
import { Router } from 'react-router';
import { useAppSelector, useAppStore, usePorts } from '@/kernel/hooks';
import { useNextTask } from '@/lib/react/useNextTask';
import { selectChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import { createRowMemory, RowMemoryContext } from '@/ui/infinite-list/rowMemory';
import { ChunkState } from './ChunkState';
import { selectArrival, selectPlace } from './navigationSlice';
import { type KeptPage, selectPages } from './pageCacheSlice';
import { RestingPage } from './RestingPage';
import { StandingPagesContext } from './StandingPagesContext';
import { stillNavigator } from './stillNavigator';
import { PageParamsContext } from './usePageParams';

/** The kept pages, the one on screen visible, each under its own address (C7). */
export function Pages() {
  const pages = useContext(StandingPagesContext)(useAppSelector(selectPages));
  const current = useAppSelector((state) => selectPlace(state).page);
  // Sorted by key, so that React never moves a page's DOM when the order of use changes.
  const sorted = useMemo(() => [...pages].sort((a, b) => (a.place.page < b.place.page ? -1 : 1)), [pages]);
  const [memory] = useState(createRowMemory);
  return (
    <RowMemoryContext value={memory}>
      {sorted.map((kept) => (
        <Activity key={kept.place.page} mode={kept.place.page === current ? 'visible' : 'hidden'}>
          <Page kept={kept} />
        </Activity>
      ))}
    </RowMemoryContext>
  );
}

const Page = memo(function Page({ kept: { place, resting } }: { kept: KeptPage }) {
  // The same for the same path, although each arrival reads them anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: params are read from the path
  const params = useMemo(() => place.params, [place.pathname]);
  const location = useMemo(() => ({ ...place, state: null, key: place.page }), [place]);
  return (
    <Router location={location} navigator={stillNavigator}>
      <PageParamsContext value={params}>
        <RestingPage page={place.page} resting={resting}>
          <PageChunk name={place.route} />
        </RestingPage>
      </PageParamsContext>
    </Router>
  );
});

/** Drawn anew by what it reads alone: shown again, a page differs from what it was in its place in the history. */
const PageChunk = memo(function PageChunk({ name }: { name: string }) {
  const broken = useAppSelector((state) => selectChunk(state, name)?.at === 'broken');
  const { gate } = usePorts();
  const store = useAppStore();
  const View = useChunk(name);
  // A page whose code and data are here would be drawn within the tap's own frame, a quarter of a second on a slow phone: that
  // frame shows the skeleton, and the page follows. Who travels sees it at once, and so does who has just come.
  const isDrawn = useNextTask(!gate.isLive || selectArrival(store.getState()) === 'first');
  return View && isDrawn ? <View /> : <ChunkState name={name} broken={broken} />;
});
