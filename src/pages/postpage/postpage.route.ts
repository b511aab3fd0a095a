import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/postpage`: writing a post. Guests may write; sending asks them to sign in (pages 4). */
export const postpageRoute = route({
  name: 'postpage',
  path: '/postpage',
  title: titles.postpage,
  layout: 'simple',
  icon: 'pen',
  barHidden: true,
  tab: 'square',
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-postpage" */ './PostPage').then((page) => page.PostPage),
});
