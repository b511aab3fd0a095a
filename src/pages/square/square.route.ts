import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/square`: the community. `?tab=` and `?sort=` choose the list, `?user=` shows a member's card (C9, C10). */
export const squareRoute = route({
  name: 'square',
  path: '/square',
  title: titles.square,
  layout: 'main',
  headerHidden: true,
  tab: 'square',
  load: () => import(/* webpackChunkName: "page-square" */ './SquarePage').then((m) => m.SquarePage),
});
