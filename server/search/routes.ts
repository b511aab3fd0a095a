import type { ServerContext } from '@server/context';
import { route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import type { FastifyInstance } from 'fastify';
import { searchCalls } from '@/contract/calls/search';
import { squareCalls } from '@/contract/calls/square';
import { search } from './search';
import { hotSearches, suggestions } from './suggestions';

/** Search and what helps with it. */
export function searchRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, clock } = ctx;
  const { db, reads } = database;
  // A search costs the database more than any other page.
  const limited = { perMinute: Math.ceil(config.rateLimitMax / 5) };
  route(
    app,
    searchCalls.search,
    ({ input, session }) => search(db, input, { userId: session?.userId ?? null, now: clock.now() }),
    limited,
  );
  sharedRoute(app, ctx, searchCalls.hotSearches, { subjects: ['search'], make: ({ reader }) => hotSearches(reader) });
  route(app, squareCalls.keywordSuggestion, ({ input }) => suggestions(reads, input.keyword));
}
