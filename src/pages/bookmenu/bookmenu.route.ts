import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/bookmenu/:id`: a book's chapters. `?from=` the chapter being read, `?filter=`, `?select=1` buys several (C10). */
export const bookmenuRoute = route({
  name: 'bookmenu',
  path: '/bookmenu/:id',
  title: titles.bookmenu,
  layout: 'standalone',
  tab: 'animate',
  load: () => import(/* webpackChunkName: "page-bookmenu" */ './BookMenuPage').then((m) => m.BookMenuPage),
});
