import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/bookinfo/:id`: one book. `?view=comments` shows what readers wrote (C10); each is a page with its own resting place. */
export const bookinfoRoute = route({
  name: 'bookinfo',
  path: '/bookinfo/:id',
  title: titles.bookinfo,
  layout: 'standalone',
  tab: 'animate',
  page: ({ pathname, search }) => pathname + search,
  load: () => import(/* webpackChunkName: "page-bookinfo" */ './BookInfoPage').then((m) => m.BookInfoPage),
});
