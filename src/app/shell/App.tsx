import { Provider } from 'react-redux';
import type { AppStore } from '@/app/store/createAppStore';
import { selectIsMember } from '@/features/session/accountSlice';
import { PortsContext, useAppSelector } from '@/kernel/hooks';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { type ChunkShelf, ChunkShelfContext } from '@/shell/chunks/chunkShelf';
import { selectArrival, selectRouteName } from '@/shell/navigation/navigationSlice';
import { Pages } from '@/shell/navigation/Pages';
import { RoutesContext, useRoutes } from '@/shell/navigation/RoutesContext';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { OfflineContext } from '@/ui/page-state/OfflineContext';
import { AppFrame } from './AppFrame';
import { CrashBoundary } from './CrashBoundary';
import { Later } from './Later';

export interface AppProps {
  store: AppStore;
  ports: Ports;
  routes: RouteTable;
  shelf: ChunkShelf;
}

/** The whole app on a page. */
export function App({ store, ports, routes, shelf }: AppProps) {
  return (
    <Provider store={store}>
      <PortsContext value={ports}>
        <RoutesContext value={routes}>
          <ChunkShelfContext value={shelf}>
            <CrashBoundary>
              <Screen />
            </CrashBoundary>
          </ChunkShelfContext>
        </RoutesContext>
      </PortsContext>
    </Provider>
  );
}

/**
 * Nothing before the first arrival; and a private page goes with the session, before it could ask anything as a guest: its address
 * follows a moment later.
 */
function useMayLook(): boolean {
  const routes = useRoutes();
  return useAppSelector(
    (state) =>
      selectArrival(state) !== 'none' && (selectIsMember(state) || !routes.find(selectRouteName(state))?.needsLogin),
  );
}

/** Known once the late slices are there; its slice stays out of the first load. */
const isOffline = ({ connection }: Partial<RootState>) => connection?.at === 'offline';

function Screen() {
  const mayLook = useMayLook();
  return (
    <OfflineContext value={useAppSelector(isOffline)}>
      <Later part="behind" />
      <AppFrame>{mayLook && <Pages />}</AppFrame>
      <Later part="over" />
    </OfflineContext>
  );
}
