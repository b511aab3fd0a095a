import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/faq`: frequent questions; `#q-7` opens one of them (pages 23). */
export const faqRoute = route({
  name: 'faq',
  path: '/faq',
  title: titles.faq,
  layout: 'simple',
  icon: 'help',
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-faq" */ './FaqPage').then((page) => page.FaqPage),
});
