import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { keywordOf } from '@server/db/pattern';
import { countViews } from '@server/http/countViews';
import { route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { createBelieved } from '@server/shared/believed';
import type { FastifyInstance } from 'fastify';
import { searchCalls } from '@/contract/calls/search';
import { squareCalls } from '@/contract/calls/square';
import { search } from './search';
import { hotSearches, suggestions } from './suggestions';

/** Search and what helps with it. */
export function searchRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, clock } = ctx;
  const { reads } = ctx.database;
  const searched = countViews(app, ctx, 'search_keywords');
  const isBelieved = createBelieved(clock);
  // A search costs the database more than any other page.
  const limited = { perMinute: Math.ceil(config.rateLimitMax / 5) };
  route(
    app,
    searchCalls.search,
    ({ input, session, request }) => {
      const userId = session?.userId ?? null;
      const word = keywordOf(input.keyword);
      // Of words that are not the operator's nothing is written down: they are nobody's business.
      if (isFirstPage(input) && isBelieved(word, { userId, address: request.ip })) searched.look(word);
      return search(reads, input, { userId, now: clock.now() });
    },
    limited,
  );
  sharedRoute(app, ctx, searchCalls.hotSearches, { subjects: ['search'], make: ({ reader }) => hotSearches(reader) });
  route(app, squareCalls.keywordSuggestion, ({ input }) => suggestions(reads, input.keyword));
}
