import { href } from '@/shell/navigation/href';

/** The tabs of a game's page, in their order. */
export const VIEWS = ['intro', 'reviews', 'gifts', 'posts'] as const;
export type DetailView = (typeof VIEWS)[number];

/** The tab an address asks for; one nobody knows is the introduction. */
export const readView = (query: URLSearchParams): DetailView =>
  VIEWS.find((view) => view === query.get('view')) ?? 'intro';

/** The address of a game's page with that tab open. */
export const viewAddress = (id: string, view: string): string =>
  view === 'intro' ? href.detail(id) : `${href.detail(id)}?view=${view}`;
