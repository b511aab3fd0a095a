import { type ComponentType, lazy, Suspense } from 'react';
import { useAppSelector } from '@/kernel/hooks';
import type { RouteIconName } from '@/ui/app-frame/RouteIcon';
import { selectRouteName } from './navigationSlice';
import { useRoutes } from './RoutesContext';

// Its place is kept, and nobody waits for it: it comes with what the frame does without at first.
const Nothing: ComponentType<{ name: RouteIconName }> = () => null;
const RouteIcon = lazy(() =>
  import(/* webpackChunkName: "later" */ '@/ui/app-frame/RouteIcon')
    .then((module) => ({ default: module.RouteIcon as typeof Nothing }))
    .catch(() => ({ default: Nothing })),
);

/** The icon that the route on screen names (C3); nothing where it names none. */
export function PageIcon() {
  const icon = useRoutes().find(useAppSelector(selectRouteName))?.icon;
  return (
    icon && (
      <Suspense>
        <RouteIcon name={icon} />
      </Suspense>
    )
  );
}
