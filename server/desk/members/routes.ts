import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { decidePrice } from '@server/desk/content/askForPrice';
import { deskRoute } from '@server/desk/deskRoute';
import { decideCaseRefund } from '@server/desk/money/caseRefund';
import { ProductError } from '@server/errors';
import { balanceOf } from '@server/money/ledger';
import { endLogins, liftSanction, muteMember } from '@server/sanctions/impose';
import { keysIn } from '@server/secret';
import type { FastifyInstance } from 'fastify';
import { code } from '@/contract/codes';
import { memberCalls as calls } from '@/contract/desk/members';
import { askToBan } from './askToBan';
import { findMember } from './findMember';
import { memberFacts } from './memberFacts';
import { isRefunded, paidFor, refundable } from './refund';
import { searchMembers } from './searchMembers';
import { decide, waitingForSecond, wishFor } from './secondPerson';
import { timeline } from './timeline';
import { unmaskPhone } from './unmask';
import { messageMember, noteMember } from './writeTo';

/** Members at the desk: found, read and acted on. */
export function memberRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db } = ctx.database;
  const idOf = async (tx: Tx, uid: string) => (await findMember(tx, uid)).id;
  const done = async (work: (tx: Tx) => Promise<unknown>) => {
    await withTx(db, work);
    return {};
  };
  deskRoute(app, ctx, calls.deskFindMembers, async ({ input: { text } }) => ({
    records: await searchMembers(db, text, ctx),
  }));
  deskRoute(app, ctx, calls.deskMember, ({ input: { uid }, now }) => memberFacts(db, uid, { ...keysIn(ctx), now }));
  deskRoute(app, ctx, calls.deskTimeline, ({ input: { uid, kind, beforeAt, beforeKey } }) => {
    const from = beforeAt === undefined ? undefined : { at: beforeAt, key: beforeKey ?? '' };
    return timeline(db, { uid, kind, from });
  });
  deskRoute(app, ctx, calls.deskUnmask, ({ input, by }) => withTx(db, (tx) => unmaskPhone(tx, input, by, ctx)));
  deskRoute(app, ctx, calls.deskNote, ({ input, by }) => done((tx) => noteMember(tx, input, by)));
  deskRoute(app, ctx, calls.deskMessage, ({ input, by }) => withTx(db, (tx) => messageMember(tx, input, by)));
  deskRoute(app, ctx, calls.deskEndLogins, ({ input: { uid, ...why }, by }) =>
    done(async (tx) => endLogins(tx, by, { userId: await idOf(tx, uid), ...why })),
  );
  deskRoute(app, ctx, calls.deskMute, ({ input: { uid, ...mute }, by }) =>
    done(async (tx) => muteMember(tx, by, { userId: await idOf(tx, uid), ...mute })),
  );
  deskRoute(app, ctx, calls.deskBan, ({ input: { uid, requestId, reason }, by }) =>
    withTx(db, async (tx) => askToBan(tx, { user: await findMember(tx, uid), requestId, reason }, by)),
  );
  deskRoute(app, ctx, calls.deskLift, ({ input: { uid, ...lift }, by }) =>
    done(async (tx) => liftSanction(tx, by, { userId: await idOf(tx, uid), ...lift })),
  );
  deskRoute(app, ctx, calls.deskDiamonds, ({ input: { uid, requestId, amount, reason }, by }) =>
    withTx(db, async (tx) => {
      if (amount === 0) throw new ProductError(code.badParameter, 'badParameter', { field: 'amount' });
      return wishFor(
        tx,
        { user: await findMember(tx, uid), requestId, deed: { kind: 'diamonds', amount }, reason },
        by,
      );
    }),
  );
  deskRoute(app, ctx, calls.deskVip, ({ input: { uid, requestId, days, reason }, by }) =>
    withTx(db, async (tx) => {
      const user = await findMember(tx, uid);
      return wishFor(tx, { user, requestId, deed: { kind: 'vip', amount: 0, days }, reason }, by);
    }),
  );
  deskRoute(app, ctx, calls.deskPurchases, async ({ input: { uid }, now }) => ({
    records: await refundable(db, (await findMember(db, uid)).id, now),
  }));
  deskRoute(app, ctx, calls.deskRefund, ({ input: { uid, requestId, itemKind, itemId, reason }, by }) =>
    withTx(db, async (tx) => {
      const user = await findMember(tx, uid);
      const item = { itemKind, itemId };
      if (await isRefunded(tx, requestId)) {
        return { state: 'done' as const, balance: await balanceOf(tx, user.id), repeated: true };
      }
      const { price: amount, title } = await paidFor(tx, { userId: user.id, ...item, now: by.now });
      return wishFor(tx, { user, requestId, deed: { kind: 'refund', amount, item }, title, reason }, by);
    }),
  );
  deskRoute(app, ctx, calls.deskSecondPerson, async ({ staff, now }) => ({
    records: await waitingForSecond(db, staff, now),
  }));
  deskRoute(app, ctx, calls.deskDecide, async ({ input, by }) => {
    const { confirm, why } = input;
    // Void is written down before it is refused.
    const state = await withTx(db, (tx) =>
      decide(tx, input, by, (wish) =>
        wish.kind === 'content'
          ? decidePrice(tx, ctx, { wish, confirm }, by)
          : decideCaseRefund(tx, { wish, confirm, why }, by, ctx.config.minors),
      ),
    );
    if (state === 'void') throw new ProductError(code.alreadyDone, 'changedMeanwhile');
    return { state };
  });
}
