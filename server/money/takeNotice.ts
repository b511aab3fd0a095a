import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { Heard, Notice, PaymentProvider } from '@server/pay/port';
import { hearNotice, type NoticeResult } from './hearNotice';

/**
 * An old notice may be a copy that somebody plays again, and may be one that was late: the provider itself is asked, and its answer
 * takes the place of the notice. Nothing is refused for its age that the provider says is paid.
 */
async function confirmed(ctx: ServerContext, provider: PaymentProvider, heard: Heard): Promise<Heard> {
  if (heard.kind !== 'payment' || heard.isFresh) return heard;
  const order = await ctx.database.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', heard.orderId)
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  const said = order && (await provider.query(order));
  return said?.state === 'paid' ? { ...heard, payment: said.payment, isFresh: true } : heard;
}

/**
 * Takes a notice of a provider: checks it, books it, and writes it down whatever came of it. One that is not the provider's is told to
 * `forged` first, which may throw.
 */
export async function takeNotice(
  ctx: ServerContext,
  provider: PaymentProvider,
  notice: Notice,
  forged: () => Promise<void> = async () => {},
): Promise<NoticeResult> {
  const said = await provider.hear(notice).catch(async (fault: unknown) => {
    // It is no notice at all, and so nobody's.
    if (fault instanceof ProductError) await forged();
    throw fault;
  });
  if (said.kind === 'forged') await forged();
  const heard = await confirmed(ctx, provider, said);
  const { config, clock, database } = ctx;
  const by = { provider: provider.name, twice: config.payTwice, minors: config.minors, watch: ctx, now: clock.now() };
  return withTx(database.db, (tx) => hearNotice(tx, heard, by));
}
