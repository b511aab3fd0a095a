import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import { peopleCalls } from '@/contract/calls/people';
import { squareCalls } from '@/contract/calls/square';
import { block, unblock } from './block';
import { follow, unfollow } from './follow';
import { blockList, fanList, followList, suggestedUsers } from './lists';
import { pageCovers, savePage } from './page';
import { personBooks, personGames } from './parts';
import { userProfile } from './profile';

/** People: their pages, whom they follow, whom one blocks. */
export function peopleRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db, reads } = database;
  const viewer = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });

  route(app, peopleCalls.userProfile, ({ input, session }) => userProfile(reads, input.id, viewer(session)));
  route(app, peopleCalls.personGames, ({ input, session }) => personGames(reads, input, viewer(session)));
  route(app, peopleCalls.personBooks, ({ input, session }) => personBooks(reads, input, viewer(session)));
  memberRoute(app, peopleCalls.pageCovers, () => pageCovers(reads));
  memberRoute(app, peopleCalls.savePage, ({ input, session }) =>
    withTx(db, (tx) => savePage(tx, session.userId, input)),
  );
  route(app, peopleCalls.suggestedUsers, ({ input, session }) => suggestedUsers(reads, input, viewer(session)));
  route(app, peopleCalls.followList, ({ input, session }) => followList(reads, input, viewer(session)));
  route(app, peopleCalls.fanList, ({ input, session }) => fanList(reads, input, viewer(session)));
  memberRoute(app, peopleCalls.blockList, ({ input, session }) => blockList(db, input, viewer(session)));
  memberRoute(app, peopleCalls.block, async ({ input, session }) => {
    await withTx(db, (tx) => block(tx, session.userId, input.id, clock.now()));
    return { blocked: true };
  });
  memberRoute(app, peopleCalls.unblock, async ({ input, session }) => {
    await withTx(db, (tx) => unblock(tx, session.userId, input.id));
    return { blocked: false };
  });
  memberRoute(app, squareCalls.follow, async ({ input, session }) => {
    await withTx(db, (tx) => follow(tx, session.userId, input.id, clock.now()));
    return { followed: true };
  });
  memberRoute(app, squareCalls.unfollow, async ({ input, session }) => {
    await withTx(db, (tx) => unfollow(tx, session.userId, input.id));
    return { followed: false };
  });
}
