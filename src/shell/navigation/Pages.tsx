import { Activity, memo, useContext, useMemo, useState } from 'react';
import { Router } from 'react-router';
import { useAppSelector } from '@/kernel/hooks';
import { selectChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import { createRowMemory, RowMemoryContext } from '@/ui/infinite-list/rowMemory';
import { ChunkFace } from './ChunkFace';
import { selectPlace } from './navigationSlice';
import { type KeptPage, selectPages } from './pageCacheSlice';
import type { Place } from './place';
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
  const location = useMemo(() => ({ ...addressParts(place), state: null, key: place.page }), [place]);
  return (
    <Router location={location} navigator={stillNavigator}>
      <PageParamsContext value={place.params}>
        <RestingPage page={place.page} resting={resting}>
          <PageChunk name={place.route} />
        </RestingPage>
      </PageParamsContext>
    </Router>
  );
});

function PageChunk({ name }: { name: string }) {
  const broken = useAppSelector((state) => selectChunk(state, name)?.at === 'broken');
  const View = useChunk(name);
  return View ? <View /> : <ChunkFace name={name} broken={broken} />;
}

function addressParts({ pathname, search, hash }: Place) {
  return { pathname, search, hash };
}
