import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/message`: messages, what others did, and bulletins (pages 22). */
export const messageRoute = route({
  name: 'message',
  path: '/message',
  title: titles.message,
  layout: 'simple',
  icon: 'bell',
  barHidden: true,
  tab: 'profile',
  needsLogin: true,
  load: () => import(/* webpackChunkName: "page-message" */ './MessagePage').then((page) => page.MessagePage),
});
