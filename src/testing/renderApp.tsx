import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { allRoutes } from '@/app/routes/allRoutes';
import { App } from '@/app/shell/App';
import { bootEvents } from '@/features/boot/bootSlice';
import { fillBrowserGaps } from './browserGaps';
import { createTestStore, type Scene } from './testStore';

fillBrowserGaps();

interface AppScene extends Omit<Scene, 'at'> {
  /** Whether app start runs (device, status, tags, bulletin …); default only the page. */
  started?: boolean;
}

const opening = () => document.querySelector('[data-starting-style]');

/** The whole app on a page at `at`: real store, real routes, fake world. `pass` lets time and answers through. */
export async function renderApp(at = '/', { started = false, routes = allRoutes, ...scene }: AppScene = {}) {
  const world = await createTestStore({ at, routes, ...scene });
  const { ports, store } = world;
  const user = userEvent.setup();
  const view = render(<App store={store} ports={ports} routes={world.routes} shelf={world.shelf} />);
  // A tap ends before what it leads to is drawn, in slices of real time. An update of any root has `act` draw the rest of all.
  const nudge = createRoot(document.createElement('i'));
  const pass = async (ms = 0) => {
    await act(async () => {
      await ports.clock.advance(ms);
      nudge.render(ms);
    });
    // What opens is transparent up to the next frame, and frames come in real time.
    if (opening()) await waitFor(() => expect(opening()).toBeNull());
  };
  if (started) act(() => void store.dispatch(bootEvents.started()));
  await pass();
  return { ...view, ...world, server: ports.server, user, pass };
}
