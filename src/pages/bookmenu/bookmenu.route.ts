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
  prefetch: async ({ id }, dispatch) => {
    const { bookApi } = await import('@/api/bookApi');
    if (Number(id) > 0) dispatch(bookApi.util.prefetch('chapterList', { id: Number(id) }, { ifOlderThan: 60 }));
  },
});
