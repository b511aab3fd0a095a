import { route } from '@/shell/navigation/route';

export const homeRoute = route({
  name: 'home',
  path: '/',
  layout: 'main',
  tab: 'home',
  coreOnly: true,
  prepare: () =>
    import(/* webpackChunkName: "page-home" */ '@/features/home/keptFeed').then((kept) => kept.restoreFeed),
  load: () => import(/* webpackChunkName: "page-home" */ './HomePage').then((page) => page.HomePage),
  parts: {
    'home-rails': () => import(/* webpackChunkName: "home-rails" */ './rails/HomeRails').then((part) => part.HomeRails),
  },
});
