import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { shellText } from '@/text/shell';
import { Column } from '@/ui/app-frame/Column';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { OfflineBar } from '@/ui/offline-bar/OfflineBar';
import { Later } from './Later';
import { SiteFooter } from './SiteFooter';
import { Tabs } from './Tabs';
import { TopBar } from './TopBar';

/** The frame around the page on screen, by its route's layout (spec 2). The pages inside never move between frames. */
export function AppFrame({ children }: { children: ReactNode }) {
  const route = useRoutes().find(useAppSelector(selectRouteName));
  const layout = route?.layout ?? 'main';
  const offline = useAppSelector(selectIsOffline);
  return (
    <Column tabbar={layout === 'main'}>
      {offline && <OfflineBar />}
      {layout === 'main' && !route?.headerHidden && <TopBar />}
      {layout === 'simple' && !route?.barHidden && <BackBar title={route?.title} name={route?.name ?? ''} />}
      <Later part="note" />
      <main>{children}</main>
      {layout === 'main' && <SiteFooter />}
      {layout === 'main' && <Tabs />}
    </Column>
  );
}

function BackBar({ title, name }: { title: string | undefined; name: string }) {
  const dispatch = useAppDispatch();
  const override = useAppSelector((state) => selectConfig(state).routes[name]?.title);
  return (
    <SimpleHeader title={override ?? title ?? shellText.back} onBack={() => dispatch(navigationEvents.backAsked())} />
  );
}
