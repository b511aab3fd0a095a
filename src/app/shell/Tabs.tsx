import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { shellText } from '@/text/shell';
import { TabBar } from '@/ui/app-frame/TabBar';

/** The five tabs in display order, with the ids of the specification (C1). */
export const tabs = [
  { name: 'home', id: 1 },
  { name: 'square', id: 2 },
  { name: 'animate', id: 5 },
  { name: 'games', id: 3 },
  { name: 'profile', id: 4 },
] as const;

const addressOfTab = (name: string) => (name === 'home' ? '/' : `/${name}`);

/** The bottom bar: the tabs whose route this build has; the active one scrolls to the top, then refreshes (C1). */
export function Tabs() {
  const dispatch = useAppDispatch();
  const routes = useRoutes();
  const active = useAppSelector(selectRouteName);
  const labels = useAppSelector((state) => selectConfig(state).tabs);
  const items = tabs
    .filter(({ name }) => routes.find(name))
    .map(({ name }) => ({ name, label: labels[name] ?? shellText.tabs[name], href: addressOfTab(name) }));

  return (
    <TabBar
      items={items}
      active={items.find(({ name }) => name === active)?.name}
      reversed={active === 'animate'}
      onChoose={(name) =>
        dispatch(
          name === active
            ? navigationEvents.tabTappedAgain()
            : navigationEvents.asked({ to: addressOfTab(name), how: 'push' }),
        )
      }
    />
  );
}
