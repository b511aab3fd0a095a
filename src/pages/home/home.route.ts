import { platformApi } from '@/api/platformApi';
import { route } from '@/shell/navigation/route';

export const homeRoute = route({
  name: 'home',
  path: '/',
  layout: 'main',
  tab: 'home',
  coreOnly: true,
  load: () => import(/* webpackChunkName: "page-home" */ './HomePage').then((page) => page.HomePage),
  prefetch: (_params, dispatch) =>
    void dispatch(platformApi.util.prefetch('homeFeed', undefined, { ifOlderThan: 300 })),
});
