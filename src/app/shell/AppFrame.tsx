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

/** The frame around the page on screen, by its route's layout (spec 2). The pages inside never move between frames. */
export function AppFrame({ children }: { children: ReactNode }) {
  const route = useRoutes().find(useAppSelector(selectRouteName));
  const layout = route?.layout ?? 'main';
  return (
    <Column tabbar={layout === 'main'}>
      <Later part="top" />
      {layout === 'main' && !route?.headerHidden && <TopBar />}
      {route?.layout === 'simple' && !route.barHidden && <BackBar route={route} />}
      <Later part="note" />
      <main>{children}</main>
      {layout === 'main' && <Later part="foot" />}
      {layout === 'main' && <Tabs />}
    </Column>
  );
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
