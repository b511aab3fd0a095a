import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/welfare`: films, albums and tasks. `?tab=` chooses the list, `?id=` opens one item over it (C10). */
export const welfareRoute = route({
  name: 'welfare',
  path: '/welfare',
  title: titles.welfare,
  layout: 'main',
  tab: 'home',
  load: () => import(/* webpackChunkName: "page-welfare" */ './WelfarePage').then((m) => m.WelfarePage),
});
