import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/readbook/:id/:cid`: the reader. One page for each book, so that another chapter is no other place in the history. */
export const readbookRoute = route({
  name: 'readbook',
  path: '/readbook/:id/:cid',
  title: titles.readbook,
  layout: 'standalone',
  tab: 'animate',
  page: ({ pathname }) => pathname.replace(/\/[^/]*$/, ''),
  load: () => import(/* webpackChunkName: "page-readbook" */ './ReadbookPage').then((m) => m.ReadbookPage),
});
