import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/games/:type?`: one page for all types, so that their lists and places are kept together (pages 8). */
export const gamesRoute = route({
  name: 'games',
  path: '/games/:type?',
  title: titles.games,
  layout: 'main',
  tab: 'games',
  page: () => '/games',
  load: () => import(/* webpackChunkName: "page-games" */ './GamesPage').then((m) => m.GamesPage),
});
