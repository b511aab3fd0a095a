import '@/app/replay/allEndpoints';
import { createRoot } from 'react-dom/client';
import { createStagePorts } from '@/app/ports/stagePorts';
import { allRoutes } from '@/app/routes/allRoutes';
import { App } from '@/app/shell/App';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { selectConfig } from '@/shell/config/configSlice';
import { createRouteTable, type RouteTable } from '@/shell/navigation/routeTable';
import { StandingPagesContext } from '@/shell/navigation/StandingPagesContext';
import { selectLook } from '@/shell/settings/look';
import { createFrozenStore, type FrozenStore } from './frozenStore';
import type { Moment, Recorded, Stage } from './stage';
import { createStageViews } from './stageViews';
import { createStandingPages } from './standingPages';

/** Sets up the app in the frame of the replay page: its own pages over a store that stands still. */
export function createStage(root: HTMLElement, { device }: Recorded): Stage {
  const { ports, moveTo } = createStagePorts(device);
  const shelf: ChunkShelf = new Map();
  const page = createRoot(root);
  const stand = createStandingPages();
  let frozen: FrozenStore | undefined;
  let overrides = '';
  let routes = createRouteTable(allRoutes);
  let fetchViews = createStageViews(routes, shelf);
  let draft = 0;
  let drawn: { routes: RouteTable; draft: number } | undefined;
  let wanted = 0;

  return {
    async show({ state, at }: Moment) {
      wanted += 1;
      const turn = wanted;
      const config = selectConfig(state);
      // By what they say: each page of a session reads the operator's file anew, and another table draws the app from the top.
      const said = JSON.stringify(config.routes ?? {});
      if (said !== overrides) {
        overrides = said;
        routes = createRouteTable(allRoutes, config.routes);
        fetchViews = createStageViews(routes, shelf);
      }
      await fetchViews(state);
      // Meanwhile another moment was asked for.
      if (turn !== wanted) return;
      // A moment stands: what moved in on the member's screen is where it came to rest.
      ports.document.dress({ ...selectLook(state), motion: 'reduced' });
      moveTo(at);
      if (frozen) frozen.show(state);
      else frozen = createFrozenStore(state, ports);
      // A page that could not be drawn leaves a mark on the tape; the next moment gets a new one.
      if (ports.tape.marks.length > 0) {
        ports.tape.marks = [];
        draft += 1;
      }
      // Whatever reads the state has heard of it: the app itself is begun once for each table of routes.
      if (drawn?.routes === routes && drawn.draft === draft) return;
      drawn = { routes, draft };
      page.render(
        <StandingPagesContext value={stand}>
          <App key={draft} store={frozen.store} ports={ports} routes={routes} shelf={shelf} />
        </StandingPagesContext>,
      );
    },
  };
}
