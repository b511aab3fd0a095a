import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/commenthistory`: my posts and comments, always asked for anew (pages 5, C7). */
export const commenthistoryRoute = route({
  name: 'commenthistory',
  path: '/commenthistory',
  title: titles.commenthistory,
  layout: 'simple',
  icon: 'comment',
  tab: 'profile',
  keepAlive: false,
  load: () =>
    import(/* webpackChunkName: "page-commenthistory" */ './CommentHistoryPage').then(
      (page) => page.CommentHistoryPage,
    ),
});
