import { route } from '@/shell/navigation/route';
import { gamesText } from '@/text/games';

/** `/games/:type?`: one page for all types, so that their lists and places are kept together (pages 8). */
export const gamesRoute = route({
  name: 'games',
  path: '/games/:type?',
  title: gamesText.title,
  layout: 'main',
  tab: 'games',
  page: () => '/games',
  load: () => import(/* webpackChunkName: "page-games" */ './GamesPage').then((m) => m.GamesPage),
});
