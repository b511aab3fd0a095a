import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/letters`: what I wrote to support; `/letters/7`: one of them with its answers, always asked for anew. */
export const lettersRoute = route({
  name: 'letters',
  path: '/letters/:id?',
  title: titles.letters,
  layout: 'simple',
  icon: 'mail',
  tab: 'profile',
  needsLogin: true,
  keepAlive: false,
  // One file with the questions: a page of its own would have all pages carry more.
  load: () => import(/* webpackChunkName: "page-faq" */ './LettersPage').then((page) => page.LettersPage),
});
