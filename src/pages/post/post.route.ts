import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/post/:id`: one post with its comments; it draws its own bar with the author in it. */
export const postRoute = route({
  name: 'post',
  path: '/post/:id',
  title: titles.post,
  layout: 'standalone',
  tab: 'square',
  load: () => import(/* webpackChunkName: "page-post" */ './PostPage').then((m) => m.PostPage),
});
