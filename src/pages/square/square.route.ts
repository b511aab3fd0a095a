import { askedPerson } from '@/features/square/people/personAddress';
import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/square`: the community. `?tab=` and `?sort=` choose the list, `?user=` is somebody's page, each kept apart (C9, C10). */
export const squareRoute = route({
  name: 'square',
  path: '/square',
  title: titles.square,
  layout: 'main',
  headerHidden: true,
  tab: 'square',
  page: ({ pathname, search }) => {
    const person = askedPerson(search);
    return person === undefined ? pathname : `${pathname}?user=${person}`;
  },
  load: () => import(/* webpackChunkName: "page-square" */ './SquarePage').then((m) => m.SquarePage),
});
