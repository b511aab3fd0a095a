import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/readbook/:id/:cid`: the reader. One page for each book, so that another chapter is no other place in the history. */
export const readbookRoute = route({
  name: 'readbook',
  path: '/readbook/:id/:cid',
  title: titles.readbook,
  layout: 'standalone',
  tab: 'animate',
  page: (pathname) => pathname.replace(/\/[^/]*$/, ''),
  load: () => import(/* webpackChunkName: "page-readbook" */ './ReadbookPage').then((m) => m.ReadbookPage),
  prefetch: async ({ id, cid }, dispatch) => {
    const { bookApi } = await import('@/api/bookApi');
    if (Number(id) > 0 && Number(cid) > 0) {
      dispatch(bookApi.util.prefetch('chapterContent', { id: Number(id), cid: Number(cid) }, { ifOlderThan: 300 }));
    }
  },
});
