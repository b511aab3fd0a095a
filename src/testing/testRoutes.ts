import { type Route, route } from '@/shell/navigation/route';

const page = (definition: Omit<Route, 'load' | 'layout'> & Partial<Route>): Route =>
  route({ layout: 'simple', load: async () => () => null, ...definition });

/** Routes of every kind, for tests that are about moving and not about pages. */
export const testRoutes: readonly Route[] = [
  page({ name: 'home', path: '/', layout: 'main', tab: 'home' }),
  page({ name: 'games', path: '/games/:type?', layout: 'main', page: () => '/games' }),
  page({ name: 'profile', path: '/profile', layout: 'main' }),
  page({ name: 'detail', path: '/detail/:id', tab: 'games', title: '游戏详情' }),
  page({ name: 'login', path: '/login', back: 'home' }),
  page({ name: 'register', path: '/register', back: 'home' }),
  page({ name: 'loginOther', path: '/other', back: 'home' }),
  page({ name: 'recharge', path: '/recharge', needsLogin: true }),
  page({ name: 'commenthistory', path: '/commenthistory', keepAlive: false }),
];
