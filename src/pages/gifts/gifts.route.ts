import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/gifts`: gift packs over all games; `?tab=mine|past`, `?game=` narrows to one (pages 10). */
export const giftsRoute = route({
  name: 'gifts',
  path: '/gifts',
  title: titles.gifts,
  layout: 'simple',
  icon: 'gift',
  tab: 'profile',
  needsLogin: true,
  load: () => import(/* webpackChunkName: "page-gifts" */ './GiftsPage').then((page) => page.GiftsPage),
});
