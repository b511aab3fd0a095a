import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/activity`: the activity centre; `?id=` is one activity, `?show=` a filter (pages 11, C10). */
export const activityRoute = route({
  name: 'activity',
  path: '/activity',
  title: titles.activity,
  layout: 'simple',
  icon: 'activity',
  tab: 'home',
  load: () => import(/* webpackChunkName: "page-activity" */ './ActivityPage').then((page) => page.ActivityPage),
});
