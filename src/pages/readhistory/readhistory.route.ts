import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/readhistory`: what was read; a guest's from this device. */
export const readhistoryRoute = route({
  name: 'readhistory',
  path: '/readhistory',
  title: titles.readhistory,
  layout: 'standalone',
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-readhistory" */ './ReadHistoryPage').then((m) => m.ReadHistoryPage),
});
