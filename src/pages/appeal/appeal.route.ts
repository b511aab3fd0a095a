import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/appeal/:id`: why something of one's own was removed, and one's word against it. */
export const appealRoute = route({
  name: 'appeal',
  path: '/appeal/:id',
  title: titles.appeal,
  layout: 'standalone',
  tab: 'profile',
  needsLogin: true,
  load: () => import(/* webpackChunkName: "page-appeal" */ './AppealPage').then((page) => page.AppealPage),
});
