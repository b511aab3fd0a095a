import { eraseLeaving } from '@server/privacy/erase';
import type { Account } from '@/contract/account';
import { accountCalls } from '@/contract/calls/account';
import type { TestServer } from './testServer';

/** Lets all who have given up their accounts be erased now, as if their days were over. */
export async function eraseNow({ ctx }: Pick<TestServer, 'ctx'>): Promise<number[]> {
  const now = ctx.clock.now();
  await ctx.database.db
    .updateTable('users')
    .set({ leaveAt: new Date(now) })
    .where('leaveAt', 'is not', null)
    .execute();
  return eraseLeaving(ctx, now);
}

/** Gives a member's account up over HTTP and erases it. */
export async function leaveForGood(server: TestServer, who: Account, password = 'passw0rd'): Promise<void> {
  await server.get(accountCalls.deleteAccount, { password }, who);
  await eraseNow(server);
}
