import { allRoutes } from '@/app/routes/allRoutes';
import type { Route } from '@/shell/navigation/route';
import { firstScreenOf } from './firstScreenOf';
import { firstScreens } from './firstScreens';

/** What the frame around a route's page is made of (AppFrame). */
const frameOf = ({ name, layout, headerHidden, barHidden }: Route): string => {
  if (layout === 'main') return `main ${headerHidden === true} ${name}`;
  return layout === 'simple' && !barHidden ? 'simple' : 'bare';
};

const routeOf = (pathname: string) => allRoutes.find(({ path }) => path.split('/')[1] === pathname.split('/')[1]);

it.each(allRoutes.map((route) => [route.path, route] as const))('%s begins with its own frame', (path, route) => {
  const screen = firstScreenOf(path.replace(/:\w+\??/g, '1'));
  const shown = routeOf(firstScreens[screen] ?? '');
  expect(shown && frameOf(shown)).toBe(frameOf(route));
});
