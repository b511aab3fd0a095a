import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/bookinfo/:id`: one book. `?view=comments` shows what readers wrote (C10). */
export const bookinfoRoute = route({
  name: 'bookinfo',
  path: '/bookinfo/:id',
  title: titles.bookinfo,
  layout: 'standalone',
  tab: 'animate',
  load: () => import(/* webpackChunkName: "page-bookinfo" */ './BookInfoPage').then((m) => m.BookInfoPage),
  prefetch: async ({ id }, dispatch) => {
    const { bookApi } = await import('@/api/bookApi');
    if (Number(id) > 0) dispatch(bookApi.util.prefetch('bookDetail', { id: Number(id) }, { ifOlderThan: 60 }));
  },
});
