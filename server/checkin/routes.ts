import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { invitedList, inviteOf } from '@server/users/invited';
import type { FastifyInstance } from 'fastify';
import { checkinCalls } from '@/contract/calls/checkin';
import { makeUpDay } from './makeUp';
import { checkinOverview } from './overview';
import { checkinMonth } from './record';
import { signToday } from './sign';

/** Check-in and invitations. */
export function checkinRoutes(app: FastifyInstance, { database, clock, config }: ServerContext): void {
  const { db, reads } = database;
  route(app, checkinCalls.checkin, ({ session }) => checkinOverview(reads, session?.userId ?? null, clock.now()));
  memberRoute(app, checkinCalls.signIn, ({ input, session }) =>
    withTx(db, (tx) => signToday(tx, { ...input, userId: session.userId, now: clock.now() })),
  );
  memberRoute(app, checkinCalls.makeUp, ({ input, session }) =>
    withTx(db, (tx) => makeUpDay(tx, { ...input, userId: session.userId, now: clock.now() })),
  );
  memberRoute(app, checkinCalls.checkinRecord, ({ input, session }) =>
    checkinMonth(db, session.userId, { month: input.month, now: clock.now() }),
  );
  route(app, checkinCalls.invite, ({ session }) => inviteOf(reads, session?.userId ?? null, config.publicOrigin));
  memberRoute(app, checkinCalls.inviteList, ({ input, session }) => invitedList(db, input, session.userId));
}
