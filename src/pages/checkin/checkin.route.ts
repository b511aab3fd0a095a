import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/checkin`: signing the day; `?view=invite` and `?view=record` are its other screens (C10). */
export const checkinRoute = route({
  name: 'checkin',
  path: '/checkin',
  title: titles.checkin,
  layout: 'standalone',
  tab: 'home',
  load: () => import(/* webpackChunkName: "page-checkin" */ './CheckinPage').then((page) => page.CheckinPage),
});
