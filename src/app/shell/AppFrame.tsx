import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import type { Route } from '@/shell/navigation/route';
import { shellText } from '@/text/shell';
import { Column } from '@/ui/app-frame/Column';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Later } from './Later';
import { Tabs } from './Tabs';
import { TopBar } from './TopBar';

/**
 * The frame around the page on screen, by its route's layout (spec 2). The pages inside never move between frames. It selects what it
 * draws by, not the route: most changes of page leave it as it is.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const routes = useRoutes();
  const hasTabs = useAppSelector((state) => (routes.find(selectRouteName(state))?.layout ?? 'main') === 'main');
  return (
    <Column tabbar={hasTabs}>
      <Later part="top" />
      <Head />
      <Later part="note" />
      <main>{children}</main>
      {hasTabs && <Later part="foot" />}
      {hasTabs && <Tabs />}
    </Column>
  );
}

/** Above the page: the product's header, a bar with the way back and the route's title, or nothing. */
function Head() {
  const routes = useRoutes();
  const head = useAppSelector((state) => {
    const route = routes.find(selectRouteName(state));
    return route?.layout === 'simple'
      ? !route.barHidden && route
      : route?.layout !== 'standalone' && !route?.headerHidden;
  });
  return head === true ? <TopBar /> : head && <BackBar route={head} />;
}

function BackBar({ route: { title, name, icon } }: { route: Route }) {
  const dispatch = useAppDispatch();
  const override = useAppSelector((state) => selectConfig(state).routes[name]?.title);
  return (
    <SimpleHeader
      title={override ?? title ?? shellText.back}
      icon={icon && <PageIcon />}
      onBack={() => dispatch(navigationEvents.backAsked())}
    />
  );
}
